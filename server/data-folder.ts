import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
} from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { OTHER_FOLDER, StartRefused } from './refused-start.ts'

const FOLDER = 0o700
const FILE = 0o600
/** Windows keeps a home folder's files to its user automatically. */
const HAS_MODES = process.platform !== 'win32'

/** Makes the data folder where there is none; nobody but its user may look into it, also where it was there before. */
export function makeDataFolder(folder: string, otherFolder = OTHER_FOLDER): void {
  makeWayTo(folder, otherFolder)
  // Also says so where it is a file, or not to be read.
  readdirSync(folder)
  accessSync(folder, constants.W_OK)
  if (!HAS_MODES || !isOwnFolder(folder)) return
  try {
    chmodSync(folder, FOLDER)
  } catch (error) {
    if (!isBeyond(error)) throw error
  }
}

/** Step by step: Node's own way tries for ever where a folder that is there takes no other. */
function makeWayTo(folder: string, otherFolder: string): void {
  if (existsSync(folder)) return
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new StartRefused(
      `${folder} leads to ${readlinkSync(folder)}, which is not there. Connect the disk it is on, or ${otherFolder}.`,
    )
  }
  if (dirname(folder) !== folder) makeWayTo(dirname(folder), otherFolder)
  mkdirSync(folder, { mode: FOLDER })
}

/**
 * Gives every file and folder below the data folder to its user alone, one after the other, so that nobody waits for it. Links
 * are left alone: they lead elsewhere.
 */
export async function keepPrivate(folder: string): Promise<void> {
  if (HAS_MODES && isOwnFolder(folder)) await asFarAsPossible(() => closeAllIn(folder))
}

async function closeAllIn(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await asFarAsPossible(() => chmod(path, FOLDER))
      await asFarAsPossible(() => closeAllIn(path))
    } else if (entry.isFile()) {
      await asFarAsPossible(async () => ((await lstat(path)).mode & 0o777) === FILE || chmod(path, FILE))
    }
  }
}

/** True if the folder is there for the studio: somebody's whole home, or the whole disk, is not ours to close. */
function isOwnFolder(folder: string): boolean {
  return ![resolve('/'), home()].includes(resolve(folder))
}

/** The user's home; undefined for one whom the system knows by a number alone, as in a container. */
function home(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** Files of another user, or files that disappear meanwhile, stay as they are: nothing of the studio waits for them. */
async function asFarAsPossible(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!isBeyond(error)) throw error
  }
}

function isBeyond(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Throws what the system says where a file of the studio's is there and can't be read and written; refuses what is no file. */
export function requireOwnFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isFile()) throw new StartRefused(`${file} is not a file. Move it away, or ${OTHER_FOLDER}.`)
  accessSync(file, constants.R_OK | constants.W_OK)
}

/** True if something is there and holds something. */
export function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
}
