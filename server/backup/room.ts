import { Refusal } from '../api/errors.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

/** Refuses (STORAGE_FULL) where a disk lacks the room for a copy, or for restoring one; bytes. `where` names the disk. */
export function requireRoom(needed: number, free: number, what: 'copy' | 'restoring', where: Said): void {
  if (free >= needed) return
  const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  throw new Refusal(
    'STORAGE_FULL',
    say(`backup.${what}_needs_room`, { asked: inGigabytes(needed), where, there: inGigabytes(free) }),
  )
}
