import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { loadGiftCard } from './queries.ts'

/** Switches a card off while its own payment is disputed, or on again. */
export function freezeGiftCard(tx: Tx, act: Act, id: number, isFrozen: boolean): void {
  const before = loadGiftCard(tx, id)
  if (before.is_active !== isFrozen) return
  tx.run(db.updateTable('gift_cards').set({ is_active: !isFrozen, updated_at: act.now }).where('id', '=', id))
  audit(tx, act, 'gift_card.update', { entity: 'gift_card', id, before, after: loadGiftCard(tx, id) })
}
