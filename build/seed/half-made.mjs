import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes what there is of a studio whose making was cut short, and the folder too where it was made for it.
 * @param {string} folder @param {boolean} wasThere whether the folder was there before
 * @returns {boolean} whether there was anything
 */
export function removeHalfMade(folder, wasThere) {
  if (!existsSync(folder) || existsSync(join(folder, 'studio.sqlite'))) return false
  const parts = readdirSync(folder).filter((name) => name.startsWith('studio.sqlite.part'))
  for (const name of [...parts, 'studio.pid']) rmSync(join(folder, name), { force: true })
  if (!wasThere) rmSync(folder, { recursive: true })
  return parts.length > 0
}
