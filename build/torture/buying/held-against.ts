import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Processor } from '../../../server/stand-in/processor.ts'
import type { Findings } from '../findings.ts'
import type { Shop } from './shop.ts'

/** Reads in the studio's file, beside the studio. */
export type Read = <Row>(sql: string) => Row[]

/** Opens the studio's file to be read, for as long as that takes. */
export function reading<T>({ studio }: Shop, work: (read: Read) => T): T {
  const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
  try {
    return work(<Row>(sql: string) => database.prepare<[], Row>(sql).all())
  } finally {
    database.close()
  }
}

/** Returns what waits for the processor or has yet to reach it; with `started`, also what is to be read since then. */
export const waiting = (shop: Shop, started = ''): string[] =>
  reading(shop, (read) =>
    read<{ what: string }>(
      `SELECT 'what was missed is read' AS what FROM processor_settings WHERE coalesce(caught_up_at, '') < '${started}'
      UNION ALL SELECT 'checkout ' || id || ' ' || coalesce(session_id, '') FROM checkouts WHERE status = 'pending'
      UNION ALL SELECT type || ' ' || object_id || ' ' || attempts || ' ' || coalesce(last_error, '')
        FROM processor_events WHERE handled_at IS NULL
      UNION ALL SELECT 'refund ' || status || ' ' || coalesce(refund_id, id) FROM processor_refunds
        WHERE status IN ('asked', 'pending')
      UNION ALL SELECT kind || ' of ' || coalesce(subscription_id, 'a customer') || ' ' || coalesce(last_error, '')
        FROM processor_tasks WHERE done_at IS NULL`,
    ).map(({ what }) => what),
  )

const DELIVERED = `('completed', 'refunded', 'disputed')`

/** Queries that must find nothing in a studio that is caught up with its processor, by the law that a finding breaks. */
const laws: Readonly<Record<string, string>> = {
  'what is delivered has one receipt': `
    SELECT id, kind FROM checkouts WHERE kind <> 'card' AND status IN ${DELIVERED} AND
      (SELECT count(*) FROM receipts WHERE receipts.purchase_id = checkouts.purchase_id AND kind = 'receipt') <> 1`,
  'what came to nothing has given nothing': `
    SELECT id, status FROM checkouts WHERE status NOT IN ${DELIVERED} AND purchase_id IS NOT NULL`,
  'nothing stands in the way of what was paid': 'SELECT id, trouble FROM checkouts WHERE trouble IS NOT NULL',
  'no use of a promo code is held': `SELECT id, promo_code_id FROM promo_uses WHERE state = 'held'`,
  'a promo code is used by what was delivered with it alone': `
    SELECT id, state FROM promo_uses WHERE (state = 'used') <> EXISTS (SELECT 1 FROM checkouts
      WHERE promo_use_id = promo_uses.id AND status = 'completed') AND NOT EXISTS (SELECT 1 FROM checkouts
      WHERE promo_use_id = promo_uses.id AND purchase_id IN (SELECT purchase_id FROM payments
        WHERE refund_of_id IS NOT NULL))`,
  'nothing is held on a gift card': `
    SELECT gift_card_id, sum(amount_minor) AS held FROM gift_card_uses WHERE kind IN ('hold', 'release')
    GROUP BY gift_card_id HAVING held <> 0`,
  'no piece is held': `
    SELECT product_id, sum(delta) AS held FROM stock_movements WHERE kind IN ('hold', 'release')
    GROUP BY product_id HAVING held <> 0`,
  'as many pieces are sold as were delivered': `
    SELECT sold, delivered FROM (SELECT
      (SELECT coalesce(sum(quantity), 0) FROM product_sale_lines) AS sold,
      (SELECT count(*) FROM checkouts WHERE kind = 'product' AND status IN ${DELIVERED}) AS delivered)
    WHERE sold <> delivered`,
  'as many memberships run as were delivered': `
    SELECT given, delivered FROM (SELECT
      (SELECT count(*) FROM memberships WHERE source = 'online') AS given,
      (SELECT count(*) FROM checkouts WHERE kind = 'membership' AND status IN ${DELIVERED}) AS delivered)
    WHERE given <> delivered`,
  'as many gift cards are sold as were delivered': `
    SELECT sold, delivered FROM (SELECT
      (SELECT count(*) FROM purchases WHERE kind = 'gift_card') AS sold,
      (SELECT count(*) FROM checkouts WHERE kind = 'gift_card' AND status IN ${DELIVERED}) AS delivered)
    WHERE sold <> delivered`,
  'what was paid online was paid at the processor': `
    SELECT id, purchase_id FROM payments WHERE method = 'online' AND refund_of_id IS NULL
      AND purchase_id NOT IN (SELECT purchase_id FROM checkouts WHERE purchase_id IS NOT NULL
        UNION SELECT purchase_id FROM processor_invoices WHERE purchase_id IS NOT NULL)`,
}

