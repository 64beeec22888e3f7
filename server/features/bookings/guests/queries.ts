import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import { sameAddress } from '../../../db/same-address.ts'
import type { GuestBookingsTable } from '../../../db/tables/tables.generated.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { isHeldForGuest } from '../../schedule/seat-queries.ts'

export type GuestRow = Selectable<GuestBookingsTable>

/** Written as text in the statement: only then does SQLite use its index. */
const isOpen = sql<boolean>`guest.status IN ('held', 'lapsed')`

export const guestById = query((p: { id: number }) =>
  db.selectFrom('guest_bookings').selectAll().where('id', '=', p.id),
)

export const guestToConfirm = query((p: { hash: string }) =>
  db.selectFrom('guest_bookings').selectAll().where('confirm_hash', '=', p.hash),
)

export const guestToCancel = query((p: { hash: string }) =>
  db.selectFrom('guest_bookings').selectAll().where('cancel_hash', '=', p.hash),
)

/** The place that is held in a class for an e-mail. */
export const heldFor = query((p: { class_id: number; email: string }) =>
  db
    .selectFrom('guest_bookings')
    .select(['id', 'asked_from'])
    .where('scheduled_class_id', '=', p.class_id)
    .where('email', 'in', sameAddress(p.email))
    .where(isHeldForGuest()),
)

/** All places held for an e-mail. */
export const heldForEmail = query((p: { email: string }) =>
  db
    .selectFrom('guest_bookings')
    .selectAll()
    .where('email', 'in', sameAddress(p.email))
    .where(isHeldForGuest())
    .orderBy('id'),
)

/** The wish made with an email address at an instant, as its emails were written. */
export const askedAt = query((p: { email: string; created_at: Instant }) =>
  db
    .selectFrom('guest_bookings as guest')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'guest.scheduled_class_id')
    .select(['guest.status', 'cls.status as class_status'])
    .where('guest.email', 'in', sameAddress(p.email))
    .where('guest.created_at', '=', p.created_at),
)

/** Guests whose wish for a place in a class is open, whether it is held still or was. */
export const guestsOpenIn = query((p: { class_id: number }) =>
  db
    .selectFrom('guest_bookings as guest')
    .selectAll()
    .where('scheduled_class_id', '=', p.class_id)
    .where(isOpen)
    .orderBy('id'),
)

/** Notes that what guests asked for in a class is free to cancel once it is booked. */
export const freeGuestsIn = query((p: { class_id: number; now: Instant }) =>
  db
    .updateTable('guest_bookings as guest')
    .set({ cancels_free: true, updated_at: p.now })
    .where('scheduled_class_id', '=', p.class_id)
    .where(isOpen),
)

/** Number of spots of a class held for guests. */
export const heldInClass = query((p: { class_id: number }) =>
  db
    .selectFrom('guest_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('scheduled_class_id', '=', p.class_id)
    .where(isHeldForGuest()),
)

/** Number of spots held for requests from one address. */
export const heldFrom = query((p: { asked_from: string }) =>
  db
    .selectFrom('guest_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asked_from', '=', p.asked_from),
)

/** Number of emails with a link sent to an email address since an instant. */
export const askedSince = query((p: { email: string; since: Instant }) =>
  db
    .selectFrom('guest_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', 'in', sameAddress(p.email))
    .where('created_at', '>', p.since),
)

/** A part of statements: places held too long, in one class or (class_id null) in all. */
export const fromLapsedHolds = (p: { now: Instant; class_id: number | null }) =>
  db
    .selectFrom('guest_bookings')
    .where(isHeldForGuest())
    .where('held_until', '<', p.now)
    .where(sql<boolean>`(${p.class_id} IS NULL OR guest_bookings.scheduled_class_id = ${p.class_id})`)

export const lapsedHolds = query((p: { now: Instant; class_id: number | null }) =>
  fromLapsedHolds(p).selectAll().orderBy('held_until').orderBy('id'),
)

/** The classes in which a place was held too long. */
export const classesWithLapsedHolds = query((p: { now: Instant }) =>
  db
    .selectFrom('guest_bookings')
    .select('scheduled_class_id as id')
    .where(isHeldForGuest())
    .where('held_until', '<', p.now)
    .distinct(),
)

export const insertGuest = query(
  (
    p: Pick<GuestRow, 'scheduled_class_id' | 'full_name' | 'email' | 'phone' | 'locale' | 'held_until'> &
      Pick<GuestRow, 'is_for_staff' | 'asked_from' | 'confirm_hash'> & { now: Instant },
  ) =>
    db.insertInto('guest_bookings').values({
      scheduled_class_id: p.scheduled_class_id,
      full_name: p.full_name,
      email: p.email,
      phone: p.phone,
      locale: p.locale,
      held_until: p.held_until,
      is_for_staff: p.is_for_staff,
      asked_from: p.asked_from,
      confirm_hash: p.confirm_hash,
      created_at: p.now,
      updated_at: p.now,
    }),
)

/** Writes the outcome of a guest's request and clears the address it came from, which is of no more use. */
export const settleGuest = query(
  (p: { id: number; now: Instant } & Pick<GuestRow, 'status' | 'cancel_hash' | 'client_id' | 'booking_id'>) =>
    db
      .updateTable('guest_bookings')
      .set({
        status: p.status,
        asked_from: null,
        cancel_hash: p.cancel_hash,
        client_id: p.client_id,
        booking_id: p.booking_id,
        updated_at: p.now,
      })
      .where('id', '=', p.id),
)

/** Ends a place held for a guest, who is not booked. */
export function endHold(tx: Tx, { now }: { now: Instant }, guest: GuestRow, status: 'lapsed' | 'declined'): void {
  tx.run(settleGuest, { ...guest, status, now })
}

/** Ends every hold in a class. */
export const lapseInClass = query((p: { class_id: number; now: Instant }) =>
  db
    .updateTable('guest_bookings')
    .set({ status: 'lapsed', asked_from: null, updated_at: p.now })
    .where('scheduled_class_id', '=', p.class_id)
    .where(isHeldForGuest()),
)

const shown = () =>
  db
    .selectFrom('guest_bookings as guest')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'guest.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select([
      'guest.id',
      'guest.status',
      'guest.full_name',
      'guest.email',
      'guest.phone',
      'guest.scheduled_class_id',
      'guest.held_until',
      'guest.is_for_staff',
      'guest.client_id',
      'guest.booking_id',
      'guest.created_at',
      'guest.updated_at',
      'template.name as class_name',
      'cls.starts_at',
    ])

export const shownGuest = query((p: { id: number }) => shown().where('guest.id', '=', p.id))

/** The most open requests shown at a time. */
export const MOST_SHOWN = 200

/** Wishes for classes to come that nobody has decided, the oldest first. */
export const openGuests = query((p: { now: Instant; limit: number }) =>
  shown()
    .where(isOpen)
    .where('cls.starts_at', '>', p.now)
    .where('cls.status', '=', 'scheduled')
    .orderBy('guest.id')
    .limit(p.limit),
)

/** Old wishes: made long ago and, if booked, for a class long ago. */
export const oldGuests = query((p: { before: Instant; limit: number }) =>
  db
    .selectFrom('guest_bookings as guest')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'guest.scheduled_class_id')
    .select('guest.id')
    .where('guest.created_at', '<', p.before)
    .where((eb) => eb.or([eb('guest.status', '!=', 'booked'), eb('cls.starts_at', '<', p.before)]))
    .orderBy('guest.created_at')
    .limit(p.limit),
)

export const dropGuests = query((p: { ids: readonly number[] }) =>
  db.deleteFrom('guest_bookings').where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`),
)
