import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { oneAtATime } from '../../build/one-at-a-time.mjs'
import { cache, root } from '../../build/paths.mjs'

/**
 * The folder of a PGlite with nothing in it, to be copied: setting one up takes seconds and a gigabyte, so that it is done
 * once, by a process of its own, and kept in `.cache` as long as PGlite is the same.
 */
export async function emptyStore(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  const folder = join(cache, `pglite-${version}`)
  if (!existsSync(folder)) await oneAtATime(`${folder}.lock`, () => make(folder))
  return folder
}

async function make(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = mkdtempSync(`${folder}.part-`)
  // What runs once is not worth the second, slower compilation of its code.
  await promisify(execFile)(process.execPath, ['--liftoff-only', import.meta.filename, unfinished])
  renameSync(unfinished, folder)
}

const [, , dataDir] = process.argv
if (import.meta.main) await (await PGlite.create({ dataDir: dataDir! })).close()
