import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { giftCardState } from './rules.ts'

const usedMinor = sql<number>`(
  SELECT coalesce(sum(amount_minor), 0) FROM gift_card_uses WHERE gift_card_id = gift_cards.id
)`

/** Cards with what is left on them, in minor units, and the receipt of their sale. Never with their code. */
function selectGiftCards() {
  return db
    .selectFrom('gift_cards')
    .leftJoin('purchases', 'purchases.gift_card_id', 'gift_cards.id')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.purchase_id', '=', 'purchases.id').on('receipts.kind', '=', sql.lit('receipt')),
    )
    .select([
      'gift_cards.id',
      'code_last4',
      'initial_value_minor',
      'gift_cards.currency',
      'recipient_name',
      'recipient_email',
      'message',
      'expires_on',
      'gift_cards.is_active',
      'purchaser_client_id',
      'gift_cards.created_at',
      'gift_cards.updated_at',
      'receipts.id as receipt_id',
      sql<number>`initial_value_minor - ${usedMinor}`.as('remaining_minor'),
    ])
}

export const giftCardById = query((p: { id: number }) => selectGiftCards().where('gift_cards.id', '=', p.id))

export type GiftCardRow = NonNullable<(typeof giftCardById)['row']>

/** A card by the hash of its code. */
export const giftCardByHash = query((p: { code_hash: string }) =>
  selectGiftCards().where('code_hash', '=', p.code_hash),
)

/** A card's code as it is kept: sealed, and the hash it is sealed to. */
export const sealedCode = query((p: { id: number }) =>
  db.selectFrom('gift_cards').select(['code_hash', 'code_sealed']).where('id', '=', p.id),
)

/** True if a card was issued by this account, not before an instant. */
export const issuedBy = query((p: { id: number; staff_id: number; since: Instant }) =>
  db
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'gift_card')
    .where('entity_id', '=', p.id)
    .where('action', '=', 'gift_card.create')
    .where('actor_kind', '=', 'staff')
    .where('actor_id', '=', p.staff_id)
    .where('at', '>', p.since),
)

/** True if any card was ever issued. */
export const anyGiftCard = query((_: object) => db.selectFrom('gift_cards').select('id'))

/** A card's uses, in the order in which they happened. */
export const usesOfCard = query((p: { gift_card_id: number }) =>
  db
    .selectFrom('gift_card_uses')
    .leftJoin('payments', 'payments.id', 'gift_card_uses.payment_id')
    .select([
      'gift_card_uses.id',
      'gift_card_uses.kind',
      'gift_card_uses.amount_minor',
      'gift_card_uses.payment_id',
      'payments.purchase_id',
      'gift_card_uses.created_at',
    ])
    .where('gift_card_uses.gift_card_id', '=', p.gift_card_id)
    .orderBy('gift_card_uses.id'),
)

/** A gift card, or 404. */
export function loadGiftCard(reader: Reader, id: number): GiftCardRow {
  const row = reader.one(giftCardById, { id })
  if (!row) throw notFound('gift card')
  return row
}

export interface GiftCardFilter extends Page {
  active_only?: boolean | undefined
  last4?: string | undefined
  today: LocalDate
}

/** A page of gift cards, newest first; `active_only`: those that something can be paid with today. */
export function giftCardPage(reader: Reader, { active_only, last4, today, ...page }: GiftCardFilter) {
  let select = selectGiftCards()
    .leftJoin('clients as purchaser', 'purchaser.id', 'gift_cards.purchaser_client_id')
    .select('purchaser.full_name as purchaser_name')
    .orderBy('gift_cards.id', 'desc')
  if (last4 !== undefined) select = select.where('code_last4', '=', last4)
  if (active_only) {
    select = select
      .where('gift_cards.is_active', '=', sql.lit(true))
      .where((eb) => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', today)]))
      .where('initial_value_minor', '>', usedMinor)
  }
  return readPage(reader, select, page, (row) => presentGiftCard(row, today))
}

/** A card as the API shows it on a day of the studio: amounts in major units, its state, its last four characters. */
export function presentGiftCard<Row extends GiftCardRow>(row: Row, today: LocalDate) {
  const { initial_value_minor, remaining_minor, expires_on, ...shown } = row
  return {
    ...shown,
    initial_value: toMajor(initial_value_minor, row.currency),
    remaining_balance: toMajor(remaining_minor, row.currency),
    expires_at: expires_on,
    state: giftCardState(row, today),
  }
}

/** A card's uses with the balance after each, in major units; what left the card is negative. */
export function usesOf(reader: Reader, card: GiftCardRow) {
  let balance = card.initial_value_minor
  return reader.all(usesOfCard, { gift_card_id: card.id }).map(({ amount_minor, ...use }) => {
    balance -= amount_minor
    const change = toMajor(-amount_minor, card.currency)
    return { ...use, change, balance_after: toMajor(balance, card.currency) }
  })
}
