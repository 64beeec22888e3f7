import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const installation = query((_: object) =>
  db.selectFrom('installation').select(['restored_at', 'restored_as_of', 'is_held']),
)
export const letGo = query((_: object) => db.updateTable('installation').set({ is_held: false }))

/** The era with which tokens are signed since the last restore. */
export const presentEra = query((_: object) => db.selectFrom('installation').select('era'))

export const nowHere = query((p: { fingerprint: string; now: Instant; as_of: Instant; era: string }) =>
  db
    .updateTable('installation')
    .set({ key_fingerprint: p.fingerprint, restored_at: p.now, restored_as_of: p.as_of, is_held: true, era: p.era }),
)
