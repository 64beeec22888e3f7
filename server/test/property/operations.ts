import fc from 'fast-check'

/** How something is paid: so many percent by the gift card with this number, the rest in cash. */
export interface Tender {
  card: number
  byCard: number
}

/**
 * One thing somebody does. Numbers name records by their place among those there are (modulo their count), so that every
 * operation means something in every state.
 */
export type Operation =
  | { kind: 'nothing' }
  | { kind: 'sell'; lines: { product: number; quantity: number }[]; tender: Tender }
  | { kind: 'stock'; product: number; delta: number }
  | { kind: 'gift card'; value: number }
  | { kind: 'membership'; client: number; type: number; promo: number | null; tender: Tender }
  | { kind: 'cancel membership'; membership: number }
  | { kind: 'credits'; membership: number; credits: number }
  | { kind: 'book'; client: number; class: number; membership: number | null }
  | { kind: 'cancel'; booking: number }
  | { kind: 'settle'; charge: number; tender: Tender }
  | { kind: 'waive'; charge: number }
  | { kind: 'refund'; payment: number; percent: number; restock: boolean }

export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

const which = fc.nat({ max: 99 })
const tender = fc.record({ card: which, byCard: fc.constantFrom(0, 0, 1, 33, 50, 100) })
const line = fc.record({ product: which, quantity: fc.integer({ min: 1, max: 4 }) })

function kind<Kind extends Operation['kind']>(name: Kind, fields: object) {
  return fc.record({ kind: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Operation>
}

/** Any operation. A failing one shrinks to doing nothing. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { withCrossShrink: true },
  { weight: 0, arbitrary: fc.constant<Operation>({ kind: 'nothing' }) },
  { weight: 20, arbitrary: kind('sell', { lines: fc.array(line, { minLength: 1, maxLength: 3 }), tender }) },
  { weight: 8, arbitrary: kind('stock', { product: which, delta: fc.integer({ min: -5, max: 8 }).filter(Boolean) }) },
  { weight: 5, arbitrary: kind('gift card', { value: fc.integer({ min: 1, max: 6000 }) }) },
  {
    weight: 12,
    arbitrary: kind('membership', { client: which, type: which, promo: fc.option(which, { freq: 2 }), tender }),
  },
  { weight: 2, arbitrary: kind('cancel membership', { membership: which }) },
  { weight: 3, arbitrary: kind('credits', { membership: which, credits: fc.nat({ max: 6 }) }) },
  { weight: 20, arbitrary: kind('book', { client: which, class: which, membership: fc.option(which, { freq: 2 }) }) },
  { weight: 14, arbitrary: kind('cancel', { booking: which }) },
  { weight: 3, arbitrary: kind('settle', { charge: which, tender }) },
  { weight: 1, arbitrary: kind('waive', { charge: which }) },
  {
    weight: 12,
    arbitrary: kind('refund', {
      payment: which,
      percent: fc.constantFrom(1, 10, 50, 99, 100, 101),
      restock: fc.boolean(),
    }),
  },
)
