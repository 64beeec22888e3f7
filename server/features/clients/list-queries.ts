import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db, query } from '../../db/build.ts'
import { fromPlace, readPage, readStanding, standing } from '../../db/page.ts'
import { reading, unindexed } from '../../db/statement.ts'
import { countOf } from '../../db/totals.ts'
import type { Reader } from '../../db/writer.ts'
import type { Tables } from '../../db/tables/index.ts'
import { offsetOf, type Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'
import { presentClient, shownColumns, type ShownRow } from './queries.ts'

export interface ClientFilter extends Page {
  search?: string | undefined
  membership_status?: 'pending' | 'active' | 'paused' | 'expired' | 'cancelled' | 'none' | undefined
  tag_id?: number | undefined
  inactiveSince?: Instant | undefined
  include_inactive?: boolean | undefined
  /** Only the clients of this instructor's classes. */
  instructorId?: number | undefined
}

const byName = db
  .selectFrom('clients')
  .select([...shownColumns])
  .orderBy(sql`clients.full_name COLLATE NOCASE`)
  .orderBy('clients.id')
const everybody = standing(byName)
const active = standing(byName.where(sql<boolean>`clients.is_active = true`))

/** A page of clients, by name. */
export function clientPage(reader: Reader, filter: ClientFilter) {
  const { search, membership_status: status, tag_id, inactiveSince, instructorId } = filter
  if (!search && !status && !tag_id && !inactiveSince && !instructorId) {
    return readStanding(reader, filter.include_inactive ? everybody : active, filter, presentClient)
  }
  let select = byName
  // The index of a membership's state is as good by itself: that of active clients would be walked for the few who have it.
  const isActive = status ? unindexed<boolean>('clients.is_active') : sql<boolean>`clients.is_active`
  if (!filter.include_inactive) select = select.where(sql<boolean>`${isActive} = true`)
  if (status) select = select.where(inState(status))
  let counting = select
  const groups = [
    ...(inactiveSince ? [awaySince(reader, inactiveSince)] : []),
    ...(instructorId ? [taughtBy(instructorId)] : []),
    ...(search ? [found(search)] : []),
    ...(tag_id ? [tagged(tag_id)] : []),
  ]
  for (const group of groups) {
    const isMember = sql<boolean>`clients.id IN (${group.ids})`
    const isAmong = sql<boolean>`${unindexed('clients.id')} IN (${group.ids})`
    const { said, looked } = group
    counting = counting.where(said ?? isMember)
    if (isSmall(reader, group)) select = select.where(isMember)
    else if (said) select = select.where(said)
    else select = select.where(looked && isDense(reader, select, filter, looked) ? looked : isAmong)
  }
  return readPage(reader, select, filter, presentClient, counting)
}

/** The bit of `clients.membership_states` that each state has. */
const STATES = { pending: 1, active: 2, paused: 4, expired: 8, cancelled: 16 } as const

/** Whether a client has a membership in a state, or never had one: in the words of the indexes of each. */
function inState(status: keyof typeof STATES | 'none'): RawBuilder<boolean> {
  if (status === 'none') return sql<boolean>`clients.membership_states = 0`
  return sql<boolean>`clients.membership_states & ${sql.lit(STATES[status])}`
}

/** Some of the clients. */
interface Group {
  /** A select of their ids. */
  ids: RawBuilder<unknown>
  /** Whether a client is one of them, where the index of the names says it. */
  said?: RawBuilder<boolean>
  /** The same by a look elsewhere for each client; it reads no column of theirs but the id. */
  looked?: RawBuilder<boolean>
}

/** Below so many, those who match are gathered and sorted; beyond, the names are walked until the page is full. */
const FEW = 1000
/** So many names are looked at to see whether a page is soon full. */
const NEAR = 1000

function isSmall(reader: Reader, { ids }: Group): boolean {
  const some = sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT 1 FROM (${ids}) LIMIT ${sql.lit(FEW + 1)})`
  return countOf(reader, reading(some)) <= FEW
}

/** Whether a page is full after a few names: then each is looked at, and else all who match are found before. */
function isDense(reader: Reader, select: Clients, asked: Page, looked: RawBuilder<boolean>): boolean {
  const needed = (asked.after === undefined ? offsetOf(asked) : 0) + asked.page_size + 1
  const near = fromPlace(select.clearSelect().select('clients.id'), asked).limit(NEAR)
  const full = sql<{ count: number }>`SELECT count(*) AS count
    FROM (SELECT 1 FROM ${near} AS clients WHERE ${looked} LIMIT ${sql.lit(needed)})`
  return countOf(reader, reading(full)) >= needed
}

type Clients = SelectQueryBuilder<Tables, 'clients', ShownRow>

/** The first visit of anybody's last ones that is not before a moment. */
const lastVisitFrom = query((p: { since: Instant }) =>
  db
    .selectFrom('clients')
    .select('last_visit_at')
    .where('last_visit_at', '>=', p.since)
    .orderBy('last_visit_at')
    .limit(1),
)

/** Those who were never here, or not since a moment. */
function awaySince(reader: Reader, since: Instant): Group {
  // Before that visit are the same clients as before the moment itself, but their number is good for longer.
  const visit = reader.one(lastVisitFrom, { since })?.last_visit_at ?? since
  return {
    ids: sql`SELECT id FROM clients WHERE last_visit_at IS NULL
      UNION ALL SELECT id FROM clients WHERE last_visit_at < ${visit}`,
    said: sql<boolean>`coalesce(clients.last_visit_at, '') < ${visit}`,
  }
}

/** The clients who were booked in a class of an instructor's, or had an appointment with them. */
function taughtBy(instructorId: number): Group {
  return {
    ids: sql`SELECT bookings.client_id FROM scheduled_classes CROSS JOIN bookings
      WHERE scheduled_classes.instructor_id = ${instructorId} AND bookings.scheduled_class_id = scheduled_classes.id
      UNION ALL SELECT client_id FROM appointments WHERE instructor_id = ${instructorId}`,
  }
}

function tagged(tagId: number): Group {
  return {
    ids: sql`SELECT client_id FROM client_tags WHERE tag_id = ${tagId}`,
    looked: sql<boolean>`(SELECT 1 FROM client_tags WHERE client_id = clients.id AND tag_id = ${tagId})`,
  }
}

/** Clients with the text anywhere in name, e-mail or phone; below three characters at the start of a name's word or of the e-mail. */
function found(search: string): Group {
  return search.length < 3 ? startingWith(search) : containing(search)
}

function startingWith(search: string): Group {
  const ids = sql`SELECT client_id FROM client_search_starts
    WHERE letters >= lower(${search}) AND letters < lower(${`${search}\u{10ffff}`})`
  return { ids }
}

function containing(search: string): Group {
  const long = search.split(/\s+/).filter((word) => word.length >= 3)
  const words = long.length > 0 ? long : [search]
  const phrase = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  const ids = sql`SELECT rowid FROM client_search WHERE client_search MATCH ${phrase}`
  const plain = words.map(plainWord)
  if (plain.includes(undefined)) return { ids }
  const inText = sql.join(
    plain.map((word) => sql`instr(text, ${word})`),
    sql` AND `,
  )
  // Of the few without a text it is asked whether they are among those that were found.
  const looked = sql<boolean>`coalesce(
    (SELECT ${inText} FROM client_search_text WHERE client_id = clients.id), ${unindexed('clients.id')} IN (${ids}))`
  return { ids, looked }
}

/** A word as `client_search_text` has it; undefined where that could not tell whether it is there. */
function plainWord(word: string): string | undefined {
  if (!/^[ -{}~À-žƠơƯưȘșȚțẠ-ỹ]+$/.test(word)) return undefined
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return /^[ -~]+$/.test(plain) ? plain : undefined
}
