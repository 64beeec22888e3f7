import type { Messages } from '../../messages/areas.ts'
import { unlimitedSaid } from '../../../shared/coverage/unlimited.ts'
import type { PublicType } from '../../parts/use-public.ts'

type Terms = Pick<
  PublicType,
  | 'credits_included'
  | 'credits_per_interval'
  | 'unlimited'
  | 'validity_days'
  | 'is_intro_offer'
  | 'intro_validity_days'
  | 'starts'
  | 'coverage'
  | 'establishment_ids'
  | 'usable_times'
  | 'max_per_day'
  | 'max_per_week'
  | 'max_upcoming'
>

/**
 * Says what a membership type holds: "10 classes · good for 120 days", or credits where a class may take several. Classes that
 * are uncounted within limits are named only if the limits are shown beside it (`hasLimitsBeside`).
 */
export function contents(
  { prices, cost }: Pick<Messages, 'prices' | 'cost'>,
  type: Terms,
  isOneCredit: boolean,
  hasLimitsBeside = true,
): string {
  const { offer: m } = prices
  const credits = type.credits_per_interval ?? type.credits_included
  const validity = type.is_intro_offer ? (type.intro_validity_days ?? type.validity_days) : type.validity_days
  const unlimited = type.unlimited ? unlimitedSaid(type) : null
  const isSaid = unlimited !== null && (unlimited === 'unlimited' || hasLimitsBeside)
  const parts = [
    type.unlimited ? isSaid && m[unlimited] : credits ? (isOneCredit ? m : cost).credits(credits) : null,
    validity ? m.validFor(validity) : null,
    validity && type.starts === 'first_visit' ? m.fromFirstVisit : null,
    type.is_intro_offer ? m.intro : null,
  ]
  return parts.filter(Boolean).join(' · ')
}
