import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
/** Windows keeps a home folder's files to its user by itself. */
const HAS_MODES = process.platform !== 'win32'

/** Makes the data folder where there is none; nobody but its user may look into it, also where it was there before. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  // Also says so where it is a file, or not to be read.
  readdirSync(folder)
  if (HAS_MODES && isOwnFolder(folder)) setMode(folder, FOLDER)
}

/** Gives every file and folder below the data folder to its user alone. Links are left alone: they lead elsewhere. */
export function keepPrivate(folder: string): void {
  if (!HAS_MODES || !isOwnFolder(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      setMode(path, FOLDER)
      keepPrivate(path)
    } else if (entry.isFile()) setMode(path, FILE)
  }
}

/** Whether the folder is there for the studio: somebody's whole home, or the whole disk, is not ours to close. */
function isOwnFolder(folder: string): boolean {
  return ![resolve('/'), homedir()].includes(resolve(folder))
}

/** What belongs to another user of the computer, or is gone meanwhile, stays as it is: nothing of the studio waits for it. */
function setMode(path: string, mode: number): void {
  try {
    const { mode: present } = lstatSync(path)
    if ((present & 0o777) !== mode) chmodSync(path, mode)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'EACCES', 'ENOENT', 'EROFS'].includes(code)) throw error
  }
}

/** Whether something is there and holds something. */
export function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
}
