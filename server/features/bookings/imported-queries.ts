import { db, query } from '../../db/build.ts'
import { isHeldForGuest, holdsSeat, takesSeat } from '../schedule/seat-queries.ts'

export const bookingById = query((p: { id: number }) => db.selectFrom('bookings').selectAll().where('id', '=', p.id))

export const ofClient = query((p: { scheduled_class_id: number; client_id: number }) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('scheduled_class_id', '=', p.scheduled_class_id)
    .where('client_id', '=', p.client_id),
)

export const room = query((p: { id: number }) =>
  db
    .selectFrom('scheduled_classes as c')
    .select(({ selectFrom, fn }) => [
      'c.id',
      'c.room_plan_id',
      'c.capacity',
      selectFrom('bookings')
        .whereRef('scheduled_class_id', '=', 'c.id')
        .where(takesSeat())
        .select(fn.countAll<number>().as('n'))
        .as('booked'),
      selectFrom('waitlist_entries')
        .whereRef('scheduled_class_id', '=', 'c.id')
        .where(holdsSeat())
        .select(fn.countAll<number>().as('n'))
        .as('held'),
      selectFrom('guest_bookings')
        .whereRef('scheduled_class_id', '=', 'c.id')
        .where(isHeldForGuest())
        .select(fn.countAll<number>().as('n'))
        .as('asked'),
    ])
    .where('c.id', '=', p.id),
)
