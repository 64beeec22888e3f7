import type { Answer } from '../../../api/index.ts'
import type { Messages } from '../../messages/areas.ts'

type Fee = Answer<'POST /api/v1/bookings/{booking_id}/undo'>['fee']

/** The outcome of a fee, for the message after a booking was corrected; nothing if there was no fee. */
export function formatFee(
  { outcome, amount, currency }: Fee,
  words: Messages['roster']['fee'],
  money: (amount: number, currency: string) => string,
): string | undefined {
  return outcome === 'none' || currency === null ? undefined : words[outcome](money(amount, currency))
}
