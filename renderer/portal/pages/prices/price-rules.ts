import type { PublicType } from '../../parts/use-public.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

/** The order of the price groups: a new client's first purchase comes first. */
const GROUPS = ['intro', 'drop_in', 'class_pack', 'time_pass', 'subscription'] as const
type PriceGroup = (typeof GROUPS)[number]

type Terms = Pick<
  PublicType,
  | 'type'
  | 'price'
  | 'intro_price'
  | 'is_intro_offer'
  | 'credits_included'
  | 'credits_per_interval'
  | 'unlimited'
  | 'takes_one_credit'
>

/** Returns the price per class of several, in major units; null if it can't be split by class, or not all cost the same. */
export function perClass(type: Terms): number | null {
  const classes =
    type.unlimited || !type.takes_one_credit ? 0 : (type.credits_per_interval ?? type.credits_included ?? 0)
  return classes > 1 ? priceNow(type) / classes : null
}

/** The types in their groups, the cheapest first; groups without any are left out. */
export function grouped<Type extends Terms>(types: readonly Type[]): { group: PriceGroup; types: Type[] }[] {
  const groupOf = (type: Type): PriceGroup => (type.is_intro_offer ? 'intro' : type.type)
  return GROUPS.map((group) => ({
    group,
    types: types.filter((type) => groupOf(type) === group).sort((one, other) => priceNow(one) - priceNow(other)),
  })).filter((one) => one.types.length > 0)
}
