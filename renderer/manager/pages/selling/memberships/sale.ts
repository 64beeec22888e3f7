import { parseDate } from '@internationalized/date'
import type { Item } from '../../../../api/index.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

export type MembershipType = Item<'GET /api/v1/membership-types'>

/** Ways to pay at the desk for a membership; gift cards pay at the point of sale. */
export const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'other', 'complimentary'] as const
/** The client pays online, by a link that they are sent. */
export const LINK = 'link'
/** Given without noting any payment. */
export const FREE = 'free'

/** The amount to pay now, in major units: 0 for a free membership. */
export const dueNow = (type: Parameters<typeof priceNow>[0], method: string): number =>
  method === FREE || method === 'complimentary' ? 0 : priceNow(type)

/** The last day it is good, the first counted; null for no end. */
export function endOf(
  type: Pick<MembershipType, 'validity_days' | 'is_intro_offer' | 'intro_validity_days'>,
  startsOn: string,
): string | null {
  const days = (type.is_intro_offer ? type.intro_validity_days : null) ?? type.validity_days
  return days === null
    ? null
    : parseDate(startsOn)
        .add({ days: days - 1 })
        .toString()
}

/** The reads that change with a membership, repeated afterwards. */
export const CHANGED = [
  'GET /api/v1/memberships',
  'GET /api/v1/memberships/{membership_id}/credits',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/bookings',
  'GET /api/v1/clients/standing',
  'GET /api/v1/clients/{client_id}/summary',
] as const
