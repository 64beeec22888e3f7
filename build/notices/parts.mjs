import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fontFiles } from '../../server/documents/fonts.ts'
import { root } from '../paths.mjs'
import { foldersOf } from './bundled.ts'

/** The packages that the bundled server loads at run time, and those they need; see electron-builder.yml. */
const LOADED = [
  'better-sqlite3',
  'argon2',
  '@phc/format',
  'node-gyp-build',
  'sharp',
  '@img/colour',
  'detect-libc',
  'semver',
  '@myriaddreamin/typst-ts-web-compiler',
]

/** Packages that go into the pages' style sheet and are not modules of theirs. */
const IN_STYLES = ['tailwindcss', 'tailwindcss-react-aria-components']

const inModules = (/** @type {string} */ name) => `node_modules/${name}`

/** The packages beside the bundled server: those of every system that are installed here, and the fonts. */
export function besideServer() {
  const binaries = readdirSync(join(root, 'node_modules', '@img')).filter((name) => name.startsWith('sharp-'))
  const fonts = fontFiles().map((file) => relative(root, file).split(sep).join('/'))
  return foldersOf([...LOADED, ...binaries.map((name) => `@img/${name}`)].map(inModules).concat(fonts))
}

/** The packages in the pages' style sheets. */
export const inStyles = () => IN_STYLES.map(inModules)

/** The reference page's script and what its maker has put in, installed here or not. @returns {{ installed: string[], absent: string[] }} */
export function inDocsScript() {
  const map = readFileSync(join(root, 'node_modules/redoc/bundles/redoc.standalone.js.map'), 'utf8')
  const { sources } = /** @type {{ sources: string[] }} */ (JSON.parse(map))
  const names = foldersOf(sources).map((folder) => folder.slice(folder.lastIndexOf('node_modules/')))
  const isInstalled = (/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json'))
  return {
    installed: foldersOf([inModules('redoc'), ...names.filter(isInstalled)]),
    absent: foldersOf(names.filter((folder) => !isInstalled(folder))).map((folder) =>
      folder.replace('node_modules/', ''),
    ),
  }
}

/** Returns the crates that the compiler of papers was made of, by the names and versions in it. @returns {string[]} */
export function inTypst() {
  const folder = join(root, inModules('@myriaddreamin/typst-ts-web-compiler'), 'pkg')
  const program = readdirSync(folder).find((name) => name.endsWith('.wasm'))
  if (!program) throw new Error(`${folder} holds no compiler of papers`)
  const text = readFileSync(join(folder, program), 'latin1')
  return [
    ...new Set(
      [...text.matchAll(/index\.[\w.]+-[0-9a-f]+[/\\]([\w-]+-\d[\w.]*)[/\\]/g)].map(([, crate = '']) => crate),
    ),
  ].sort()
}
