import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../lib/on-disk.ts'
import type { Instant } from '../../lib/time.ts'

export type Place = 'here' | 'folder' | 'bucket'

/** A copy that was restored for trial, and what came of it. */
export interface Proof {
  file_name: string
  place: Place
  proved_at: Instant
  /** The moment at which the studio was as it is in the copy. */
  as_of: Instant
  clients: number
  /** Why it could not be restored; null where it could. */
  problem: string | null
}

/** The result of the last attempt to bring the newest backup to a place. */
export interface Sent {
  file_name: string
  at: Instant
  problem: string | null
}

/** The state of the backups, kept beside them: it belongs to this computer and not to the studio. */
export interface CopyState {
  /** The last try to make one: when, and why it failed. */
  tried: { at: Instant; problem: string | null } | null
  proofs: Partial<Record<Place, Proof>>
  /** The newest that was proven anywhere, which stays. */
  proven: string | null
  sent: Partial<Record<Exclude<Place, 'here'>, Sent>>
  /** Which list of erasures each place has, by its hash. */
  erasures: Partial<Record<Exclude<Place, 'here'>, string>>
}

const NONE: CopyState = { tried: null, proofs: {}, proven: null, sent: {}, erasures: {} }

export const backupsOf = (folder: string) => join(folder, 'backups')
const fileOf = (folder: string) => join(backupsOf(folder), 'state.json')

/** The state of the backups; empty if there are none yet, or if the note can't be read. */
export function readState(folder: string): CopyState {
  const file = fileOf(folder)
  if (!existsSync(file)) return NONE
  try {
    return { ...NONE, ...(JSON.parse(readFileSync(file, 'utf8')) as CopyState) }
  } catch {
    return NONE
  }
}

/** Changes what is known; whole on the disk, or as it was. Of what is written at the same time nothing is lost: it waits for nothing. */
export async function changeState(folder: string, change: (state: CopyState) => CopyState): Promise<void> {
  await mkdir(backupsOf(folder), { recursive: true })
  writeWhole(fileOf(folder), JSON.stringify(change(readState(folder)), null, 2))
}
