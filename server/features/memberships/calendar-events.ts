import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { emitOnce } from '../../events/emit.ts'
import { addDays, type LocalDate } from '../../lib/time.ts'
import { EXPIRING_DAYS } from '../conditions/field-list.ts'

/** Active memberships whose last day it is. */
const endingOn = query((p: { expires_on: LocalDate }) =>
  db
    .selectFrom('memberships')
    .select(['id', 'client_id', 'membership_type_id', 'is_intro_offer'])
    .where('status', '=', 'active')
    .where('expires_on', '=', p.expires_on)
    .orderBy('id'),
)

/** Says which memberships end in just so many days from a day on, and which of them are intro offers. */
export function emitEndings(tx: Tx, act: Act, day: LocalDate): void {
  for (const days of EXPIRING_DAYS) {
    const expires_on = addDays(day, days)
    for (const { id: membership_id, client_id, ...about } of tx.all(endingOn, { expires_on })) {
      const once = {
        key: `${membership_id} ${expires_on} ${days}`,
        payload: { membership_id, ...about, expires_on, days },
      }
      emitOnce(tx, act, 'membership.expiring', client_id, once)
      if (about.is_intro_offer) emitOnce(tx, act, 'intro_offer.ending', client_id, once)
    }
  }
}
