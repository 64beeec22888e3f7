import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const balance = invariant({
  name: 'membership_credits',
  sentence: 'The credits of a membership, which are the sum of its ledger, are never below zero.',
  entity: 'membership',
  query: sql<{ id: number; balance: number }>`
    SELECT membership_id AS id, sum(credits) AS balance FROM credit_entries
    GROUP BY membership_id HAVING balance < 0 ORDER BY id`,
  detail: ({ balance: credits }) => `Its ledger sums to ${credits} credits`,
})

const grants = invariant({
  name: 'credit_grants',
  sentence: 'What is left of each entry that gave credits is between zero and what it gave.',
  entity: 'credit_entry',
  query: sql<{ id: number; given: number; remaining: number }>`
    SELECT coalesce(grant_id, id) AS id, sum(credits) AS remaining,
      sum(CASE WHEN grant_id IS NULL THEN credits ELSE 0 END) AS given
    FROM credit_entries GROUP BY coalesce(grant_id, id) HAVING remaining < 0 OR remaining > given ORDER BY 1`,
  detail: ({ given, remaining }) => `It gave ${given} credits, and ${remaining} are left of it`,
})

const sources = invariant({
  name: 'credit_sources',
  sentence: 'Every credit taken or given back names the entry of the same membership that it came from.',
  entity: 'credit_entry',
  query: sql<{ id: number; kind: string; membership_id: number }>`
    SELECT e.id, e.kind, e.membership_id FROM credit_entries AS e LEFT JOIN credit_entries AS g ON g.id = e.grant_id
    WHERE (e.grant_id IS NULL AND e.credits < 0)
      OR (e.grant_id IS NOT NULL AND (g.id IS NULL OR g.grant_id IS NOT NULL OR g.membership_id <> e.membership_id))
    ORDER BY e.id`,
  detail: ({ kind, membership_id }) => `This ${kind} of membership ${membership_id} comes from no entry of its own`,
})

const perBooking = invariant({
  name: 'booking_credits',
  sentence: 'A booking holds the credits that it took, or none.',
  entity: 'booking',
  query: sql<{ id: number; held: number; taken: number }>`
    SELECT booking_id AS id, -sum(entry.credits) AS held, booking.credits_taken AS taken FROM credit_entries AS entry
    JOIN bookings AS booking ON booking.id = entry.booking_id
    GROUP BY booking_id HAVING held NOT IN (0, taken) ORDER BY 1`,
  detail: ({ held, taken }) => `It holds ${held} credits, and took ${taken}`,
})

export const creditInvariants = [balance, grants, sources, perBooking]
