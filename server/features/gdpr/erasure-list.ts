import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../lib/on-disk.ts'
import type { Instant } from '../../lib/time.ts'
import { StartRefused } from '../../refused-start.ts'

/** One client who was erased; ids only, and the studio's own random id, since ids mean something only there. */
export interface ListedErasure {
  studio_id: string
  client_id: number
  erased_at: Instant
}

/** The list that outlives the database: a backup made before an erasure brings nobody back. */
const FILE = 'erased.json'

/** The erasures of this folder; none where there is no list. Throws where the list can't be read: then nobody knows whom a backup brings back. */
export function readErasures(folder: string): ListedErasure[] {
  const file = join(folder, FILE)
  if (!existsSync(file)) return []
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { erased: ListedErasure[] }).erased
  } catch (error) {
    throw new StartRefused(`${file} can't be read. Put it right, or move it away to begin a new list.`, {
      cause: error,
    })
  }
}

/** Adds erasures that are not on the list yet; on the disk when it returns. */
export function listErasures(folder: string, erasures: readonly ListedErasure[]): void {
  const listed = readErasures(folder)
  const fresh = erasures.filter((one) => !listed.some((other) => isSame(one, other)))
  if (fresh.length === 0) return
  writeWhole(join(folder, FILE), `${JSON.stringify({ erased: [...listed, ...fresh] }, null, 2)}\n`)
}

function isSame(one: ListedErasure, other: ListedErasure): boolean {
  return one.studio_id === other.studio_id && one.client_id === other.client_id
}
