import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report'])

/**
 * Every file below the given files and folders, as sorted paths relative to `base` with forward slashes; installed and
 * built folders are left out, and so is what does not exist.
 * @param {string} base @param {string[]} places @returns {string[]}
 */
export function filesBelow(base, places) {
  /** @param {string} place @returns {string[]} */
  const below = (place) => {
    const stat = statSync(join(base, place), { throwIfNoEntry: false })
    if (!stat) return []
    if (stat.isFile()) return [place.split(sep).join('/')]
    return readdirSync(join(base, place))
      .filter((name) => !skippedFolders.has(name))
      .flatMap((name) => below(join(place, name)))
  }
  return places.flatMap(below).sort()
}

/** One hash over the names and contents of files. @param {string} base @param {string[]} files @param {string} [salt] */
export function hashOf(base, files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) {
    const content = readFileSync(join(base, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Makes something that is stamped with the hash of what it was made from, unless the stamp already says so. The stamp
 * goes first and comes back last, so work cut short is done again.
 * @param {string} stampFile @param {string} hash @param {() => Promise<void>} make
 */
export async function unlessStamped(stampFile, hash, make) {
  if (stampOf(stampFile) === hash) return
  const folder = dirname(stampFile)
  // If the result can't be kept, don't begin.
  accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK)
  rmSync(stampFile, { force: true })
  await make()
  writeFileSync(stampFile, hash)
}

/** @param {string} stampFile */
function stampOf(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}
