import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './paths.mjs'
import { foldersOf, keptPackages } from './notices/bundled.ts'
import { noticesOf } from './notices/notices.mjs'
import { besideServer, inDocsScript, inStyles, inTypst } from './notices/parts.mjs'

/** The name of the notices' file, in the package, at both doors and beside the license service. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt'

const TITLE = `Studio Desk is under the MIT license (LICENSE). It is built with the work of others, which is passed on with it under the
terms below. What runs the desktop application, Electron with Chromium and Node.js, brings its own notices: LICENSE.electron.txt
and LICENSES.chromium.html beside the application.`

/** The packages of which something is passed on: in the bundles that were made, beside them, and in the style sheets. */
export function packagesInside() {
  const bundled = [...keptPackages(dist).values()].flat()
  return foldersOf([...bundled, ...besideServer(), ...inStyles(), ...inDocsScript().installed])
}

/** Writes the notices of the studio among its pages, which serve them, and beside all that is built, from what its bundles were made of. */
export function writeNotices() {
  const { absent } = inDocsScript()
  const text = noticesOf({ title: TITLE, folders: packagesInside(), absent, crates: inTypst() })
  mkdirSync(join(dist, 'pages'), { recursive: true })
  for (const folder of [dist, join(dist, 'pages')]) writeFileSync(join(folder, NOTICES), text)
}

/** Writes the notices of the license service. @param {string} target its folder @param {Iterable<string>} modules in its bundle */
export function writeLicenseNotices(target, modules) {
  const title = 'The license service of Studio Desk is under the MIT license. It is built with the work of others:'
  const folders = foldersOf([...modules, 'node_modules/@electric-sql/pglite'])
  writeFileSync(join(target, NOTICES), noticesOf({ title, folders }))
}

if (import.meta.main) writeNotices()
