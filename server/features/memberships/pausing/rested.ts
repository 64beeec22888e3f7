import { refuseFor } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { localDate } from '../../../lib/time.ts'
import { dependantsOf } from '../../clients/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { NamedMembershipRow } from '../queries.ts'
import type { Booked } from '../seam.ts'
import { endWithoutPause, restsOnPause } from './stretched.ts'

/** Throws MEMBERSHIP_EXPIRED_ON_CLASS_DATE, naming them, while places are booked that a membership pays for by its pause alone. */
export function refuseWhileRested(tx: Tx, ctx: Ctx, row: NamedMembershipRow): void {
  const resting = restsOnPause(ctx, tx, row)
  const until = endWithoutPause(tx, ctx, row)
  if (resting.length === 0 || until === null) return
  const booked = namesOf(tx, row, resting)
  const detail = say('memberships.rests_on_pause', { name: row.type_name, until, booked })
  throw refuseFor([
    { code: 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE', detail, rule: 'planned_pause', value: until, fix: 'cancel_other' },
  ])
}

/** Names classes for the holder: their own and their children's in full; of others who share it, only the days. */
function namesOf(tx: Tx, { client_id }: NamedMembershipRow, resting: readonly Booked[]): Said[] {
  const { timezone } = settingsOf(tx)
  const family = new Set([client_id, ...tx.all(dependantsOf, { guardian_id: client_id }).map(({ id }) => id)])
  return resting.map((one) =>
    family.has(one.client_id)
      ? say('memberships.booked_then', { name: one.name, when: one.starts_at })
      : say('memberships.booked_by_member', { when: localDate(one.starts_at, timezone) }),
  )
}
