import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { LocalDate } from '../../lib/time.ts'
import type { Secrets } from '../../secrets.ts'
import { settingsOf } from '../settings/queries.ts'
import { sealForeignCode } from './code.ts'
import { giftCardByHash, loadGiftCard, sealedCode, type GiftCardRow } from './queries.ts'
import { insertUse } from './redeem.ts'
import { laterUse } from './imported-queries.ts'

/** A card as an import brings it, with the code that is printed on it; amounts in minor units. */
export interface ImportedCard {
  code: string
  initial_value_minor: number
  remaining_balance_minor: number
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  expires_on: LocalDate | null
  is_active: boolean
}

/**
 * Makes a card that was sold by the former software: no sale, no letter, and what was spent there is its opening entry.
 * Null where a card with this code is here.
 */
export function insertImportedCard(tx: Tx, act: Act, secrets: Secrets, card: ImportedCard): GiftCardRow | null {
  const { code, remaining_balance_minor, ...fields } = card
  const sealed = sealForeignCode(secrets, code)
  if (tx.one(giftCardByHash, { code_hash: sealed.code_hash })) return null
  const { currency } = settingsOf(tx)
  const stamps = { created_at: act.now, updated_at: act.now }
  const { id: gift_card_id } = tx.run(
    db.insertInto('gift_cards').values({ ...fields, ...sealed, currency, purchaser_client_id: null, ...stamps }),
  )
  const amount_minor = card.initial_value_minor - remaining_balance_minor
  if (amount_minor > 0)
    tx.run(insertUse, { gift_card_id, amount_minor, kind: 'opening', payment_id: null, created_at: act.now })
  return loadGiftCard(tx, gift_card_id)
}

/** Takes an imported card back; gives why it stays, if it was used or edited. */
export function removeImportedCard(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  if (!tx.one(sealedCode, { id })) return null
  if (tx.one(laterUse, { gift_card_id: id })) return say('kept.card_used')
  const row = loadGiftCard(tx, id)
  if (row.updated_at !== imported.updated_at || row.is_active !== imported.is_active) return say('kept.card_edited')
  tx.run(db.deleteFrom('gift_card_uses').where('gift_card_id', '=', id))
  tx.run(db.deleteFrom('gift_cards').where('id', '=', id))
  return null
}
