import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import type { Act, App, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid } from '../../api/errors.ts'
import { groupCode, makeCode } from '../../lib/code-rules.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { endOfDay, localDate, type Instant, type LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { sealWord } from '../email/sealed-words.ts'
import { recordPurchase, type LedgerPayment } from '../payments/ledger.ts'
import { methodOf, paymentsFor } from '../payments/split.ts'
import { onReceipt } from '../receipts/words.ts'
import { studioDay } from '../settings/studio-day.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { CODE_BYTES, CODE_LENGTH, sealCode } from './code.ts'
import type { giftCardsContract } from './contract.ts'
import { loadGiftCard, presentGiftCard, type GiftCardRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { outlookOf } from '../email/outlook.ts'

type Issue = z.output<(typeof giftCardsContract)['POST /api/v1/gift-cards']['body']>

export interface NewGiftCard {
  /** Above zero, in minor units of the studio's currency. */
  initial_value_minor: number
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  expires_on: LocalDate | null
  /** The client who bought it, where one is known. */
  purchaser_client_id: number | null
}

/** Where a card is mailed to (null: it isn't), and not before when; absent: to its recipient, at once. */
interface CardLetter {
  to: string | null
  notBefore?: Instant | undefined
}

/** Issues a card at the desk: sold where the payment is named, else given free. */
export function issueGiftCard(ctx: Ctx, input: Issue) {
  return ctx.write((tx) => {
    const card = createGiftCard(tx, ctx, ctx, cardAsked(tx, ctx, input))
    sellGiftCard(tx, ctx, card, input)
    const row = loadGiftCard(tx, card.id)
    audit(tx, ctx, 'gift_card.create', { entity: 'gift_card', id: row.id, after: row })
    const email = row.recipient_email === null ? null : outlookOf(tx)
    return { ...presentGiftCard(row, localDate(ctx.now, settingsOf(tx).timezone)), email }
  })
}

type Paid = Pick<z.output<(typeof giftCardsContract)['POST /api/v1/gift-cards']['body']>, 'payment_method' | 'payments'>

/**
 * Writes the sale of a new card into the ledger, for its initial value and without VAT; nothing where no payment is named,
 * which takes the permission to give away.
 * A card can't be bought with a card: that would give an old one a new expiry.
 */
function sellGiftCard(tx: Tx, ctx: Ctx, card: GiftCardRow, paid: Paid): void {
  const { payments } = paid
  const payment_method = methodOf(paid)
  if (payment_method === undefined) return requirePermission(ctx.caller, 'payments.give')
  if (payment_method === 'gift_card') throw boughtWithCard('payment_method')
  const byCard = payments?.findIndex(({ method }) => method === 'gift_card') ?? -1
  if (byCard >= 0) throw boughtWithCard(`payments.${byCard}.method`)
  recordGiftCardSale(
    tx,
    ctx,
    card,
    paymentsFor(ctx, { payment_method, payments }, card.initial_value_minor, card.currency),
  )
}

/** Writes a card that was sold into the ledger, with its receipt; gives the purchase's id. */
export function recordGiftCardSale(tx: Tx, act: Act, card: GiftCardRow, payments: readonly LedgerPayment[]): number {
  const { id: gift_card_id, initial_value_minor: price, currency, purchaser_client_id: client_id } = card
  const description = onReceipt(tx, say('receipt.gift_card', { last4: card.code_last4 }))
  return recordPurchase(tx, act, {
    kind: 'gift_card',
    client_id,
    gift_card_id,
    list_price_minor: price,
    discount_minor: 0,
    currency,
    lines: [{ description, quantity: 1, unit_price_minor: price, total_minor: price, vat_rate: null }],
    payments,
  }).purchase_id
}

function boughtWithCard(path: string) {
  return invalid(path, say('gift_cards.gift_card_cant_be_bought'))
}

/** The card that is asked for at the desk. 422 for a value the currency doesn't have, or a last day that is over. */
export function cardAsked(
  tx: Tx,
  { now }: Pick<Act, 'now'>,
  input: Pick<Issue, 'initial_value' | 'recipient_name' | 'recipient_email' | 'message' | 'expires_at'>,
): NewGiftCard {
  const settings = settingsOf(tx)
  const today = localDate(now, settings.timezone)
  return {
    initial_value_minor: minorValue(input.initial_value, settings.currency),
    recipient_name: input.recipient_name || null,
    recipient_email: input.recipient_email ?? null,
    message: input.message || null,
    expires_on: typeof input.expires_at === 'string' ? lastDay(input.expires_at, settings, today) : null,
    purchaser_client_id: null,
  }
}

/**
 * Makes a card with a new code and mails it to the recipient, in the transaction of whatever it is made for. The code is
 * kept sealed, in the database as in the outbox.
 */
export function createGiftCard(
  tx: Tx,
  act: Act,
  { ports, secrets }: Pick<App, 'ports' | 'secrets'>,
  { letter, ...card }: NewGiftCard & { letter?: CardLetter },
): GiftCardRow {
  const code = makeCode(ports.random.bytes(CODE_BYTES), CODE_LENGTH)
  const { currency, timezone } = settingsOf(tx)
  const { id } = tx.run(
    db.insertInto('gift_cards').values({
      ...card,
      ...sealCode(secrets, code),
      code_last4: code.slice(-4),
      currency,
      created_at: act.now,
      updated_at: act.now,
    }),
  )
  const { recipient_name: name, message, expires_on } = card
  const address = letter ? letter.to : card.recipient_email
  if (address !== null) {
    const amount = toMajor(card.initial_value_minor, currency)
    enqueueMail(tx, act, {
      template: 'gift_card',
      to: { name, address },
      data: { name, amount, currency, code: sealWord(secrets, groupCode(code, 4)), message, expires_on },
      ...(expires_on !== null && { expiresAt: endOfDay(expires_on, timezone) }),
      notBefore: letter?.notBefore,
      about: { gift_card_id: id },
    })
  }
  return loadGiftCard(tx, id)
}

function minorValue(major: number, currency: string): number {
  const minor = toMinor(major, currency)
  if (minor === undefined) throw invalid('initial_value', say('common.more_decimals', { currency }))
  return minor
}

function lastDay(text: string, { timezone }: Settings, today: LocalDate): LocalDate {
  const day = studioDay('expires_at', text, timezone)
  if (day < today) throw invalid('expires_at', say('gift_cards.day_is_over'))
  return day
}
