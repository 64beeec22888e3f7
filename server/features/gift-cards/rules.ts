import type { Reason } from '../../api/errors.ts'
import type { LocalDate } from '../../lib/time.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

export type GiftCardState = 'active' | 'redeemed' | 'expired' | 'deactivated'

export interface GiftCardFacts {
  is_active: boolean
  /** The last day it is good; null: no end. */
  expires_on: LocalDate | null
}

/** The state of a card today: deactivated comes first, then empty, then expired. */
export function giftCardState(card: GiftCardFacts & { remaining_minor: number }, today: LocalDate): GiftCardState {
  if (!card.is_active) return 'deactivated'
  if (card.remaining_minor <= 0) return 'redeemed'
  return isExpired(card, today) ? 'expired' : 'active'
}

/** Why nothing can be paid with a card, whatever is left on it; none if it is good. */
export function giftCardReasons(card: GiftCardFacts & { code_last4: string }, today: LocalDate): Reason[] {
  const { code_last4: last4 } = card
  const reasons: Reason[] = []
  if (!card.is_active) reasons.push(reason('is_active', say('gift_cards.deactivated', { last4 })))
  if (card.expires_on !== null && isExpired(card, today)) {
    reasons.push(
      reason('expires_at', say('gift_cards.was_good_until', { last4, until: card.expires_on }), card.expires_on),
    )
  }
  return reasons
}

/** Why a code names no card: it was mistyped (its check character is wrong), or there is none. */
export function unknownCodeReason(isWellFormed: boolean): Reason {
  return isWellFormed ? reason('code', say('gift_cards.unknown')) : reason('code', say('gift_cards.mistyped'))
}

function isExpired({ expires_on }: GiftCardFacts, today: LocalDate): boolean {
  return expires_on !== null && expires_on < today
}

function reason(rule: string, detail: Said, value?: unknown): Reason {
  return { code: 'GIFT_CARD_INVALID', detail, rule, value }
}
