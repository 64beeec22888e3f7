import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { recipientOf } from '../clients/recipient.ts'
import { wordsOf } from '../email/compose.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { ClassLetter, LetterData } from '../email/letters.ts'
import { placeTold } from '../establishments/queries.ts'
import { asNews } from '../notifications/as-news.ts'
import { notifyReader } from '../notifications/notify.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { BookingView } from './booking-queries.ts'
import { pushOf, type ClassTemplate } from './push-rules.ts'

/** For so long news that are not about coming are pushed. */
const NEWS_HOURS = 24

interface AboutClass {
  name: string
  starts_at: Instant
  instructor_name: string | null
  /** The location that the class names. */
  establishment_name: string | null
  /** The client's booking, where the letter brings it as a file for the calendar or is of no use once it has ended. */
  booking_id?: number
  /** Their seat, where they have one. */
  seat_name?: string | null
}

/** The class of a booking, as letters about that booking tell of it. */
export function classOf(booking: BookingView): AboutClass {
  const { id: booking_id, class_name: name, starts_at, instructor_name, establishment_name } = booking
  return { name, starts_at, instructor_name, establishment_name, booking_id }
}

/**
 * Notifies a client of news about a class: by email (to the guardian if the client has no login; to nobody if there is no
 * address), in the list of everyone who reads that email, and on their devices. After `expiresAt`, the start of the class unless
 * given (null: never), the email is not worth sending.
 */
export function tellOfClass<Kind extends ClassTemplate>(
  tx: Tx,
  act: Act,
  clientId: number,
  template: Kind,
  cls: AboutClass,
  more: Omit<LetterData[Kind], keyof ClassLetter>,
  expiresAt: Instant | null = cls.starts_at,
): void {
  const found = recipientOf(tx, clientId)
  if (!found) return
  const { clientName, ...to } = found
  const settings = settingsOf(tx)
  const location = placeTold(tx, cls.establishment_name)
  const about: ClassLetter = {
    name: to.name,
    for_name: clientName === to.name ? null : clientName,
    class_name: cls.name,
    instructor_name: cls.instructor_name,
    starts_at: cls.starts_at,
    timezone: settings.timezone,
    // A link to this computer is of no use on somebody's phone: there is one only where the studio can be reached.
    url: urlFromOutside(settings, '/bookings'),
    ...(cls.seat_name && { seat_name: cls.seat_name }),
    ...(location !== null && { location }),
  }
  const letter = { template, to, data: { ...about, ...more } as LetterData[Kind] }
  enqueueMail(tx, act, { ...letter, ...(expiresAt !== null && { expiresAt }), about: { booking_id: cls.booking_id } })
  notifyReader(tx, act, clientId, () => {
    const push = pushOf(template, act, expiresAt === null ? addHours(act.now, NEWS_HOURS) : cls.starts_at)
    return { kind: template, ...asNews(wordsOf(tx, letter)), url: '/bookings', ...push }
  })
}
