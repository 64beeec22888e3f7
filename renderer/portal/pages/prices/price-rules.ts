import type { PublicType } from '../../parts/use-public.ts'

/** How prices are put together: what somebody new takes first comes first. */
const GROUPS = ['intro', 'drop_in', 'class_pack', 'time_pass', 'subscription'] as const
type PriceGroup = (typeof GROUPS)[number]

type Terms = Pick<
  PublicType,
  'type' | 'price' | 'intro_price' | 'is_intro_offer' | 'credits_included' | 'credits_per_interval' | 'unlimited'
>

/** What a type costs who buys it now, in major units. */
export const priceOf = ({
  price,
  intro_price,
  is_intro_offer,
}: Pick<Terms, 'price' | 'intro_price' | 'is_intro_offer'>) => (is_intro_offer ? (intro_price ?? price) : price)

/** What one class of several comes to, in major units; null where a class has no price of its own. */
export function perClass(type: Omit<Terms, 'type'>): number | null {
  const classes = type.unlimited ? 0 : (type.credits_per_interval ?? type.credits_included ?? 0)
  return classes > 1 ? priceOf(type) / classes : null
}

/** The types in their groups, the cheapest first; groups without any are left out. */
export function grouped<Type extends Terms>(types: readonly Type[]): { group: PriceGroup; types: Type[] }[] {
  const groupOf = (type: Type): PriceGroup => (type.is_intro_offer ? 'intro' : type.type)
  return GROUPS.map((group) => ({
    group,
    types: types.filter((type) => groupOf(type) === group).sort((one, other) => priceOf(one) - priceOf(other)),
  })).filter((one) => one.types.length > 0)
}
