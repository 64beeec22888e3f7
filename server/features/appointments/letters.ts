import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { recipientOf } from '../clients/recipient.ts'
import { wordsOf } from '../email/compose.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { AppointmentLetter, LetterData } from '../email/letters.ts'
import { asNews } from '../notifications/as-news.ts'
import { notifyReader } from '../notifications/notify.ts'
import { placeOf, placeTold } from '../establishments/queries.ts'
import { loadInstructor } from '../instructors/queries.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { termsOfCancelling } from './present.ts'
import { pushOf, type AppointmentTemplate } from './push-rules.ts'
import { unpaidOf } from './paying/paid.ts'
import type { Slot } from './placing.ts'
import type { AppointmentView } from './queries.ts'
import { loadService } from './services/queries.ts'

/** Tells that an appointment is booked, with its price and until when cancelling is free. */
export function enqueueBooked(tx: Tx, act: Act, appointment: AppointmentView): void {
  const { price_minor, paid_minor, currency, starts_at, membership_id } = appointment
  const money = (minor: number) => ({ amount: toMajor(minor, currency), currency })
  const price = price_minor === 0 || membership_id !== null ? null : money(price_minor)
  const paid =
    paid_minor > 0
      ? { paid: money(paid_minor), left: unpaidOf(appointment) > 0 ? money(unpaidOf(appointment)) : null }
      : {}
  const free_until = freeUntil(tx, act, appointment) ?? starts_at
  enqueue(tx, act, 'appointment_booked', appointment, { free_until, price, ...paid })
}

/**
 * Tells that the studio cancelled an appointment, and what goes back of what was paid (minor units). Of a fee the client hears once
 * its time of grace is over.
 */
export function enqueueCancelled(
  tx: Tx,
  act: Act,
  appointment: AppointmentView,
  reason: string | Said | null,
  returned_minor: number,
): void {
  const { currency } = appointment
  const returned = returned_minor > 0 ? { returned: { amount: toMajor(returned_minor, currency), currency } } : {}
  enqueue(tx, act, 'appointment_cancelled', appointment, { reason, ...returned })
}

/** Tells who is paying for an appointment right now that the studio can't hold it. */
export function enqueueSlotCalledOff(tx: Tx, act: Act, slot: SlotTold, reason: string | null): void {
  enqueue(tx, act, 'appointment_cancelled', aboutSlot(tx, slot), { reason })
}

type SlotTold = Pick<Slot, 'instructor_id' | 'service_id' | 'establishment_id' | 'client_id' | 'starts_at'>

/** Tells that what was paid in advance could not be booked, why, and that it goes back whole. */
export function enqueueNotBooked(
  tx: Tx,
  act: Act,
  slot: Slot,
  more: Omit<LetterData['appointment_not_booked'], keyof AppointmentLetter>,
): void {
  enqueue(tx, act, 'appointment_not_booked', aboutSlot(tx, slot), more)
}

function aboutSlot(tx: Tx, slot: SlotTold): About {
  const { client_id, starts_at } = slot
  const { full_name: instructor_name } = loadInstructor(tx, slot.instructor_id)
  const { name: service_name } = loadService(tx, slot.service_id)
  const establishment_name = placeOf(tx, slot.establishment_id).name
  return { id: undefined, client_id, starts_at, service_name, instructor_name, establishment_name }
}

/** Reminds of an appointment, with until when cancelling is free, if it still is. */
export function enqueueReminder(tx: Tx, act: Act, appointment: AppointmentView): void {
  const free_until = freeUntil(tx, act, appointment)
  const isFree = free_until !== undefined && free_until > act.now
  enqueue(tx, act, 'appointment_reminder', appointment, { free_until: isFree ? free_until : null })
}

function freeUntil(tx: Tx, { now }: Act, appointment: AppointmentView) {
  return termsOfCancelling(appointment, { now, settings: settingsOf(tx), by: 'client' })?.free_until
}

interface About extends Pick<
  AppointmentView,
  'client_id' | 'service_name' | 'instructor_name' | 'establishment_name' | 'starts_at'
> {
  /** None where it was not booked. */
  id: number | undefined
}

/**
 * Notifies a client by email, or their guardian if they have no login (nobody if there is no address, not after the start), in
 * the list of everyone who reads that email, and on their devices.
 */
function enqueue<K extends AppointmentTemplate>(
  tx: Tx,
  act: Act,
  template: K,
  appointment: About,
  more: Omit<LetterData[K], keyof AppointmentLetter>,
): void {
  const found = recipientOf(tx, appointment.client_id)
  if (!found) return
  const { clientName, ...to } = found
  const settings = settingsOf(tx)
  const about: AppointmentLetter = {
    name: to.name,
    for_name: clientName === to.name ? null : clientName,
    service_name: appointment.service_name,
    instructor_name: appointment.instructor_name,
    place: placeTold(tx, appointment.establishment_name) ?? appointment.establishment_name,
    starts_at: appointment.starts_at,
    timezone: settings.timezone,
    url: urlFromOutside(settings, '/appointments'),
  }
  const letter = { template, to, data: { ...about, ...more } as LetterData[K] }
  const brings = appointment.id === undefined ? {} : { about: { appointment_id: appointment.id } }
  // That money goes back is worth saying at any time.
  const until = template === 'appointment_not_booked' ? {} : { expiresAt: appointment.starts_at }
  enqueueMail(tx, act, { ...letter, ...until, ...brings })
  notifyReader(tx, act, appointment.client_id, () => {
    const push = pushOf(template, act, appointment.starts_at)
    return { kind: template, ...asNews(wordsOf(tx, letter)), url: '/appointments', ...push }
  })
}
