import type { App, Ctx } from '../../context.ts'
import { newestOf } from '../../lib/newest.ts'
import type { Instant } from '../../lib/time.ts'
import type { MadeBackup } from '../../backup/make-task.ts'
import { readBackupName } from '../../backup/names.ts'
import { copiesHere, newestHere } from './copies.ts'
import { howFarMaking } from './make.ts'
import { readPlaces } from './places.ts'
import { readState, type Proof } from './state.ts'

const download = (file_name: string) => `/api/v1/studio/backups/${file_name}`

/** A copy that was just made. */
export function presentMade({ file_name, made_at, size_bytes, sha256 }: MadeBackup) {
  return { file_name, size_bytes, sha256, created_at: made_at, download_url: download(file_name) }
}

/** The copies, and what is known of them. */
export function presentCopies(ctx: Ctx) {
  const { dataDir } = ctx.config
  const { proofs, sent, tried } = readState(dataDir)
  const { folder, bucket } = readPlaces(ctx)
  const far = (place: 'folder' | 'bucket', isSet: boolean) => {
    if (!isSet) return null
    const known = sent[place]
    const file_name = known?.file_name || null
    const as_of = file_name === null ? null : (readBackupName(file_name)?.made_at ?? null)
    return { file_name, as_of, at: known?.at ?? null, problem: known?.problem ?? null }
  }
  return {
    items: copiesHere(dataDir).map(({ file_name, size_bytes, made_at, kind }) => {
      return { file_name, size_bytes, created_at: made_at, kind, download_url: download(file_name) }
    }),
    proofs: Object.values(proofs),
    folder: far('folder', folder !== null),
    bucket: far('bucket', bucket !== null),
    problem: tried?.problem ?? null,
    making: howFarMaking(ctx),
  }
}

/** The time of this computer’s newest copy; null if it has none. */
export const newestCopyAt = (app: Pick<App, 'config' | 'ports'>): Instant | null => newestHere(app)?.made_at ?? null

/** The result of the newest proven backups: the moment to which the studio can be restored, and their places. */
export interface Restorable {
  as_of: Instant
  clients: number
  places: Proof['place'][]
}

/** The moment to which the studio can be restored, by the newest proven backup in any place; null if none is proven. */
export function restorable({ config, ports }: Pick<App, 'config' | 'ports'>): Restorable | null {
  const proven = Object.values(readState(config.dataDir).proofs).filter(({ problem }) => problem === null)
  const newest = newestOf(proven, ({ as_of }) => as_of, ports.clock.now())
  return newest ? { as_of: newest.as_of, clients: newest.clients, places: proven.map(({ place }) => place) } : null
}
