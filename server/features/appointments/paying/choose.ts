import type { Reader } from '../../../db/writer.ts'
import { notFound, refuseFor } from '../../../api/errors.ts'
import { localDate, localTime, type Instant } from '../../../lib/time.ts'
import { chooseMembership, type Entitlement } from '../../bookings/booking/choose-membership.ts'
import { locationOf } from '../../establishments/place-rules.ts'
import { usableMemberships } from '../../memberships/entitlements.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { ServiceRow } from '../services/queries.ts'

export interface Asked {
  now: Instant
  starts_at: Instant
  service: Pick<ServiceRow, 'id' | 'category_id' | 'credit_cost' | 'price_minor'>
  client_id: number
  establishment_id: number | null
  /** The membership that is to pay, whatever others there are. */
  membership_id?: number | undefined
  /** Staff insist: what the named one covers, where, when, and its limits are passed. */
  is_forced: boolean
}

/**
 * The membership that pays for an appointment, and with how many credits; null: its price is charged once it took place. One that
 * is named pays, or its reasons are thrown (404 where it is not the client's). Nothing pays for what costs nothing.
 */
export function payingMembership(reader: Reader, asked: Asked): Entitlement | null {
  const { now, starts_at, service, client_id, membership_id, is_forced } = asked
  if (service.price_minor === 0) return null
  const { timezone, past_due_days } = settingsOf(reader)
  const [on, at] = [localDate(starts_at, timezone), localTime(starts_at, timezone)]
  const { id, category_id, credit_cost } = service
  const where = { establishment_id: locationOf(asked.establishment_id), on, at }
  const what = { kind: 'service' as const, id, category_id, covered_by_all: false, credit_cost, ...where }
  const use = { on, now, timezone, past_due_days, what }
  const memberships = usableMemberships(reader, { ...use, client_id }, membership_id)
  if (membership_id !== undefined && !memberships.some((one) => one.id === membership_id)) throw notFound('membership')
  const choice = chooseMembership(memberships, use, { named_id: membership_id, force: is_forced })
  if (choice.kind === 'entitled') return choice.entitlement
  if (membership_id !== undefined && choice.kind === 'refuse') throw refuseFor(choice.reasons)
  return null
}