/** Holds the studio against the processor's books: paid and delivered once with one receipt, or neither; nothing held still. */
export async function holdAgainst(shop: Shop, begun: readonly string[], findings: Findings): Promise<void> {
  reading(shop, (read) => {
    for (const [law, sql] of Object.entries(laws)) {
      const broken = read(sql)
      if (broken.length > 0) findings.others.push(`${law}: ${JSON.stringify(broken.slice(0, 3))}`)
    }
    findings.lost.push(...lostOf(read, begun))
    findings.others.push(...sessionFaults(read, shop.processor), ...moneyFaults(read, shop.processor))
  })
  const { body } = await shop.studio.asOwner('GET /api/v1/studio/integrity')
  if (!body.ok) findings.others.push(`integrity: ${JSON.stringify(body).slice(0, 800)}`)
}

function lostOf(read: Read, begun: readonly string[]): string[] {
  const kept = new Set(
    read<{ session_id: string | null; reference: string }>('SELECT session_id, reference FROM checkouts').map(
      ({ session_id, reference }) => session_id ?? reference,
    ),
  )
  return begun.filter((session) => !kept.has(session)).map((session) => `the checkout ${session}`)
}

/** Each session that was paid is delivered, and no other is. */
function sessionFaults(read: Read, { books }: Processor): string[] {
  const rows = read<{ session_id: string; status: string }>(
    'SELECT session_id, status FROM checkouts WHERE session_id IS NOT NULL',
  )
  const statuses = new Map(rows.map(({ session_id, status }) => [session_id, status]))
  return books.all('checkout.session').flatMap(({ id, status, payment_status }) => {
    const isPaid = status === 'complete' && payment_status !== 'unpaid'
    const here = statuses.get(id) ?? 'not here'
    const isDelivered = ['completed', 'refunded', 'disputed'].includes(here)
    return isPaid === isDelivered ? [] : [`session ${id} is ${status} and ${payment_status} there, and ${here} here`]
  })
}

/** Finds payments whose amounts paid and refunded at the processor differ from the ledger. */
function moneyFaults(read: Read, { books }: Processor): string[] {
  const ledger = read<{ id: string; paid: number; given: number }>(
    `WITH known AS (SELECT payment_intent_id AS id, purchase_id FROM checkouts WHERE payment_intent_id IS NOT NULL
      UNION SELECT payment_intent_id, purchase_id FROM processor_invoices WHERE payment_intent_id IS NOT NULL)
    SELECT known.id, sum(iif(refund_of_id IS NULL, amount_minor, 0)) AS paid,
      -sum(iif(refund_of_id IS NULL, 0, amount_minor)) AS given
    FROM known JOIN payments ON payments.purchase_id = known.purchase_id AND payments.method = 'online' GROUP BY known.id`,
  )
  const here = new Map(ledger.map(({ id, paid, given }) => [id, `${paid} paid, ${given} given back`]))
  const charges = books.all('charge').filter(({ status }) => status === 'succeeded')
  const there = charges.map((charge) => {
    const { payment_intent, amount_captured, amount_refunded } = charge
    return [String(payment_intent), `${amount_captured} paid, ${amount_refunded} given back`] as const
  })
  const faults = there.flatMap(([id, sum]) =>
    here.get(id) === sum ? [] : [`${id}: there ${sum}; here ${here.get(id)}`],
  )
  const known = new Set(there.map(([id]) => id))
  return [...faults, ...[...here.keys()].filter((id) => !known.has(id)).map((id) => `${id} was paid here alone`)]
}
