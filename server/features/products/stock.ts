import type { Act, Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { StockMovementsTable } from '../../db/tables/tables.generated.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { heldPieces, loadProduct, presentProduct, type ProductRow } from './queries.ts'
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

/** Pieces that are held for what is being paid online: how many, when the first is free again, and for whom. */
export interface Held {
  count: number
  first_free_at: Instant
  /** Empty if the caller may not read clients' names. */
  names: readonly string[]
}

/** How many names a sentence bears. */
const NAMES = 3

/** The pieces of a product held just now, with the names that the caller may read; undefined if there are none. */
export function heldOf(reader: Reader, { caller }: Ctx, product_id: number): Held | undefined {
  const held = reader.all(heldPieces, { product_id })
  const [first] = held
  if (!first) return undefined
  const mayRead = caller.role === 'manager' && caller.permissions.has('clients.view')
  const names = new Set(mayRead ? held.flatMap(({ full_name }) => full_name ?? []) : [])
  return { count: held.length, first_free_at: first.expires_at, names: [...names] }
}

/** Why so many pieces can't be taken, with what is held of them; undefined where they are there. */
export function stockReason(product: ProductRow, wanted: number, heldNow?: () => Held | undefined): Reason | undefined {
  if (wanted <= product.stock_quantity) return undefined
  const { id: product_id, name, stock_quantity } = product
  const counts = { name, count: wanted, stock_quantity }
  const value = { product_id, wanted, stock_quantity }
  const reason = { code: 'INSUFFICIENT_STOCK', rule: 'stock_quantity' } as const
  const held = heldNow?.()
  if (!held) return { ...reason, detail: say('products.wanted_in_stock', counts), value }
  const { count, first_free_at: when, names } = held
  const who = names.length > NAMES ? `${names.slice(0, NAMES).join(', ')} …` : names.join(', ')
  const detail =
    who === ''
      ? say('products.wanted_and_held', { ...counts, held: count, when })
      : say('products.wanted_and_held_for', { ...counts, held: count, when, who })
  return { ...reason, detail, value: { ...value, held: count, first_free_at: when } }
}

/** Adds pieces of a product that are there but were never counted, with the reason. */
export function correctStock(tx: Tx, act: Act, before: ProductRow, { lack, reason }: { lack: number; reason: string }) {
  moveStock(tx, act, { product_id: before.id, delta: lack, kind: 'adjustment', reason })
  audit(tx, act, 'product.stock', { entity: 'product', id: before.id, before, after: loadProduct(tx, before.id) })
}

/** Adds pieces or takes some away, with the reason; INSUFFICIENT_STOCK below zero. */
export function adjustStock(ctx: Ctx, id: number, { delta, reason }: { delta: number; reason?: string | undefined }) {
  return ctx.write((tx) => {
    const before = loadProduct(tx, id)
    const lack = stockReason(before, -delta, () => heldOf(tx, ctx, id))
    if (lack) throw refuseFor([lack])
    moveStock(tx, ctx, { product_id: id, delta, kind: 'adjustment', reason: reason ?? null })
    const after = loadProduct(tx, id)
    audit(tx, ctx, 'product.stock', { entity: 'product', id, before, after })
    return presentProduct(after, settingsOf(tx).currency)
  })
}
