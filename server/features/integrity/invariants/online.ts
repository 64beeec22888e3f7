import { sql } from 'kysely'
import { invariant } from '../invariant.ts'
import { formatMoney } from '../format-money.ts'

/** A checkout in one of these has been delivered, unless it could not be; what saves a card delivers nothing that is paid. */
const delivered = sql`(c.status IN ('completed', 'refunded', 'disputed') AND c.kind <> 'card' AND c.trouble IS NULL)`

interface Bought {
  id: number
  status: string
  asked_minor: number
  purchase_minor: number | null
  online_minor: number
  currency: string
}

const bought = invariant({
  name: 'checkout_purchases',
  sentence: 'What was paid online is one purchase, over what was asked for; what was not has none.',
  entity: 'checkout',
  query: sql<Bought>`
    SELECT c.id, c.status, c.currency, c.total_minor AS asked_minor, p.total_minor AS purchase_minor,
      (SELECT coalesce(sum(e.amount_minor), 0) FROM payments AS e
        WHERE e.purchase_id = p.id AND e.method = 'online' AND e.refund_of_id IS NULL) AS online_minor
    FROM checkouts AS c LEFT JOIN purchases AS p ON p.id = c.purchase_id
    WHERE CASE WHEN ${delivered}
      THEN p.total_minor IS NOT c.total_minor + c.card_minor OR online_minor <> c.total_minor
      ELSE c.purchase_id IS NOT NULL END
    ORDER BY c.id`,
  detail: ({ status, asked_minor, purchase_minor, online_minor, currency }) =>
    `It is ${status}, over ${formatMoney(asked_minor, currency)}; ` +
    (purchase_minor === null
      ? 'it has no purchase'
      : `its purchase says that ${formatMoney(online_minor, currency)} were paid online`),
})

const promos = invariant({
  name: 'checkout_promo_uses',
  sentence: 'A use of a promo code is held for a checkout as long as that is pending, and no longer.',
  entity: 'checkout',
  query: sql<{ id: number; status: string; state: string }>`
    SELECT c.id, c.status, u.state FROM checkouts AS c INNER JOIN promo_uses AS u ON u.id = c.promo_use_id
    WHERE (c.status = 'pending') <> (u.state = 'held') ORDER BY c.id`,
  detail: ({ status, state }) => `It is ${status}, the use of its promo code is ${state}`,
})

const cards = invariant({
  name: 'gift_card_holds',
  sentence: 'On a gift card is held what pending checkouts pay with it, and nothing else.',
  entity: 'gift_card',
  query: sql<{ id: number; held_minor: number; asked_minor: number; currency: string }>`
    SELECT g.id, g.currency, coalesce(h.held_minor, 0) AS held_minor, coalesce(c.asked_minor, 0) AS asked_minor
    FROM gift_cards AS g
    LEFT JOIN (SELECT gift_card_id, sum(amount_minor) AS held_minor FROM gift_card_uses
      WHERE kind IN ('hold', 'release') GROUP BY gift_card_id) AS h ON h.gift_card_id = g.id
    LEFT JOIN (SELECT gift_card_id, sum(card_minor) AS asked_minor FROM checkouts
      WHERE status = 'pending' AND gift_card_id IS NOT NULL GROUP BY gift_card_id) AS c ON c.gift_card_id = g.id
    WHERE coalesce(h.held_minor, 0) <> coalesce(c.asked_minor, 0) ORDER BY g.id`,
  detail: ({ held_minor, asked_minor, currency }) =>
    `${formatMoney(held_minor, currency)} are held, pending checkouts pay ${formatMoney(asked_minor, currency)} with it`,
})

const stock = invariant({
  name: 'stock_holds',
  sentence: 'Of a product as many pieces are held as pending checkouts are for.',
  entity: 'product',
  query: sql<{ id: number; held: number; asked: number }>`
    SELECT p.id, coalesce(h.held, 0) AS held, coalesce(c.asked, 0) AS asked
    FROM products AS p
    LEFT JOIN (SELECT product_id, -sum(delta) AS held FROM stock_movements
      WHERE kind IN ('hold', 'release') GROUP BY product_id) AS h ON h.product_id = p.id
    LEFT JOIN (SELECT product_id, count(*) AS asked FROM checkouts
      WHERE status = 'pending' AND is_stock_held GROUP BY product_id) AS c ON c.product_id = p.id
    WHERE coalesce(h.held, 0) <> coalesce(c.asked, 0) ORDER BY p.id`,
  detail: ({ held, asked }) => `${held} pieces are held, pending checkouts are for ${asked}`,
})

const events = invariant({
  name: 'processor_events',
  sentence: 'What the payment processor told is looked at once: it has been, or is to be.',
  entity: 'processor_event',
  query: sql<{ id: number; type: string; attempts: number }>`
    SELECT rowid AS id, type, attempts FROM processor_events
    WHERE (handled_at IS NULL) <> (next_attempt_at IS NOT NULL) ORDER BY rowid`,
  detail: ({ type, attempts }) => `${type} was looked at ${attempts} times, and is neither settled nor due`,
})

const owners = invariant({
  name: 'subscription_memberships',
  sentence: 'The membership that a subscription pays, and what was bought by its invoices, are the same client’s.',
  entity: 'subscription',
  query: sql<{ id: number; client_id: number; elsewhere: number }>`
    SELECT s.id, s.client_id, (m.client_id <> s.client_id) + total(p.client_id <> s.client_id) AS elsewhere
    FROM subscriptions AS s INNER JOIN memberships AS m ON m.id = s.membership_id
    LEFT JOIN processor_invoices AS i ON i.subscription_id = s.id LEFT JOIN purchases AS p ON p.id = i.purchase_id
    GROUP BY s.id HAVING elsewhere > 0 ORDER BY s.id`,
  detail: ({ client_id, elsewhere }) => `It is client ${client_id}’s, and ${elsewhere} of its records are not`,
})

const refunds = invariant({
  name: 'processor_refunds',
  sentence: 'The payment processor gives no more of a payment back than was paid.',
  entity: 'payment',
  query: sql<{ id: number; amount_minor: number; back_minor: number; currency: string }>`
    SELECT e.id, e.amount_minor, p.currency, sum(r.amount_minor) AS back_minor
    FROM processor_refunds AS r INNER JOIN payments AS e ON e.id = r.payment_id
    INNER JOIN purchases AS p ON p.id = e.purchase_id
    WHERE r.status <> 'failed' GROUP BY e.id HAVING back_minor > e.amount_minor ORDER BY e.id`,
  detail: ({ amount_minor, back_minor, currency }) =>
    `${formatMoney(amount_minor, currency)} were paid, ${formatMoney(back_minor, currency)} are given back`,
})

export const onlineInvariants = [bought, promos, cards, stock, events, owners, refunds]
