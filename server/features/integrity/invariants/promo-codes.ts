import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const uses = invariant({
  name: 'promo_uses',
  sentence: 'A promo code is used, or held for a checkout, no more often than it may be.',
  entity: 'promo_code',
  query: sql<{ id: number; max_uses: number; uses: number }>`
    SELECT c.id, c.max_uses, count(*) AS uses FROM promo_codes AS c INNER JOIN promo_uses AS u ON u.promo_code_id = c.id
    WHERE c.max_uses IS NOT NULL AND u.state IN ('held', 'used')
    GROUP BY c.id HAVING uses > c.max_uses ORDER BY c.id`,
  detail: ({ max_uses, uses: made }) => `${made} uses of ${max_uses}`,
})

const oncePerClient = invariant({
  name: 'promo_once_per_client',
  sentence: 'A promo code that is good once for each client is used, or held, once by each.',
  entity: 'promo_code',
  query: sql<{ id: number; client_id: number; uses: number }>`
    SELECT c.id, u.client_id, count(*) AS uses FROM promo_codes AS c INNER JOIN promo_uses AS u ON u.promo_code_id = c.id
    WHERE c.one_per_client AND u.state IN ('held', 'used')
    GROUP BY c.id, u.client_id HAVING uses > 1 ORDER BY c.id, u.client_id`,
  detail: ({ client_id, uses: made }) => `${made} uses by client ${client_id}`,
})

export const promoInvariants = [uses, oncePerClient]
