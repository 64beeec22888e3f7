import { sql } from 'kysely'
import { invariant } from '../invariant.ts'
import { formatMoney } from '../format-money.ts'

interface Balance {
  id: number
  initial_minor: number
  left_minor: number
  currency: string
}

const balance = invariant({
  name: 'gift_card_balance',
  sentence: 'What is left on a gift card, its initial value less its uses, is between zero and that value.',
  entity: 'gift_card',
  query: sql<Balance>`
    SELECT c.id, c.currency, c.initial_value_minor AS initial_minor,
      c.initial_value_minor - coalesce(sum(u.amount_minor), 0) AS left_minor
    FROM gift_cards AS c LEFT JOIN gift_card_uses AS u ON u.gift_card_id = c.id
    GROUP BY c.id HAVING left_minor < 0 OR left_minor > c.initial_value_minor ORDER BY c.id`,
  detail: ({ initial_minor, left_minor, currency }) =>
    `Of ${formatMoney(initial_minor, currency)}, ${formatMoney(left_minor, currency)} are left`,
})

interface Paid {
  id: number
  amount_minor: number
  used_minor: number
  currency: string
}

const payments = invariant({
  name: 'gift_card_payments',
  sentence: 'Every payment by gift card, and every refund to one, is a use of that card of the same amount.',
  entity: 'payment',
  query: sql<Paid>`
    SELECT p.id, p.amount_minor, purchases.currency, coalesce(u.used_minor, 0) AS used_minor
    FROM payments AS p INNER JOIN purchases ON purchases.id = p.purchase_id
    LEFT JOIN (SELECT payment_id, gift_card_id, sum(amount_minor) AS used_minor FROM gift_card_uses
      GROUP BY payment_id, gift_card_id) AS u ON u.payment_id = p.id AND u.gift_card_id = p.gift_card_id
    WHERE p.method = 'gift_card' AND p.amount_minor <> coalesce(u.used_minor, 0) ORDER BY p.id`,
  detail: ({ amount_minor, used_minor, currency }) =>
    `It is over ${formatMoney(amount_minor, currency)}, the use of the card over ${formatMoney(used_minor, currency)}`,
})

export const giftCardInvariants = [balance, payments]
