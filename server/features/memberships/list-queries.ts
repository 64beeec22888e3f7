import { sql, type RawBuilder } from 'kysely'
import { readPage } from '../../db/page.ts'
import { unindexed } from '../../db/statement.ts'
import { totalOf } from '../../db/totals.ts'
import type { Reader } from '../../db/writer.ts'
import type { Page } from '../../lib/paginate.ts'
import { addDays, localDate, type LocalDate } from '../../lib/time.ts'
import { found } from '../clients/list-group-queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentMemberships, type Viewer } from './present.ts'
import { membershipsWithNames, type MembershipRow } from './queries.ts'
import { ENDING_DAYS, LIST_STATES, RENEWING_DAYS, type ListState } from './state-rules.ts'

interface MembershipFilter {
  client_id?: number | undefined
  status?: MembershipRow['status'] | undefined
  state?: ListState | undefined
  membership_type_id?: number | undefined
  search?: string | undefined
}

type Select = ReturnType<typeof membershipsWithNames>

/** By `isUsedUp` of the rules: nothing is left of it, and it does not renew. */
const usedUp = sql<boolean>`memberships.unlimited = 0 AND memberships.next_renewal_on IS NULL
  AND coalesce((SELECT sum(credits) FROM credit_entries WHERE membership_id = memberships.id), 0) <= 0`

/** Those whose payment fails at the processor, and those with a renewal that nobody has paid. */
const pastDue = sql<boolean>`memberships.id IN (
    SELECT id FROM memberships WHERE past_due_since IS NOT NULL
    UNION ALL SELECT membership_id FROM charges WHERE status = 'due' AND ${unindexed('kind')} = 'renewal')
  AND memberships.status <> 'cancelled'`

const active = (also: RawBuilder<boolean>) => sql<boolean>`memberships.status = 'active' AND ${also}`

/** The condition of each state, in the words of the indexes. */
function conditionOf(state: ListState, today: LocalDate): RawBuilder<boolean> {
  switch (state) {
    case 'active':
      return active(sql`NOT (${usedUp})`)
    case 'past_due':
      return pastDue
    case 'paused':
      return sql`memberships.status = 'paused'`
    case 'ending':
      return active(
        sql`memberships.next_renewal_on IS NULL AND memberships.expires_on BETWEEN ${today} AND ${addDays(today, ENDING_DAYS)}`,
      )
    case 'renewing':
      return active(sql`memberships.next_renewal_on BETWEEN ${today} AND ${addDays(today, RENEWING_DAYS)}`)
    case 'used_up':
      return active(usedUp)
  }
}

/** Ending ones by their last day, renewing ones by their renewal; all others newest first. */
function ordered(select: Select, state: ListState | undefined) {
  if (state === 'ending') return select.orderBy('memberships.expires_on').orderBy('memberships.id')
  if (state === 'renewing') return select.orderBy('memberships.next_renewal_on').orderBy('memberships.id')
  return select.orderBy('memberships.id', 'desc')
}

function narrowed(select: Select, filter: MembershipFilter, today: LocalDate): Select {
  const { client_id, status, state, membership_type_id, search } = filter
  let few = select
  if (client_id !== undefined) few = few.where('memberships.client_id', '=', client_id)
  if (status !== undefined) few = few.where('memberships.status', '=', sql.lit(status))
  if (state !== undefined) few = few.where(conditionOf(state, today))
  if (membership_type_id !== undefined) few = few.where('memberships.membership_type_id', '=', membership_type_id)
  if (search) few = few.where(sql<boolean>`memberships.client_id IN (${found(search).ids})`)
  return few
}

const todayOf = (reader: Reader, { now }: Viewer) => localDate(now, settingsOf(reader).timezone)

/** A page of memberships: newest first, except that those that end or renew soon come in the order of their days. */
export function membershipPage(reader: Reader, viewer: Viewer, filter: MembershipFilter & Page) {
  const select = narrowed(ordered(membershipsWithNames(), filter.state), filter, todayOf(reader, viewer))
  const { items, ...rest } = readPage(reader, select, filter, (row) => row)
  return { items: presentMemberships(reader, viewer, items), ...rest }
}

/** How many memberships are in each state, each counted to 10,000. */
export function countStates(reader: Reader, viewer: Viewer, filter: Omit<MembershipFilter, 'state'>) {
  const today = todayOf(reader, viewer)
  const counts = LIST_STATES.map((state) => {
    const count = totalOf(reader, narrowed(membershipsWithNames(), { ...filter, state }, today))
    return [state, Math.min(count, 10_000)] as const
  })
  return Object.fromEntries(counts) as Record<ListState, number>
}
