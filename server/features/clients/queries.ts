import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { sameAddress } from '../../db/same-address.ts'
import type { ClientsTable } from '../../db/tables/tables.generated.ts'

export type ClientRow = Selectable<ClientsTable>

export const clientById = query((p: { id: number }) => db.selectFrom('clients').selectAll().where('id', '=', p.id))

/** The dependants of a guardian without a login, by name. */
export const dependantsOf = query((p: { guardian_id: number }) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('guardian_id', '=', p.guardian_id)
    .where('password_hash', 'is', null)
    .orderBy(sql`full_name COLLATE NOCASE`)
    .orderBy('id'),
)

/** Another client who signs in with this e-mail. */
export const otherLogin = query((p: { email: string; id: number }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('email', 'in', sameAddress(p.email))
    .where('password_hash', 'is not', null)
    .where('id', '!=', p.id),
)

/** The client of an email address: a login first, then an active record, never a dependant. */
export const clientWithEmail = query((p: { email: string }) =>
  db
    .selectFrom('clients')
    .select(['id', 'is_active'])
    .where('email', 'in', sameAddress(p.email))
    .where('guardian_id', 'is', null)
    .orderBy('password_hash', (order) => order.desc().nullsLast())
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(1),
)

/** True if a client has or had a place in a class of an instructor's, or an appointment with them. */
export const clientOfInstructor = query((p: { client_id: number; instructor_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .select('bookings.id')
    .where('bookings.client_id', '=', p.client_id)
    .where('scheduled_classes.instructor_id', '=', p.instructor_id)
    .unionAll(
      db
        .selectFrom('appointments')
        .select('appointments.id')
        .where('appointments.client_id', '=', p.client_id)
        .where('appointments.instructor_id', '=', p.instructor_id),
    )
    .limit(1),
)

export const endSessions = query((p: { id: number }) =>
  db
    .updateTable('clients')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', p.id),
)

const noteColumns = () =>
  db
    .selectFrom('client_notes')
    .leftJoin('staff', 'staff.id', 'client_notes.staff_id')
    .select([
      'client_notes.id',
      'client_notes.client_id',
      'client_notes.body',
      'client_notes.for_instructors',
      'client_notes.is_health',
      'client_notes.staff_id',
      'staff.full_name as staff_name',
      'client_notes.created_at',
    ])

/** True if instructors may read a note: it is marked for them, or about health and the client agrees to that. */
export const isReadByInstructors = () =>
  sql<boolean>`iif(client_notes.is_health, ${agreesToHealthNotes()}, client_notes.for_instructors)`

const agreesToHealthNotes = () => sql`coalesce((SELECT granted FROM consents
  WHERE consents.client_id = client_notes.client_id AND consent_type = 'health_data'
  ORDER BY consents.id DESC LIMIT 1), 0)`

/** The notes on a client, the newest first; `is_all` false: those alone that instructors may read. */
export const notesOf = query((p: { client_id: number; is_all: boolean }) =>
  noteColumns()
    .where('client_notes.client_id', '=', p.client_id)
    .where(sql<boolean>`(${p.is_all} OR ${isReadByInstructors()})`)
    .orderBy('client_notes.id', 'desc'),
)

export const noteById = query((p: { id: number }) => noteColumns().where('client_notes.id', '=', p.id))

/** The columns to read for showing a client. */
export const shownColumns = [
  'id',
  'full_name',
  'email',
  'phone',
  'date_of_birth',
  'address',
  'emergency_contact',
  'locale',
  'guardian_id',
  'is_active',
  'password_hash',
  'source',
  'client_since_on',
  'created_at',
  'updated_at',
] as const

export type ShownRow = Pick<ClientRow, (typeof shownColumns)[number]>

/** A client as the API shows them: no hash, no versions. */
export function presentClient(row: ShownRow) {
  const { id, full_name, email, phone, date_of_birth, address, emergency_contact, locale } = row
  const { guardian_id, is_active, source, client_since_on, created_at, updated_at } = row
  return {
    id,
    full_name,
    email,
    phone,
    date_of_birth,
    address,
    emergency_contact,
    locale,
    guardian_id,
    is_active,
    has_login: row.password_hash !== null,
    source,
    client_since_on,
    created_at,
    updated_at,
  }
}

export const addresses = query((p: { id: number }) =>
  db
    .selectFrom('clients')
    .leftJoin('clients as guardian', 'guardian.id', 'clients.guardian_id')
    .select([
      'clients.full_name',
      'clients.email',
      'clients.locale',
      'clients.password_hash',
      'guardian.full_name as guardian_name',
      'guardian.email as guardian_email',
      'guardian.locale as guardian_locale',
      'guardian.is_active as guardian_is_active',
    ])
    .where('clients.id', '=', p.id)
    .where('clients.erased_at', 'is', null),
)

/** A client's own note on their health: the one about health that no staff wrote. */
export const ownHealthNote = query((p: { client_id: number }) =>
  db
    .selectFrom('client_notes')
    .select(['id', 'body', 'created_at'])
    .where('client_id', '=', p.client_id)
    .where('is_health', '=', true)
    .where('staff_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1),
)
