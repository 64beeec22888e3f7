import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db } from '../../db/build.ts'
import { fromPlace, readPage, readStanding, standing } from '../../db/page.ts'
import { reading, unindexed } from '../../db/statement.ts'
import { countOf } from '../../db/totals.ts'
import type { Reader } from '../../db/writer.ts'
import type { Tables } from '../../db/tables/tables.generated.ts'
import { offsetOf, type Page } from '../../lib/paginate.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import {
  awaySince,
  bornIn,
  clientsFrom,
  found,
  owing,
  runningOut,
  tagged,
  taughtBy,
  unsigned,
  type Group,
} from './list-group-queries.ts'
import type { ClientSort } from './sort-values.ts'
import { presentClient, shownColumns, type ShownRow } from './queries.ts'

export interface ClientFilter extends Page {
  search?: string | undefined
  membership_status?: 'pending' | 'active' | 'paused' | 'expired' | 'cancelled' | 'none' | undefined
  tag_id?: number | undefined
  inactiveSince?: Instant | undefined
  include_inactive?: boolean | undefined
  owes?: boolean | undefined
  birthday_month?: number | undefined
  unsigned_waiver?: boolean | undefined
  credits_at_most?: number | undefined
  since_date?: LocalDate | undefined
  sort?: ClientSort | undefined
  /** Only the clients of this instructor's classes. */
  instructorId?: number | undefined
}

/** The orders in which clients can be sorted, each in the words of an index. */
const ORDERS = {
  name: sql`clients.full_name COLLATE NOCASE`,
  last_visit: sql`coalesce(clients.last_visit_at, '')`,
  client_since: sql`coalesce(clients.client_since_on, clients.created_at)`,
}

const shown = db.selectFrom('clients').select([...shownColumns])
const byName = shown.orderBy(ORDERS.name).orderBy('clients.id')
const everybody = standing(byName)
const active = standing(byName.where(sql<boolean>`clients.is_active = true`))

/** A page of clients, by name unless another order is asked for. */
export function clientPage(reader: Reader, filter: ClientFilter) {
  const { sort = 'name', include_inactive } = filter
  const groups = groupsOf(reader, filter)
  const looks = looksOf(filter)
  if (groups.length === 0 && looks.length === 0 && sort === 'name') {
    return readStanding(reader, include_inactive ? everybody : active, filter, presentClient)
  }
  let select = sorted(sort)
  // An index of the membership state or of another order is good enough; the index of active clients would be walked for few
  // matches, or sorted.
  const isPlain = sort === 'name' && looks.length === 0
  const isActive = isPlain ? sql<boolean>`clients.is_active` : unindexed<boolean>('clients.is_active')
  if (!include_inactive) select = select.where(sql<boolean>`${isActive} = true`)
  for (const look of looks) select = select.where(look)
  let counting = select
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

function sorted(sort: ClientSort): Clients {
  const by = sort.replace('-', '') as keyof typeof ORDERS
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  return shown.orderBy(ORDERS[by], way).orderBy('clients.id', way)
}

/** Those of whom a filter asks, who are found elsewhere than in the client. */
function groupsOf(reader: Reader, filter: ClientFilter): Group[] {
  const { inactiveSince, instructorId, search, tag_id, owes, birthday_month, since_date } = filter
  return [
    ...(inactiveSince ? [awaySince(reader, inactiveSince)] : []),
    ...(instructorId ? [taughtBy(instructorId)] : []),
    ...(search ? [found(search)] : []),
    ...(tag_id ? [tagged(tag_id)] : []),
    ...(owes ? [owing()] : []),
    ...(birthday_month ? [bornIn(birthday_month)] : []),
    ...(since_date ? [clientsFrom(since_date)] : []),
  ]
}

/** The conditions that are checked for each client in turn. */
function looksOf({ membership_status, unsigned_waiver, credits_at_most }: ClientFilter): RawBuilder<boolean>[] {
  return [
    ...(membership_status ? [inState(membership_status)] : []),
    ...(credits_at_most === undefined ? [] : [runningOut(credits_at_most)]),
    ...(unsigned_waiver ? [unsigned] : []),
  ]
}

/** The bit of `clients.membership_states` that each state has. */
const STATES = { pending: 1, active: 2, paused: 4, expired: 8, cancelled: 16 } as const

/** True if a client has a membership in a state, their own or one shared with them, or never had one: in the words of the indexes of each. */
function inState(status: keyof typeof STATES | 'none'): RawBuilder<boolean> {
  return status === 'none'
    ? sql<boolean>`clients.membership_states = 0`
    : sql<boolean>`clients.membership_states & ${sql.lit(STATES[status])}`
}

/** Below so many, those who match are gathered and sorted; beyond, the names are walked until the page is full. */
const FEW = 1000
/** So many names are looked at to see whether a page is soon full. */
const NEAR = 1000

function isSmall(reader: Reader, { ids }: Group): boolean {
  const some = sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT 1 FROM (${ids}) LIMIT ${sql.lit(FEW + 1)})`
  return countOf(reader, reading(some)) <= FEW
}

/** True if a page is full after a few names: then each is looked at, and else all who match are found before. */
function isDense(reader: Reader, select: Clients, asked: Page, looked: RawBuilder<boolean>): boolean {
  const needed = (asked.after === undefined ? offsetOf(asked) : 0) + asked.page_size + 1
  const near = fromPlace(select.clearSelect().select('clients.id'), asked).limit(NEAR)
  const full = sql<{ count: number }>`SELECT count(*) AS count
    FROM (SELECT 1 FROM ${near} AS clients WHERE ${looked} LIMIT ${sql.lit(needed)})`
  return countOf(reader, reading(full)) >= needed
}

type Clients = SelectQueryBuilder<Tables, 'clients', ShownRow>
