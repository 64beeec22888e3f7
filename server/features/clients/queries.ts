import { sql, type RawBuilder, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { reading, unindexed } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import type { ClientsTable } from '../../db/tables/accounts.ts'
import { readPage } from '../../db/page.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'

export type ClientRow = Selectable<ClientsTable>

export const clientById = query((p: { id: number }) => db.selectFrom('clients').selectAll().where('id', '=', p.id))

/** Those a guardian acts for: her dependants without a login, by name. */
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
    .where('email', '=', p.email)
    .where('password_hash', 'is not', null)
    .where('id', '!=', p.id),
)

/** Whether a client has or had a place in a class of an instructor's. */
export const clientOfInstructor = query((p: { client_id: number; instructor_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .select('bookings.id')
    .where('bookings.client_id', '=', p.client_id)
    .where('scheduled_classes.instructor_id', '=', p.instructor_id)
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
      'client_notes.staff_id',
      'staff.full_name as staff_name',
      'client_notes.created_at',
    ])

export const notesOf = query((p: { client_id: number }) =>
  noteColumns().where('client_notes.client_id', '=', p.client_id).orderBy('client_notes.id', 'desc'),
)

export const noteById = query((p: { id: number }) => noteColumns().where('client_notes.id', '=', p.id))

export interface ClientFilter extends Page {
  search?: string | undefined
  membership_status?: 'pending' | 'active' | 'paused' | 'expired' | 'cancelled' | 'none' | undefined
  tag_id?: number | undefined
  inactiveSince?: Instant | undefined
  include_inactive?: boolean | undefined
  /** Only the clients of this instructor's classes. */
  instructorId?: number | undefined
}

/** A page of clients, by name. */
export function clientPage(reader: Reader, filter: ClientFilter) {
  const { search, membership_status: status, tag_id, inactiveSince, instructorId } = filter
  let select = db
    .selectFrom('clients')
    .selectAll('clients')
    .orderBy(sql`clients.full_name COLLATE NOCASE`)
    .orderBy('clients.id')
  // The index of a membership's state is as good by itself: that of active clients would be walked for the few who have it.
  const isActive = status ? unindexed<boolean>('clients.is_active') : sql<boolean>`clients.is_active`
  if (!filter.include_inactive) select = select.where(sql<boolean>`${isActive} = true`)
  if (status) select = select.where(inState(status))
  if (inactiveSince) select = select.where(sql<boolean>`coalesce(clients.last_visit_at, '') < ${inactiveSince}`)
  if (instructorId) select = select.where(isAmong(reader, taughtBy(instructorId)))
  if (search) select = select.where(isFound(reader, search))
  if (tag_id) {
    const withTag = sql`SELECT client_id FROM client_tags WHERE tag_id = ${tag_id}`
    select = select.where(isAmong(reader, withTag))
  }
  return readPage(reader, select, filter, presentClient)
}

/** The bit of `clients.membership_states` that each state has. */
const STATES = { pending: 1, active: 2, paused: 4, expired: 8, cancelled: 16 } as const

/** Whether a client has a membership in a state, or never had one: in the words of the indexes of each. */
function inState(status: keyof typeof STATES | 'none'): RawBuilder<boolean> {
  if (status === 'none') return sql<boolean>`clients.membership_states = 0`
  return sql<boolean>`clients.membership_states & ${sql.lit(STATES[status])}`
}

/** Below so many, those who match are gathered and sorted; beyond, the names are walked until the page is full. */
const FEW = 1000

/** Whether a client is one of those a select gives: by the way that is the shorter for as many as they are. */
function isAmong(reader: Reader, ids: RawBuilder<unknown>): RawBuilder<boolean> {
  const some = sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT 1 FROM (${ids}) LIMIT ${sql.lit(FEW + 1)})`
  const isFew = reader.one(reading(some))!.count <= FEW
  return sql<boolean>`${isFew ? sql.ref('clients.id') : unindexed('clients.id')} IN (${ids})`
}

/** Clients with the text anywhere in name, e-mail or phone; below three characters at the start of a name's word or of the e-mail. */
function isFound(reader: Reader, search: string): RawBuilder<boolean> {
  if (search.length < 3) return isAmong(reader, startingWith(search))
  const words = search.split(/\s+/).filter((word) => word.length >= 3)
  const phrase = (words.length > 0 ? words : [search]).map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  return isAmong(reader, sql`SELECT rowid FROM client_search WHERE client_search MATCH ${phrase}`)
}

function startingWith(search: string): RawBuilder<unknown> {
  const last = `${search}\u{10ffff}`
  return sql`SELECT client_id FROM client_search_starts WHERE letters >= lower(${search}) AND letters < lower(${last})
    UNION ALL SELECT id FROM clients WHERE email >= lower(${search}) AND email < lower(${last})`
}

/** The clients who were booked in a class of an instructor's. */
function taughtBy(instructorId: number): RawBuilder<unknown> {
  return sql`SELECT bookings.client_id FROM scheduled_classes CROSS JOIN bookings
    WHERE scheduled_classes.instructor_id = ${instructorId} AND bookings.scheduled_class_id = scheduled_classes.id`
}

/** A client as the API shows her: no hash, no versions. */
export function presentClient(row: ClientRow) {
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
    ])
    .where('clients.id', '=', p.id)
    .where('clients.erased_at', 'is', null),
)
