import { takesSeatSql } from '../lib/seat-rules.ts'
import type { Topic } from './topic-values.ts'

type Write = 'INSERT' | 'UPDATE' | 'DELETE'

/** The message when a row of a table is written. `row` is the row as it is now, for a deleted one as it was. */
interface Telling {
  table: string
  topic: Topic
  /** SQL of the id; NULL: of several. */
  id: string
  /** SQL of the client it belongs to, if only they (and staff) are notified. */
  client?: string
  /** Which writes; those that insert and update unless said. */
  on?: readonly Write[]
  /** Columns that an update has to name. */
  of?: readonly string[]
  /** Of updates: only where this holds. */
  when?: string
  /** Of every write: only rows of which this holds. */
  where?: string
}

const takesSeat = (row: string) => takesSeatSql(`${row}.status`)
const isOff = (row: string) => `${row}.status IN ('cancelled', 'late_cancelled')`
/** Another seat, or one that is given up or held no more. */
const otherSeat = 'old.seat_id IS NOT new.seat_id OR old.status <> new.status'
const every: readonly Write[] = ['INSERT', 'UPDATE', 'DELETE']

/** Every table whose rows pages show to several at once. A new one of that kind gets its lines here, and nothing else is to be done. */
export const tellings: readonly Telling[] = [
  { table: 'bookings', topic: 'roster', id: 'row.scheduled_class_id' },
  { table: 'bookings', topic: 'bookings', id: 'row.id', client: 'row.client_id' },
  {
    table: 'bookings',
    topic: 'schedule',
    id: 'row.scheduled_class_id',
    when: `(${takesSeat('old')}) <> (${takesSeat('new')})`,
  },
  { table: 'waitlist_entries', topic: 'roster', id: 'row.scheduled_class_id' },
  { table: 'waitlist_entries', topic: 'waitlist', id: 'row.id', client: 'row.client_id' },
  { table: 'waitlist_entries', topic: 'schedule', id: 'row.scheduled_class_id', when: 'old.status <> new.status' },
  { table: 'standing_bookings', topic: 'bookings', id: 'NULL', client: 'row.client_id' },
  {
    table: 'standing_booking_skips',
    topic: 'bookings',
    id: 'NULL',
    client: '(SELECT client_id FROM standing_bookings WHERE id = row.standing_booking_id)',
    on: ['INSERT', 'DELETE'],
  },
  { table: 'guest_bookings', topic: 'roster', id: 'row.scheduled_class_id' },
  { table: 'guest_bookings', topic: 'schedule', id: 'row.scheduled_class_id', when: 'old.status <> new.status' },
  { table: 'seat_holds', topic: 'roster', id: 'row.scheduled_class_id' },
  { table: 'seat_holds', topic: 'schedule', id: 'row.scheduled_class_id', when: 'old.status <> new.status' },
  { table: 'scheduled_classes', topic: 'schedule', id: 'row.id', on: every },
  { table: 'scheduled_classes', topic: 'roster', id: 'row.id', on: ['UPDATE', 'DELETE'] },
  { table: 'closures', topic: 'schedule', id: 'NULL', on: every },
  { table: 'appointments', topic: 'appointments', id: 'row.id', client: 'row.client_id' },
  {
    table: 'appointments',
    topic: 'availability',
    id: 'row.instructor_id',
    when: `(${isOff('old')}) <> (${isOff('new')})`,
  },
  { table: 'slot_holds', topic: 'availability', id: 'row.instructor_id', when: 'old.status <> new.status' },
  { table: 'instructor_windows', topic: 'availability', id: 'row.instructor_id', on: every },
  { table: 'instructor_time_off', topic: 'availability', id: 'row.instructor_id', on: every },
  { table: 'appointment_services', topic: 'availability', id: 'NULL' },
  { table: 'memberships', topic: 'memberships', id: 'row.id', client: 'row.client_id' },
  {
    table: 'credit_entries',
    topic: 'memberships',
    id: 'row.membership_id',
    client: '(SELECT client_id FROM memberships WHERE id = row.membership_id)',
    on: ['INSERT'],
  },
  { table: 'charges', topic: 'charges', id: 'row.id', client: 'row.client_id' },
  { table: 'payments', topic: 'sales', id: 'row.purchase_id', on: ['INSERT'] },
  {
    table: 'processor_refunds',
    topic: 'sales',
    id: '(SELECT purchase_id FROM payments WHERE id = row.payment_id)',
    when: 'old.status <> new.status',
  },
  {
    table: 'clients',
    topic: 'clients',
    id: 'row.id',
    client: 'row.id',
    of: ['full_name', 'email', 'phone', 'date_of_birth', 'guardian_id', 'is_active', 'password_hash', 'erased_at'],
  },
  { table: 'waiver_signatures', topic: 'clients', id: 'row.client_id', client: 'row.client_id', on: ['INSERT'] },
  { table: 'notifications', topic: 'notifications', id: 'row.id', client: 'row.client_id', on: every },
  {
    table: 'bookings',
    topic: 'seats',
    id: 'row.scheduled_class_id',
    where: 'row.seat_id IS NOT NULL',
    when: otherSeat,
  },
  {
    table: 'waitlist_entries',
    topic: 'seats',
    id: 'row.scheduled_class_id',
    where: 'row.seat_id IS NOT NULL',
    when: otherSeat,
  },
  {
    table: 'scheduled_classes',
    topic: 'seats',
    id: 'row.id',
    on: ['UPDATE'],
    when: 'old.room_plan_id IS NOT new.room_plan_id',
  },
  { table: 'room_plan_seats', topic: 'seats', id: 'NULL' },
  { table: 'tasks', topic: 'tasks', id: 'row.id', on: every },
  { table: 'substitute_requests', topic: 'substitutes', id: 'row.id' },
  { table: 'substitute_candidates', topic: 'substitutes', id: 'row.request_id' },
  { table: 'day_closes', topic: 'day_closes', id: 'row.id' },
]

/** The reader of a client's records: their guardian, if they have no login. */
const readerOf = (client: string) =>
  `(SELECT iif(password_hash IS NULL, coalesce(guardian_id, id), id) FROM clients WHERE id = ${client})`

/** The statements of the triggers that call `told(topic, id, client)` for each row that is written, on one connection alone. */
export function triggers(): string[] {
  const writes = tellings.flatMap((telling) =>
    (telling.on ?? ['INSERT', 'UPDATE']).map((write) => ({ telling, write })),
  )
  return [...Map.groupBy(writes, ({ telling, write }) => `${telling.table} ${write}`)].map(([name, group]) => {
    const [table = '', write = ''] = name.split(' ')
    const of = write === 'UPDATE' ? group[0]!.telling.of : undefined
    const calls = group.map(({ telling }) => callOf(telling, write)).join(' ')
    const when = of ? `UPDATE OF ${of.join(', ')}` : write
    return `CREATE TEMP TRIGGER told_${table}_${write.toLowerCase()} AFTER ${when} ON main.${table} BEGIN ${calls} END`
  })
}

function callOf({ topic, id, client, when, where }: Telling, write: string): string {
  const inRow = (text: string) => text.replaceAll('row.', write === 'DELETE' ? 'old.' : 'new.')
  const whose = client === undefined ? 'NULL' : readerOf(inRow(client))
  const conditions = [where && inRow(where), write === 'UPDATE' ? when : undefined].filter((one) => one !== undefined)
  const only = conditions.length > 0 ? ` WHERE ${conditions.map((one) => `(${one})`).join(' AND ')}` : ''
  return `SELECT told('${topic}', ${inRow(id)}, ${whose})${only};`
}
