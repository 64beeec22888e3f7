import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inName, namesToDisk, toDisk, writeWhole } from '../lib/on-disk.ts'
import type { Instant } from '../lib/time.ts'
import { NAMES } from './manifest.ts'

/**
 * A restore in three steps. The whole studio is made ready in `restoring`, beside the present one, which is not touched; a
 * mark in there says that it is to take its place. Then, while nobody has the folder open, what is there is set aside, the
 * mark says so, and what is ready is put in its place. Whatever ends the process, the next start goes on from the mark.
 */
const MARKS = { ready: 'ready.json', isAside: 'former-is-aside.json' } as const

/** Where a studio is made ready to take the present one's place. */
export const stagingOf = (folder: string) => join(folder, 'restoring')

/** How the folders begin that former studios are set aside in. */
const FORMER = 'replaced-'

/** The folders in a data folder with studios that others took the place of. */
export function formerStudios(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(FORMER))
}

/** Those of them that were set aside before an instant. */
export function formerStudiosBefore(folder: string, before: Instant): string[] {
  return formerStudios(folder).filter((name) => name < nameOf(before))
}

const nameOf = (stamp: Instant) => FORMER + inName(stamp)

/** The studio's files in the data folder. Other files there (backups, the lock) belong to the computer. */
const OWN = [
  NAMES.database,
  `${NAMES.database}-wal`,
  `${NAMES.database}-shm`,
  'clean-end.json',
  'secrets.key',
  'copies.json',
  NAMES.erased,
  'made-up.txt',
  'photos',
]

/** Marks the content of `restoring` as whole: from here on it replaces the current studio. */
export function markReady(folder: string, stamp: Instant): void {
  const staging = stagingOf(folder)
  mkdirSync(join(staging, 'photos'), { recursive: true })
  for (const name of OWN) if (name !== 'photos' && existsSync(join(staging, name))) toDisk(join(staging, name))
  namesToDisk(join(staging, 'photos'))
  const mark = join(staging, MARKS.ready)
  writeWhole(mark, JSON.stringify({ aside: nameOf(stamp) }))
  namesToDisk(folder)
}

/** True if a restore was decided and is not done yet. */
export const isDecided = (folder: string) => markOf(folder) !== undefined

/** The mark of a restore that was decided and is not done yet. */
function markOf(folder: string): string | undefined {
  return Object.values(MARKS)
    .map((name) => join(stagingOf(folder), name))
    .find((mark) => existsSync(mark))
}

/**
 * Completes a restore that was decided: call it while nobody has the folder open. Returns the place of the former studio,
 * undefined if there was none; a restore that was prepared and not decided is removed. `done` is called after each step, so that tests can end the process there.
 */
export function finishRestore(folder: string, done: (step: string) => void = () => {}): string | undefined {
  const staging = stagingOf(folder)
  const mark = markOf(folder)
  if (mark === undefined) {
    rmSync(staging, { recursive: true, force: true })
    return undefined
  }
  const aside = join(folder, (JSON.parse(readFileSync(mark, 'utf8')) as { aside: string }).aside)
  const isAside = join(staging, MARKS.isAside)
  if (mark !== isAside) {
    if (OWN.some((name) => existsSync(join(folder, name)))) mkdirSync(aside, { recursive: true, mode: 0o700 })
    moveAll(OWN, { from: folder, to: aside, done })
    renameSync(mark, isAside)
    namesToDisk(staging)
    done('former set aside')
  }
  moveAll(OWN, { from: staging, to: folder, done })
  rmSync(staging, { recursive: true })
  namesToDisk(folder)
  done('ended')
  return existsSync(aside) ? aside : undefined
}

interface Move {
  from: string
  to: string
  done: (step: string) => void
}

function moveAll(names: readonly string[], { from, to, done }: Move): void {
  for (const name of names) {
    if (!existsSync(join(from, name))) continue
    renameSync(join(from, name), join(to, name))
    for (const place of [from, to]) namesToDisk(place)
    done(`${name} moved to ${to}`)
  }
}
