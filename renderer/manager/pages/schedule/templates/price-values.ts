import type { Item } from '../../../../api/index.ts'
import type { Template } from '../plan/plan-values.ts'

/** A template's price in the form. */
export interface PriceValues {
  /** Null: no set price. */
  price: number | null
  credit_cost: number | null
  /** True if memberships for all classes pay for it; null while nobody has said. */
  covered_by_all: boolean | null
  pay_in_advance: boolean
}

type Type = Pick<
  Item<'GET /api/v1/membership-types'>,
  'type' | 'price' | 'currency' | 'credits_included' | 'is_intro_offer' | 'is_active'
>

/** The form's first values. A template without a price was never asked which memberships pay for it. */
export function priceValues(template: Template | null): PriceValues {
  const { price = null, credit_cost = 1, covered_by_all = true, pay_in_advance = false } = template ?? {}
  const isAnswered = price !== null || !covered_by_all
  return { price, credit_cost, covered_by_all: isAnswered ? covered_by_all : null, pay_in_advance }
}

/** The price of the cheapest visit that is sold singly in the studio's currency; null where none is. */
export function cheapestDropIn(types: readonly Type[], currency: string): number | null {
  const isSingle = ({ type, credits_included: credits }: Type) =>
    type === 'drop_in' || (type === 'class_pack' && credits === 1)
  const prices = types
    .filter((one) => one.is_active && !one.is_intro_offer && one.price > 0 && one.currency === currency)
    .filter(isSingle)
    .map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** True if memberships for all classes pay for it: as answered, else unless it costs more than the cheapest visit on sale. */
export const isCovered = ({ covered_by_all, price }: PriceValues, dropIn: number | null): boolean =>
  covered_by_all ?? (price === null || dropIn === null || price <= dropIn)

/** True if it is asked which memberships pay for it: once it has a price, or some don't. */
export const asksCovered = ({ price, covered_by_all }: PriceValues): boolean =>
  price === null ? covered_by_all === false : price > 0

/** The fields that make a class free, where it was not before. */
export function freeBy(values: PriceValues, template: Template | null): ('price' | 'credit_cost')[] {
  if (template && (template.price === 0 || template.credit_cost === 0)) return []
  return [
    ...(values.price === 0 ? ['price' as const] : []),
    ...(values.credit_cost === 0 ? ['credit_cost' as const] : []),
  ]
}

/** The values as they are sent. */
export const priceBody = (values: PriceValues, dropIn: number | null) => ({
  price: values.price,
  credit_cost: values.credit_cost ?? 1,
  covered_by_all: isCovered(values, dropIn),
  pay_in_advance: values.pay_in_advance,
})

interface Words {
  credit: (n: number) => string
  free: string
  noPrice: string
  place: (price: string) => string
  notCovered: string
  paidInAdvance: string
}

/** The price of a spot in one sentence. */
export function priceSentence(
  values: PriceValues,
  dropIn: number | null,
  m: Words,
  money: (n: number) => string,
): string {
  const { price, credit_cost, pay_in_advance } = values
  const parts =
    price === 0
      ? [m.free]
      : [
          price === null ? m.noPrice : m.place(money(price)),
          m.credit(credit_cost ?? 1),
          isCovered(values, dropIn) ? '' : m.notCovered,
        ]
  return `${[...parts, pay_in_advance && price !== 0 ? m.paidInAdvance : ''].filter(Boolean).join(', ')}.`
}
