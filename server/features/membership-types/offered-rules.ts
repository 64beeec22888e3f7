/** A membership type's promise to its buyer. Its terms are a version that never changes; prices are in minor units. */
export interface OfferedType {
  name: string
  price_minor: number
  billing_interval: string | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: boolean
  validity_days: number | null
  rollover_enabled: boolean
  max_rollover_credits: number | null
  is_intro_offer: boolean
  intro_price_minor: number | null
  intro_validity_days: number | null
  terms_id: number | null
}

/** The current promise of a type, to be kept with a purchase that begins. */
export function offeredOf(type: OfferedType): OfferedType {
  return {
    name: type.name,
    price_minor: type.price_minor,
    billing_interval: type.billing_interval,
    credits_included: type.credits_included,
    credits_per_interval: type.credits_per_interval,
    unlimited: type.unlimited,
    validity_days: type.validity_days,
    rollover_enabled: type.rollover_enabled,
    max_rollover_credits: type.max_rollover_credits,
    is_intro_offer: type.is_intro_offer,
    intro_price_minor: type.intro_price_minor,
    intro_validity_days: type.intro_validity_days,
    terms_id: type.terms_id,
  }
}

/** A type as it was when it was offered; as it is where nothing was kept (null). */
export const asOffered = <Type extends OfferedType>(type: Type, offered: OfferedType | null): Type =>
  offered === null ? type : { ...type, ...offeredOf(offered) }
