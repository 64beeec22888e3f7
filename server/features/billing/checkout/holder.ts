import type { Act } from '../../../context.ts'
import type { Holder } from '../seam.ts'
import type { CheckoutRow } from './queries.ts'

/** The holder of something for a checkout while it is paid: a spot in a class, or a slot for an appointment. */
export function holderOf(
  { seams }: Pick<Act, 'seams'>,
  { kind, scheduled_class_id }: Pick<CheckoutRow, 'kind' | 'scheduled_class_id'>,
): Holder | undefined {
  if (kind === 'appointment') return seams.slots
  return scheduled_class_id === null ? undefined : seams.places
}

/** Tells if what is held is all that is bought, so that nothing is left to give where it can't be booked. */
export function isBookingAlone({ kind }: Pick<CheckoutRow, 'kind'>): boolean {
  return kind === 'class' || kind === 'appointment'
}
