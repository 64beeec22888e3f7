import type { Actor } from '../../api/caller.ts'
import { Refusal, refuseFor, type Reason } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * The refusal of a card. Staff read why; everybody else gets one answer for every code that is not good, so that trying
 * codes teaches nothing about the cards there are.
 */
export function refuseCard(reader: Actor['kind'], reasons: readonly Reason[]): Refusal {
  if (reader === 'staff') return refuseFor(reasons)
  return new Refusal('GIFT_CARD_INVALID', say('gift_cards.gift_card_cant_be_used'))
}
