import type { Act, Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { StockMovementsTable } from '../../db/tables/tables.generated.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadProduct, presentProduct, type ProductRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type MovementKind = StockMovementsTable['kind']

const insert = query(
  (p: {
    product_id: number
    delta: number
    kind: MovementKind
    reason: string | null
    sale_id: number | null
    actor_kind: string
    actor_id: number | null
    created_at: Instant
  }) =>
    db.insertInto('stock_movements').values({
      product_id: p.product_id,
      delta: p.delta,
      kind: p.kind,
      reason: p.reason,
      sale_id: p.sale_id,
      actor_kind: p.actor_kind,
      actor_id: p.actor_id,
      created_at: p.created_at,
    }),
)

interface Movement {
  product_id: number
  delta: number
  kind: MovementKind
  reason?: string | null
  sale_id?: number | null
}

/** Writes one row of a product's stock. The caller has checked, in the same transaction, that none below zero is left. */
export function moveStock(tx: Tx, act: Act, { reason = null, sale_id = null, ...movement }: Movement): void {
  const by = { actor_kind: act.actor.kind, actor_id: act.actor.id, created_at: act.now }
  tx.run(insert, { ...movement, reason, sale_id, ...by })
}

/** Why so many pieces can't be taken, or undefined where they are there. */
export function stockReason(product: ProductRow, wanted: number): Reason | undefined {
  if (wanted <= product.stock_quantity) return undefined
  const { id: product_id, name, stock_quantity } = product
  return {
    code: 'INSUFFICIENT_STOCK',
    detail: say('products.wanted_in_stock', { name, count: wanted, stock_quantity }),
    rule: 'stock_quantity',
    value: { product_id, wanted, stock_quantity },
  }
}

/** Adds pieces or takes some away, with the reason; INSUFFICIENT_STOCK below zero. */
export function adjustStock(ctx: Ctx, id: number, { delta, reason }: { delta: number; reason?: string | undefined }) {
  return ctx.write((tx) => {
    const before = loadProduct(tx, id)
    const lack = stockReason(before, -delta)
    if (lack) throw refuseFor([lack])
    moveStock(tx, ctx, { product_id: id, delta, kind: 'adjustment', reason: reason ?? null })
    const after = loadProduct(tx, id)
    audit(tx, ctx, 'product.stock', { entity: 'product', id, before, after })
    return presentProduct(after, settingsOf(tx).currency)
  })
}
