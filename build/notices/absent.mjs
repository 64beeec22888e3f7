/**
 * Parts of the reference page's script that its maker has put in and that are not installed here: their terms, and whose they
 * are. @type {Readonly<Record<string, { licence: 'MIT' | 'BSD-3-Clause', holder: string }>>}
 */
export const absent = {
  '@emotion/is-prop-valid': { licence: 'MIT', holder: 'Copyright (c) Emotion team and other contributors' },
  '@emotion/memoize': { licence: 'MIT', holder: 'Copyright (c) Emotion team and other contributors' },
  '@emotion/stylis': {
    licence: 'MIT',
    holder: 'Copyright (c) Emotion team and other contributors; (c) 2016 Sultan Tarimo',
  },
  '@emotion/unitless': { licence: 'MIT', holder: 'Copyright (c) Emotion team and other contributors' },
  '@redocly/workerize-loader': { licence: 'MIT', holder: 'Copyright (c) 2018 Jason Miller; (c) Redocly' },
  'core-js': { licence: 'MIT', holder: 'Copyright (c) 2013–2025 Denis Pushkarev (zloirock.ru)' },
  'css-loader': { licence: 'MIT', holder: 'Copyright JS Foundation and other contributors' },
  'hoist-non-react-statics': { licence: 'BSD-3-Clause', holder: 'Copyright (c) 2015, Yahoo! Inc.' },
  'lodash.noop': { licence: 'MIT', holder: 'Copyright jQuery Foundation and other contributors' },
  mobx: { licence: 'MIT', holder: 'Copyright (c) 2015 Michel Weststrate' },
  shallowequal: { licence: 'MIT', holder: 'Copyright (c) 2017 Alberto Leal' },
  'style-loader': { licence: 'MIT', holder: 'Copyright JS Foundation and other contributors' },
  'styled-components': {
    licence: 'MIT',
    holder: 'Copyright (c) 2016-present Glen Maddern and Maximilian Stoiber',
  },
  unfetch: { licence: 'MIT', holder: 'Copyright (c) 2017 Jason Miller' },
}
