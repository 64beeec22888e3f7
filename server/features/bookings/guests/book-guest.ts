import type { Act, App } from '../../../context.ts'
import { notFound } from '../../../api/errors.ts'
import type { Tx } from '../../../db/writer.ts'
import { addGuest } from '../../clients/guest.ts'
import { clientWithEmail } from '../../clients/queries.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import type { GuestLetter, LetterData } from '../../email/letters.ts'
import { placeTold } from '../../establishments/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf, urlFromOutside } from '../../settings/queries.ts'
import { unsignedWaivers } from '../../waivers/unsigned.ts'
import { placeBooking } from '../booking/place-booking.ts'
import { termsOfCancelling } from '../present.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { sealWord } from '../../email/sealed-words.ts'
import { guestById, settleGuest, type GuestRow } from './queries.ts'

type GuestTemplate = 'guest_confirm' | 'guest_booked'

const page: Record<GuestTemplate, string> = { guest_confirm: '/guest/confirm', guest_booked: '/guest/cancel' }

/**
 * Queues a letter to a guest, with a link whose token stands behind `#`, where it reaches no server's log. Once the class has
 * begun it is not worth sending.
 */
export function enqueueGuestLetter<Kind extends GuestTemplate>(
  tx: Tx,
  act: Act,
  guest: Pick<GuestRow, 'full_name' | 'email' | 'locale'> & { client_id?: number | null; booking_id?: number | null },
  letter: { template: Kind; cls: ClassRow; token: string; more: Omit<LetterData[Kind], keyof GuestLetter> },
): void {
  const { template, cls, token, more } = letter
  const settings = settingsOf(tx)
  const about: GuestLetter = {
    name: guest.full_name,
    class_name: cls.name,
    instructor_name: cls.instructor_name,
    place: placeTold(tx, cls.establishment_name) ?? cls.establishment_name,
    starts_at: cls.starts_at,
    timezone: settings.timezone,
    url: urlFromOutside(settings, `${page[template]}#${token}`),
  }
  const to = {
    name: guest.full_name,
    address: guest.email,
    locale: guest.locale,
    ...(guest.client_id && { clientId: guest.client_id }),
  }
  const data = { ...about, ...more } as LetterData[Kind]
  enqueueMail(tx, act, { template, to, data, expiresAt: cls.starts_at, about: { booking_id: guest.booking_id } })
}

/**
 * Books a guest under the client record of their e-mail, or a new one without a login, to be paid at the studio, and sends the
 * link to cancel by. Throws the refusal with all reasons: where the place was held too long there may be none left.
 */
export function bookGuest(tx: Tx, ctx: App & Act, id: number, link: { token: string; hash: string }): GuestRow {
  const { scheduled_class_id } = tx.one(guestById, { id })!
  settleSeats(tx, ctx, scheduled_class_id)
  const guest = tx.one(guestById, { id })!
  const cls = tx.one(classById, { id: scheduled_class_id })
  if (!cls) throw notFound('class')
  const settings = settingsOf(tx)
  const client = tx.one(clientWithEmail, { email: guest.email }) ?? addGuest(tx, ctx, guest)
  // The spot that was held is the one that is booked: the hold must not prevent its own booking.
  const booked = { ...guest, status: 'booked' as const, cancel_hash: link.hash, client_id: client.id }
  tx.run(settleGuest, { ...booked, now: ctx.now })
  // The class was moved after they had asked.
  const { cancels_free } = guest
  const booking = placeBooking(tx, ctx, { settings, cls, client, source: 'guest', as_guest: true, cancels_free })
  const after = { ...booked, booking_id: booking.id }
  tx.run(settleGuest, { ...after, now: ctx.now })
  const free_until = termsOfCancelling(booking, { now: ctx.now, settings, by: 'client' })?.free_until ?? cls.starts_at
  const waivers = unsignedWaivers(tx, client.id).map(({ title }) => title)
  const more = { free_until, waivers, ...(booking.seat_name && { seat_name: booking.seat_name }) }
  enqueueGuestLetter(tx, ctx, after, { template: 'guest_booked', cls, token: sealWord(ctx.secrets, link.token), more })
  return after
}
