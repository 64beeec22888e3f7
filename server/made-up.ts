import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (folder: string) => join(folder, 'made-up.txt')

/** Marks a data folder as one of a made-up studio, whose passwords everybody can read. */
export function markMadeUp(folder: string): void {
  const said = 'This studio is made up and its passwords are published: it is not served to the network.\n'
  writeFileSync(fileIn(folder), said, { mode: 0o600 })
}

/** True if a data folder is one of a made-up studio. */
export function isMadeUp(folder: string): boolean {
  return existsSync(fileIn(folder))
}
