import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder with the studio's data, as the server would choose it. */
export function dataFolder(env: Record<string, string | undefined>, home: string): string {
  return resolve(env['STUDIO_DATA_DIR'] || join(home, '.studio-desk'))
}

/** A copy of a studio, in one file. */
export interface Copy {
  file: string
  madeAt: Date
}

/** Returns the newest of the studio's automatic backups; undefined if there is none. */
export function newestCopy(folder: string): Copy | undefined {
  const backups = join(folder, 'backups')
  return namesIn(backups)
    .filter((name) => name.endsWith('.studiobackup'))
    .flatMap((name) => copyIn(join(backups, name)) ?? [])
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0]
}

/** The copy in a file; undefined where it is not there. */
export function copyIn(file: string): Copy | undefined {
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtime
  return madeAt && { file, madeAt }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
