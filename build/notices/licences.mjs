/**
 * Terms under which something may be passed on with Studio Desk: those who have it may do with it as they like, and all that
 * they owe is its notice.
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Python-2.0',
  'PostgreSQL',
  // Letters that papers are set in.
  'OFL-1.1',
  'Bitstream-Vera',
])

/** Terms allowed for one thing alone. @type {readonly { name: RegExp, licence: string, why: string }[]} */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-(libvips-|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own file beside the program, which anybody may put another in place of',
  },
]

/** Licenses of packages that don't name them in SPDX, as their own license file says. @type {Record<string, string>} */
const SAID_IN_ITS_FILE = {
  decko: 'MIT',
  stickyfill: 'MIT',
  'url-template': 'BSD-3-Clause',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
}

/** @typedef {{ name: string, license?: string | { type: string }, licenses?: { type: string }[] }} Manifest */

/** The terms of a package, as SPDX writes them; empty where they are not said. @param {Manifest} manifest */
export function licenceOf({ name, license, licenses }) {
  const said = typeof license === 'string' ? license : license?.type
  return SAID_IN_ITS_FILE[name] ?? said ?? (licenses ?? []).map(({ type }) => type).join(' OR ')
}

/** True if something may be passed on with the program on these terms. @param {string} name @param {string} licence */
export function isAllowed(name, licence) {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  const isFine = (/** @type {string} */ one) =>
    ALLOWED.has(one) || EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === one)
  return choices.some((choice) => choice.split(' AND ').every((one) => isFine(one.trim())))
}
