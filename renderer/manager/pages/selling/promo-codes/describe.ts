import type { Messages } from '../../../messages/areas.ts'
import type { PromoCode } from './promo-code.ts'

interface Speaker {
  words: Messages['promoCodes']['sentences']
  money: (major: number) => string
  percent: (share: number, digits?: number) => string
  /** The studio's day of an instant or a date, in words. */
  date: (value: string) => string
  /** The name of a membership type; undefined for one that is not known. */
  nameOf: (typeId: number) => string | undefined
}

type Terms = Pick<
  PromoCode,
  'discount_type' | 'discount_value' | 'applicable_membership_type_ids' | 'max_uses' | 'one_per_client' | 'valid_until'
> & { valid_from: string | null }

/** Number of membership types named before the rest is counted. */
const NAMED = 2

/** The discount of a code, and what it applies to. */
export function formatDiscount(terms: Terms, { words, money, percent, nameOf }: Speaker): string {
  const { discount_type, discount_value: value, applicable_membership_type_ids: ids } = terms
  const discount = discount_type === 'percentage' ? percent(value / 100, 2) : money(value)
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  const shown = names.slice(0, NAMED)
  const more = ids.length - shown.length
  const what = ids.length === 0 ? words.anyType : more === 0 ? words.types(shown) : words.moreTypes(shown, more)
  return words.takes(discount, what)
}

/** Everything a code does, in plain sentences. */
export function describe(terms: Terms, speaker: Speaker): string[] {
  const { words, date } = speaker
  const { valid_from, valid_until, max_uses, one_per_client } = terms
  const when = valid_from
    ? valid_until
      ? words.between(date(valid_from), date(valid_until))
      : words.from(date(valid_from))
    : valid_until
      ? words.until(date(valid_until))
      : words.always
  const uses =
    max_uses === null
      ? one_per_client
        ? words.onceEach
        : words.unlimited
      : one_per_client
        ? words.onceEachUses(max_uses)
        : words.uses(max_uses)
  return [formatDiscount(terms, speaker), when, uses]
}
