import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { inZone, type ZoneFollower } from '../settings/seam.ts'

const notOver = query((p: { now: Instant }) =>
  db
    .selectFrom('promo_codes')
    .select(['id', 'valid_from', 'valid_until'])
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', p.now)])),
)

/** A code begins and ends on the same day and time in another timezone; one that has begun goes on. */
export const promoCodesOfZone: ZoneFollower = {
  planned: () => [],
  move(tx, { now }, change) {
    for (const { id, valid_from, valid_until } of tx.all(notOver, { now })) {
      const window = {
        valid_from: valid_from > now ? inZone(valid_from, change) : valid_from,
        valid_until: valid_until === null ? null : inZone(valid_until, change),
      }
      tx.run(db.updateTable('promo_codes').set(window).where('id', '=', id))
    }
  },
}
