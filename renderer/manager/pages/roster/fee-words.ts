import type { Answer } from '../../../api/index.ts'
import type { Messages } from '../../messages/areas.ts'

type Fee = Answer<'POST /api/v1/bookings/{booking_id}/undo'>['fee']

/** What became of a fee, for the message after a booking was put right; nothing where there was none. */
export function formatFee(
  { outcome, amount, currency }: Fee,
  words: Messages['roster']['fee'],
  money: (amount: number, currency: string) => string,
): string | undefined {
  return outcome === 'none' || currency === null ? undefined : words[outcome](money(amount, currency))
}
