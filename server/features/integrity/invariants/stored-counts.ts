import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const lastVisit = invariant({
  name: 'client_last_visit',
  sentence: 'When a client was last here is the latest start of a class they were checked in to.',
  entity: 'client',
  query: sql<{ id: number; kept: string | null; visit: string | null }>`
    SELECT clients.id, clients.last_visit_at AS kept, visits.last_at AS visit
    FROM clients LEFT JOIN (
      SELECT bookings.client_id, max(scheduled_classes.starts_at) AS last_at
      FROM bookings INNER JOIN scheduled_classes ON scheduled_classes.id = bookings.scheduled_class_id
      WHERE bookings.status = 'checked_in' GROUP BY bookings.client_id
    ) AS visits ON visits.client_id = clients.id
    WHERE clients.last_visit_at IS NOT visits.last_at ORDER BY clients.id`,
  detail: ({ kept, visit }) => `It says ${kept ?? 'never'}, the bookings ${visit ?? 'never'}`,
})

const states = invariant({
  name: 'client_membership_states',
  sentence: 'The states in which a client has memberships are those of their own and of those shared with them.',
  entity: 'client',
  query: sql<{ id: number; kept: number; states: number }>`
    SELECT clients.id, clients.membership_states AS kept, coalesce(held.states, 0) AS states
    FROM clients LEFT JOIN (
      SELECT client_id, sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
        WHEN 'expired' THEN 8 ELSE 16 END) AS states
      FROM (
        SELECT client_id, status FROM memberships
        UNION ALL
        SELECT shared.client_id, m.status
        FROM membership_members AS shared INNER JOIN memberships AS m ON m.id = shared.membership_id
      ) GROUP BY client_id
    ) AS held ON held.client_id = clients.id
    WHERE clients.membership_states <> coalesce(held.states, 0) ORDER BY clients.id`,
  detail: ({ kept, states: held }) => `It says ${kept}, the memberships ${held}`,
})

const usedUp = invariant({
  name: 'credits_used_up',
  sentence: 'An entry that gave credits is used up where nothing is left of it, and only there.',
  entity: 'credit_entry',
  query: sql<{ id: number; is_used_up: boolean; remaining: number }>`
    SELECT entry.id, entry.is_used_up, entry.credits + coalesce(spent.taken, 0) AS remaining
    FROM credit_entries AS entry LEFT JOIN (
      SELECT grant_id, sum(credits) AS taken FROM credit_entries WHERE grant_id IS NOT NULL GROUP BY grant_id
    ) AS spent ON spent.grant_id = entry.id
    WHERE entry.grant_id IS NULL AND spent.grant_id IS NOT NULL AND entry.is_used_up <> (remaining <= 0) ORDER BY entry.id`,
  detail: ({ is_used_up, remaining }) => `${remaining} are left of it, and it is ${is_used_up ? '' : 'not '}used up`,
})

const stock = invariant({
  name: 'product_stock_kept',
  sentence: 'The stock of a product is the sum of its movements.',
  entity: 'product',
  query: sql<{ id: number; kept: number; moved: number }>`
    SELECT products.id, products.stock_quantity AS kept, coalesce(sum(m.delta), 0) AS moved
    FROM products LEFT JOIN stock_movements AS m ON m.product_id = products.id
    GROUP BY products.id HAVING kept <> moved ORDER BY products.id`,
  detail: ({ kept, moved }) => `It says ${kept} pieces, its movements sum to ${moved}`,
})

const tags = invariant({
  name: 'tag_clients',
  sentence: 'As many clients as a tag says have it.',
  entity: 'tag',
  query: sql<{ id: number; kept: number; clients: number }>`
    SELECT tags.id, tags.client_count AS kept, count(client_tags.client_id) AS clients
    FROM tags LEFT JOIN client_tags ON client_tags.tag_id = tags.id
    GROUP BY tags.id HAVING kept <> clients ORDER BY tags.id`,
  detail: ({ kept, clients }) => `It says ${kept}, and ${clients} have it`,
})

const promoUses = invariant({
  name: 'promo_code_uses',
  sentence: 'A promo code is used, or held for a checkout, as often as it says.',
  entity: 'promo_code',
  query: sql<{ id: number; kept: number; uses: number }>`
    SELECT promo_codes.id, promo_codes.used_count AS kept, count(promo_uses.id) AS uses
    FROM promo_codes LEFT JOIN promo_uses
      ON promo_uses.promo_code_id = promo_codes.id AND promo_uses.state IN ('held', 'used')
    GROUP BY promo_codes.id HAVING kept <> uses ORDER BY promo_codes.id`,
  detail: ({ kept, uses }) => `It says ${kept}, and has ${uses} uses`,
})

const searchText = invariant({
  name: 'client_search_text',
  sentence: 'The text by which a client is found is that of their name, e-mail and phone.',
  entity: 'client',
  query: sql<{ id: number }>`
    SELECT clients.id FROM clients
    LEFT JOIN client_search_text AS kept ON kept.client_id = clients.id
    LEFT JOIN client_search_plain AS own ON own.client_id = clients.id
    WHERE kept.text IS NOT own.text ORDER BY clients.id`,
  detail: () => 'The text is another',
})

const revenue = invariant({
  name: 'revenue_hours',
  sentence: 'What an hour took in is the sum of its payments that are revenue.',
  entity: 'payment',
  query: sql<{ id: number; hour: string; kept: number; paid: number }>`
    SELECT own.id, own.hour, coalesce(kept.amount_minor, 0) AS kept, own.paid
    FROM (
      SELECT min(p.id) AS id, substr(p.created_at, 1, 13) AS hour,
        sum(iif(p.method IN ('complimentary', 'imported') OR purchases.kind = 'gift_card', 0, p.amount_minor)) AS paid
      FROM payments AS p INNER JOIN purchases ON purchases.id = p.purchase_id GROUP BY hour
    ) AS own LEFT JOIN revenue_hours AS kept ON kept.hour = own.hour
    WHERE coalesce(kept.amount_minor, 0) <> own.paid ORDER BY own.id`,
  detail: ({ hour, kept, paid }) => `The hour ${hour} says ${kept}, its payments sum to ${paid}`,
})

/** Counts that are stored so that no read has to count. */
export const storedCountInvariants = [lastVisit, states, usedUp, stock, tags, promoUses, searchText, revenue]
