import type { Input, Item } from '../../../../api/index.ts'

export type PromoCode = Item<'GET /api/v1/promo-codes'>

export type PromoState = 'active' | 'coming' | 'over' | 'usedUp' | 'deactivated'

export const TONES = { active: 'good', coming: 'info', over: 'plain', usedUp: 'plain', deactivated: 'plain' } as const

type Facts = Pick<PromoCode, 'is_active' | 'max_uses' | 'used_count' | 'valid_from' | 'valid_until'>

/** The state of a code at `now` (milliseconds since 1970); the first that applies of off, over, used up, not yet valid. */
export function promoState(
  { is_active, max_uses, used_count, valid_from, valid_until }: Facts,
  now: number,
): PromoState {
  if (!is_active) return 'deactivated'
  if (valid_until !== null && Date.parse(valid_until) < now) return 'over'
  if (max_uses !== null && used_count >= max_uses) return 'usedUp'
  return Date.parse(valid_from) > now ? 'coming' : 'active'
}

/** A code as its form holds it; days are the studio's. */
export interface PromoValues {
  code: string
  discount_type: PromoCode['discount_type']
  percentage: number | null
  amount: number | null
  reach: 'all' | 'some'
  types: number[]
  valid_from: string | null
  valid_until: string | null
  max_uses: number | null
  one_per_client: boolean
  applies_to_classes: boolean
}

/** The form's first values; `dayOf` gives the studio's day of an instant. */
export function valuesOf(
  code: PromoCode | undefined,
  { today, dayOf }: { today: string; dayOf: (instant: string) => string },
): PromoValues {
  const isFixed = code?.discount_type === 'fixed_amount'
  return {
    code: code?.code ?? '',
    discount_type: code?.discount_type ?? 'percentage',
    percentage: isFixed ? null : (code?.discount_value ?? 10),
    amount: isFixed ? code.discount_value : null,
    reach: code && code.applicable_membership_type_ids.length > 0 ? 'some' : 'all',
    types: code?.applicable_membership_type_ids ?? [],
    valid_from: code ? dayOf(code.valid_from) : today,
    valid_until: code?.valid_until ? dayOf(code.valid_until) : null,
    max_uses: code?.max_uses ?? null,
    one_per_client: code?.one_per_client ?? true,
    applies_to_classes: code?.applies_to_classes ?? false,
  }
}

/** The values as the server takes them. */
export function termsOf(values: PromoValues): Input<'POST /api/v1/promo-codes'>['body'] {
  const { discount_type, percentage, amount, reach, types, valid_from, ...rest } = values
  return {
    ...rest,
    discount_type,
    discount_value: (discount_type === 'percentage' ? percentage : amount) ?? 0,
    applicable_membership_type_ids: reach === 'some' ? types : [],
    valid_from: valid_from ?? '',
  }
}

/** Fields whose fault the form sees itself. */
export type PromoFault = 'notZero' | 'tooMuch' | 'required' | 'noType' | 'order'

export function faultsOf(values: PromoValues): Partial<Record<keyof PromoValues, PromoFault>> {
  const { discount_type, percentage, amount, reach, types, valid_from, valid_until } = values
  const discount = discount_type === 'percentage' ? percentage : amount
  const fault = discount === null ? 'required' : discount <= 0 ? 'notZero' : undefined
  const tooMuch = discount_type === 'percentage' && (percentage ?? 0) > 100 ? ('tooMuch' as const) : undefined
  return {
    [discount_type === 'percentage' ? 'percentage' : 'amount']: tooMuch ?? fault,
    types: reach === 'some' && types.length === 0 ? 'noType' : undefined,
    valid_until: valid_from && valid_until && valid_until < valid_from ? 'order' : undefined,
  }
}
