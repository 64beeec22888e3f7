import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { ChargesTable } from '../../db/tables/tables.generated.ts'
import { toMajor } from '../../lib/money.ts'
import type { Instant } from '../../lib/time.ts'
import { sayReason } from './because-rules.ts'
import { formatSaying, presentSaying, type Reading } from '../../lib/sayings/format.ts'

export type ChargeRow = Selectable<ChargesTable>

export const chargeById = query((p: { id: number }) => db.selectFrom('charges').selectAll().where('id', '=', p.id))

export const chargesOfClient = query((p: { client_id: number }) =>
  db.selectFrom('charges').selectAll().where('client_id', '=', p.client_id).orderBy('id', 'desc'),
)

/** Open charges of a booking. */
export const openChargesOfBooking = query((p: { booking_id: number }) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('booking_id', '=', p.booking_id)
    .where('status', 'in', ['pending', 'due'])
    .orderBy('id'),
)

/** Open charges of an appointment's price. */
export const openChargesOfAppointment = query((p: { appointment_id: number }) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('appointment_id', '=', p.appointment_id)
    .where('kind', '=', 'appointment')
    .where('status', 'in', ['pending', 'due'])
    .orderBy('id'),
)

/** Paid charges of a booking. */
export const paidChargesOfBooking = query((p: { booking_id: number }) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('booking_id', '=', p.booking_id)
    .where('status', '=', 'paid')
    .orderBy('id'),
)

/** Charges whose time of grace is over; a visit's only once somebody has said that it was made. */
export const chargesFallingDue = query((p: { now: Instant }) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('status', '=', 'pending')
    .where('due_at', '<=', p.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.id', '=', 'charges.booking_id')
            .where('bookings.status', '=', 'booked'),
        ),
      ),
    )
    .orderBy(unindexed('id')),
)

/** The days for which fees of some clients stand forgiven. */
export const forgivenOf = query((p: { client_ids: readonly number[] }) =>
  db
    .selectFrom('charges')
    .select(['client_id', 'forgiven_on'])
    .where('client_id', 'in', sql<number>`(SELECT value FROM json_each(${p.client_ids}))`)
    .where('forgiven_on', 'is not', null),
)

/** A charge as the API shows it, in major units. */
export function presentCharge(charge: ChargeRow, reading: Reading) {
  const { amount_minor, description, waive_reason, because, forgiven_on, ...row } = charge
  return {
    ...row,
    because: because && { ...because, text: formatSaying(sayReason(because), reading) },
    is_forgiven: forgiven_on !== null,
    amount: toMajor(amount_minor, row.currency),
    description: formatSaying(description, reading),
    description_saying: presentSaying(description)!,
    waive_reason: formatSaying(waive_reason, reading),
    waive_saying: presentSaying(waive_reason),
  }
}

/**
 * Returns what the client of a booking owes besides the visit itself, in minor units; null where they owe nothing else. A part of
 * statements over bookings, read by the index of what is due.
 */
export const owedMinor = () =>
  db
    .selectFrom('charges')
    .select(({ fn }) => fn.sum<number | null>('charges.amount_minor').as('owed'))
    .where('charges.client_id', '=', sql.ref<number>('bookings.client_id'))
    .where('charges.status', '=', 'due')
    .where(({ eb, and, not }) =>
      not(
        and([
          eb('charges.kind', '=', 'unpaid_booking'),
          eb(sql`coalesce(charges.booking_id, 0)`, '=', sql.ref<number>('bookings.id')),
        ]),
      ),
    )
    .$asScalar()
    .as('owed_minor')

/** True if anybody was ever charged anything. */
export const anyCharge = query((_: object) => db.selectFrom('charges').select('id').limit(1))
