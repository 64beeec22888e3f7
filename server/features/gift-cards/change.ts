import { requirePermission } from '../../api/access.ts'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { localDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadGiftCard, presentGiftCard } from './queries.ts'

/**
 * Switches a card off or on again; its balance stays. Switching on needs the permission to give away, since a refunded or
 * disputed card would be given away.
 */
export function activateGiftCard(ctx: Ctx, id: number, is_active: boolean) {
  return ctx.write((tx) => {
    const before = loadGiftCard(tx, id)
    const today = localDate(ctx.now, settingsOf(tx).timezone)
    if (before.is_active === is_active) return presentGiftCard(before, today)
    if (is_active) requirePermission(ctx.caller, 'payments.give')
    tx.run(db.updateTable('gift_cards').set({ is_active, updated_at: ctx.now }).where('id', '=', id))
    const row = loadGiftCard(tx, id)
    audit(tx, ctx, 'gift_card.update', { entity: 'gift_card', id, before, after: row })
    return presentGiftCard(row, today)
  })
}

/** Switches a card off while its own payment is disputed, or on again. */
export function freezeGiftCard(tx: Tx, act: Act, id: number, isFrozen: boolean): void {
  const before = loadGiftCard(tx, id)
  if (before.is_active !== isFrozen) return
  tx.run(db.updateTable('gift_cards').set({ is_active: !isFrozen, updated_at: act.now }).where('id', '=', id))
  audit(tx, act, 'gift_card.update', { entity: 'gift_card', id, before, after: loadGiftCard(tx, id) })
}
