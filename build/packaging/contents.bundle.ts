import assert from 'node:assert/strict'
import { getCurrentFuseWire } from '@electron/fuses'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { before, describe, it } from 'node:test'
import { fontFiles } from '../../server/documents/fonts.ts'
import { root } from '../paths.mjs'
import { filesIn, type ArchivedFile } from './size.mjs'
import { leftOvers } from './pack.mjs'
import { packaged, UPDATES_URL, type Packaged } from './packaged.ts'

/** Why each file is inside; modules of packages are held against what the server loads, in working.bundle.ts. */
const reasons: Readonly<Record<string, RegExp>> = {
  'what the application is called, its version and where it begins': /^package\.json$/,
  'the shell, with its own pages and icons':
    /^dist\/electron\/([\w-]+\.cjs|\w+(@2x)?\.png|pages\/[\w/-]+\.(html|css|svg|js))$/,
  'the server and its threads': /^dist\/server\/[\w.-]+\.mjs$/,
  'the papers’ templates': /^dist\/server\/templates\/[\w-]+\.typ$/,
  'the script of the reference page, which not every browser takes compressed':
    /^dist\/server\/redoc\.standalone\.js(\.br)?$/,
  'the pages': /^dist\/pages\/(manager|portal|kiosk)\/.*\.(html|js|css|svg|png|webp|woff2|json|webmanifest)$/,
  'the faces they are set in': /^dist\/pages\/faces\/(faces\.json|assets\/[\w-]+\.(woff2|css))$/,
  'by whose leave': /^dist\/pages\/faces\/[\w-]+-license\.txt$/,
  'what other websites show': /^dist\/pages\/widget\/widget\.js$/,
  'the pages as browsers prefer them, or others take them': /^dist\/pages\/.*\.(br|gz)$/,
  'the compiler of papers': /^node_modules\/@myriaddreamin\/.*\.wasm$/,
  'modules of packages': /^node_modules\/.*\.[cm]?js$/,
  'how a module is found in its package': /^node_modules\/(@[\w-]+\/)?[\w-]+\/package\.json$/,
  'on which terms it is passed on':
    /^LICENSE$|^dist\/pages\/THIRD-PARTY-NOTICES\.txt$|^node_modules\/(@[\w-]+\/)?[\w-]+\/(LICENSE\w*(\.\w+)?|README\.md)$/,
  'the versions in sharp’s library': /^node_modules\/@img\/sharp[\w-]*\/versions\.json$/,
}
const isSystemsOwn = /\.(node|dylib|dll)$|\.so\.[\d.]+$/
const isFont = /\.(ttf|otf)$/

describe('the package', () => {
  let app: Packaged
  let files: ArchivedFile[]
  before(async () => {
    app = await packaged()
    files = filesIn(app.archive)
    console.log(
      app.printed
        .split('\n')
        .filter((line) => / MB {2}/.test(line))
        .join('\n'),
    )
  })

  it('has no file without a reason', () => {
    const known = [...Object.values(reasons), isSystemsOwn, isFont]
    const unknown = files.filter(({ path }) => !known.some((reason) => reason.test(path)))
    assert.deepEqual(
      unknown.map(({ path }) => path),
      [],
      'Leave it out in electron-builder.yml, or say here what it is for',
    )
    for (const [reason, pattern] of Object.entries(reasons)) {
      assert.ok(
        files.some(({ path }) => pattern.test(path)),
        `nothing is there as “${reason}”`,
      )
    }
  })

  it('has nothing of a former build', () => assert.deepEqual(leftOvers(dirname(app.server)), []))

  it('has the fonts that papers are set in, and no others', () => {
    const used = fontFiles().map((file) => relative(root, file).replaceAll(sep, '/'))
    const fonts = files.map(({ path }) => path).filter((path) => isFont.test(path))
    assert.deepEqual(fonts.toSorted(), used.toSorted())
  })

  it('has the binaries of this system alone, where the system can load them', () => {
    const system = `${process.platform}-${process.arch}`
    const binaries = files.filter(({ path }) => isSystemsOwn.test(path))
    for (const name of ['better-sqlite3/', 'argon2/', '@img/sharp-']) {
      assert.ok(
        binaries.some(({ path }) => path.startsWith(`node_modules/${name}`)),
        `no binary of ${name}`,
      )
    }
    assert.deepEqual(
      binaries.filter(
        ({ path, isUnpacked }) => !isUnpacked || !(path.includes(system) || path.includes('build/Release')),
      ),
      [],
    )
  })

  it('says what it is and no more', () => {
    const { name, version, main, scripts, devDependencies } = JSON.parse(
      readFileSync(join(app.app, 'package.json'), 'utf8'),
    )
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    assert.deepEqual([name, version, main], [own.name, own.version, 'dist/electron/main.cjs'])
    assert.deepEqual([scripts, devDependencies], [undefined, undefined])
    assert.ok(files.some(({ path }) => path === main))
  })

  it('has its fuses set: no Node, no options and no debugger from outside, no other application inside', async () => {
    const { version, ...wire } = await getCurrentFuseWire(join(app.unpacked, 'studio-desk'))
    const states = Object.values(wire).map((state) => String.fromCharCode(Number(state)))
    // Node, encrypted cookies, NODE_OPTIONS, --inspect, the archive's checksum, the archive alone, (V8's own), file: pages.
    assert.deepEqual([version, states.join('')], ['1', '01001100'])
  })

  it('knows where updates are', () => {
    const told = readFileSync(join(app.unpacked, 'resources', 'app-update.yml'), 'utf8')
    assert.match(told, /^provider: generic$/m)
    assert.ok(told.includes(`url: ${UPDATES_URL}/linux/${process.arch}\n`), told)
  })
})
