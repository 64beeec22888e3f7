import { Refusal } from '../api/errors.ts'

/** Refuses (STORAGE_FULL) where a disk lacks the room for something; bytes. `what` begins the sentence, `where` names the disk. */
export function requireRoom(needed: number, free: number, what: string, where: string): void {
  if (free >= needed) return
  const [asked, there] = [needed, free].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`)
  throw new Refusal(
    'STORAGE_FULL',
    `${what} needs ${asked} on the disk with ${where}, and ${there} are free. Make room there.`,
  )
}
