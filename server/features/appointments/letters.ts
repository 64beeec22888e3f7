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
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { costOfCancelling } from './present.ts'
import { pushOf, type AppointmentTemplate } from './push-rules.ts'
import type { AppointmentView } from './queries.ts'

/** Tells that an appointment is booked, with its price and until when cancelling is free. */
export function enqueueBooked(tx: Tx, act: Act, appointment: AppointmentView): void {
  const { price_minor, currency, starts_at, membership_id } = appointment
  const price =
    price_minor === 0 || membership_id !== null ? null : { amount: toMajor(price_minor, currency), currency }
  const free_until = freeUntil(tx, act, appointment) ?? starts_at
  enqueue(tx, act, 'appointment_booked', appointment, { free_until, price })
}

/** Tells that the studio cancelled an appointment. Of a fee the client hears once its time of grace is over. */
export function enqueueCancelled(tx: Tx, act: Act, appointment: AppointmentView, reason: string | Said | null): void {
  enqueue(tx, act, 'appointment_cancelled', appointment, { reason })
}

/** Reminds of an appointment, with until when cancelling is free, if it still is. */
export function enqueueReminder(tx: Tx, act: Act, appointment: AppointmentView): void {
  const free_until = freeUntil(tx, act, appointment)
  const isFree = free_until !== undefined && free_until > act.now
  enqueue(tx, act, 'appointment_reminder', appointment, { free_until: isFree ? free_until : null })
}

function freeUntil(tx: Tx, { now }: Act, appointment: AppointmentView) {
  return costOfCancelling(appointment, { now, settings: settingsOf(tx), by: 'client' })?.free_until
}

/**
 * In a letter to the client, or the guardian where they have no login (to nobody where there is no address, not after the
 * start), in the list of whoever reads it, and on their devices.
 */
function enqueue<K extends AppointmentTemplate>(
  tx: Tx,
  act: Act,
  template: K,
  appointment: AppointmentView,
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
    place: appointment.establishment_name,
    starts_at: appointment.starts_at,
    timezone: settings.timezone,
    url: urlFromOutside(settings, '/appointments'),
  }
  const letter = { template, to, data: { ...about, ...more } as LetterData[K] }
  const brings = { appointment_id: appointment.id }
  enqueueMail(tx, act, { ...letter, expiresAt: appointment.starts_at, about: brings })
  notifyReader(tx, act, appointment.client_id, () => {
    const push = pushOf(template, act, appointment.starts_at)
    return { kind: template, ...asNews(wordsOf(tx, letter)), url: '/appointments', ...push }
  })
}
