import type { Actor } from '../../api/caller.ts'
import { Refusal, refuseFor, type Reason } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { toMajor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { localDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { readCode } from './code.ts'
import { giftCardValidationLimit } from './contract.ts'
import { giftCardByHash } from './queries.ts'
import { giftCardReasons, unknownCodeReason } from './rules.ts'

/**
 * The refusal of a card. Staff read why; everybody else gets one answer for every code that is not good, so that trying
 * codes teaches nothing about the cards there are.
 */
export function refuseCard(reader: Actor['kind'], reasons: readonly Reason[]): Refusal {
  if (reader === 'staff') return refuseFor(reasons)
  return new Refusal('GIFT_CARD_INVALID', say('gift_cards.gift_card_cant_be_used'))
}

/** The balance of the card with this code. Writes nothing; GIFT_CARD_INVALID if nothing can be paid with it. */
export function validateGiftCard(ctx: Ctx, typed: string) {
  const { caller, now, secrets } = ctx
  if (caller.role !== 'nobody') ctx.limit(giftCardValidationLimit, `account ${caller.role} ${caller.id}`)
  const { code_hash, isWellFormed } = readCode(secrets, typed)
  const card = ctx.db.one(giftCardByHash, { code_hash })
  if (!card) throw refuseCard(ctx.actor.kind, [unknownCodeReason(isWellFormed)])
  const today = localDate(now, settingsOf(ctx.db).timezone)
  const reasons = giftCardReasons(card, today)
  if (reasons.length > 0) throw refuseCard(ctx.actor.kind, reasons)
  return {
    gift_card_id: caller.role === 'manager' ? card.id : null,
    code_last4: card.code_last4,
    remaining_balance: toMajor(card.remaining_minor, card.currency),
    currency: card.currency,
    expires_at: card.expires_on,
    state: card.remaining_minor > 0 ? ('active' as const) : ('redeemed' as const),
  }
}
