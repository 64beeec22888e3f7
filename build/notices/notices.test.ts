import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../paths.mjs'
import { absent } from './absent.mjs'
import { foldersOf, modulesIn } from './bundled.ts'
import { isAllowed, licenceOf } from './licences.mjs'
import { noticesOf } from './notices.mjs'
import { besideServer, inDocsScript, inStyles, inTypst } from './parts.mjs'

describe('what a bundle has of packages', () => {
  it('is told by the paths of its modules, of the innermost package, and of no file of ours', () => {
    const modules = [
      'server/main.ts',
      '\0rolldown/runtime.js',
      'node_modules/zod/v4/index.js',
      'node_modules/zod/v4/core.js',
      '/home/me/desk/node_modules/react/index.js?commonjs-es-import',
      'C:\\desk\\node_modules\\@img\\colour\\index.cjs',
      'node_modules/electron-updater/node_modules/semver/index.js',
    ]
    assert.deepEqual(foldersOf(modules), [
      'node_modules/@img/colour',
      'node_modules/electron-updater/node_modules/semver',
      'node_modules/react',
      'node_modules/zod',
    ])
  })

  it('leaves out a module of which nothing was taken', () => {
    const input = (bytesInOutput: number) => ({ bytesInOutput })
    const output = { imports: [], exports: [], bytes: 9, inputs: { 'a.js': input(9), 'b.js': input(0) } }
    assert.deepEqual(modulesIn({ inputs: {}, outputs: { 'main.mjs': output } }), ['a.js'])
  })
})

describe('the terms of a package', () => {
  it('are read in every way that they are written', () => {
    assert.deepEqual(
      [
        licenceOf({ name: 'a', license: 'MIT' }),
        licenceOf({ name: 'a', license: { type: 'ISC' } }),
        licenceOf({ name: 'a', licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }),
        licenceOf({ name: 'a' }),
        licenceOf({ name: 'decko' }),
      ],
      ['MIT', 'ISC', 'MIT OR GPL-2.0', '', 'MIT'],
    )
  })

  const terms: readonly [string, boolean][] = [
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['AGPL-3.0-or-later', false],
    ['SSPL-1.0', false],
    ['UNLICENSED', false],
    ['', false],
  ]
  for (const [licence, isFine] of terms)
    it(`${isFine ? 'may' : 'may not'} be “${licence}”`, () => assert.equal(isAllowed('a', licence), isFine))

  it('may be the LGPL for the library of pictures alone', () => {
    assert.ok(isAllowed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'))
    assert.ok(!isAllowed('@img/sharp-libvips-linux-x64', 'GPL-3.0-or-later'))
  })
})

describe('the notices', () => {
  const of = (...folders: string[]) => noticesOf({ title: 'T', folders })

  it('name each part once, and say each text once', () => {
    const text = of('node_modules/zod', 'node_modules/zod', 'node_modules/react', 'node_modules/react-dom')
    const lines = text.split('\n')
    assert.equal(lines.filter((line) => /^ {2}zod \d.* — MIT$/.test(line)).length, 1)
    assert.ok(text.includes(readFileSync(join(root, 'node_modules/zod/LICENSE'), 'utf8').trim()))
    assert.equal(text.split('Copyright (c) Meta Platforms').length, 2)
    assert.match(text, /^react [\d.]+, react-dom [\d.]+$/m)
  })

  it('are not written where a part is under other terms', () => {
    const refused = ['node_modules/axe-core', 'node_modules/@axe-core/playwright'].find((it) =>
      existsSync(join(root, it, 'package.json')),
    )!
    assert.throws(() => of('node_modules/zod', refused), /is under MPL-2\.0: take something else, or allow it/)
  })

  it('have the whole text for who brings none, and all that the library of pictures refers to', () => {
    const beside = of(...besideServer())
    assert.match(beside, /Apache License\n\s+Version 2\.0, January 2004/)
    if (process.platform === 'win32') return
    for (const said of [
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
      'MOZILLA PUBLIC LICENSE',
      '| librsvg ',
    ])
      assert.ok(beside.includes(said), said)
  })

  it('know every part of the reference page’s script, and none that is not in it', () => {
    const docs = inDocsScript()
    assert.ok(docs.installed.length > 40)
    assert.deepEqual(docs.absent, Object.keys(absent).toSorted())
    assert.throws(() => noticesOf({ title: 'T', folders: [], absent: ['left-pad'] }), /say its terms in/)
  })

  it('name what the compiler of papers was made of', () => {
    const crates = inTypst()
    assert.ok(crates.length > 100)
    for (const name of ['typst-assets-', 'rustybuzz-', 'pdf-writer-'])
      assert.ok(crates.some((crate) => crate.startsWith(name)))
    assert.ok(noticesOf({ title: 'T', folders: inStyles(), crates }).includes(crates.at(-1)!))
  })
})
