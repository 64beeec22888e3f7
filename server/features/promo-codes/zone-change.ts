import { db } from '../../db/build.ts'
import { inZone, type ZoneFollower } from '../settings/seam.ts'
import { notOver } from './queries.ts'

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
