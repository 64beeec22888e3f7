import type { Input, Item } from '../../../../api/index.ts'
export type View = Item<'GET /api/v1/client-views'>
export type ClientColumn = View['columns'][number]
export type ClientSort = View['sort']

/** Every column there is, in the order they are offered. */
export const ALL_COLUMNS = Object.keys({
  name: true,
  membership: true,
  credits: true,
  last_visit: true,
  next_class: true,
  owed: true,
  tags: true,
  email: true,
  phone: true,
  client_since: true,
  birthday: true,
} satisfies Record<ClientColumn, true>) as ClientColumn[]

const SORTS = Object.keys({
  name: true,
  '-name': true,
  last_visit: true,
  '-last_visit': true,
  client_since: true,
  '-client_since': true,
} satisfies Record<ClientSort, true>) as ClientSort[]

export const STATUSES = ['active', 'paused', 'pending', 'expired', 'cancelled', 'none'] as const
export const DAYS = [14, 30, 60, 90, 180, 365]
/** Classes left at which credits count as running out. */
export const FEW_CREDITS = 2

/** The filters of the list, as the address keeps them: an unset text is empty, an unset number 0. */
export type ClientFilter = {
  search: string
  shown: 'active' | 'all'
  status: string
  away: number
  tag: number
  owes: boolean
  birthday: boolean
  unsigned: boolean
  few: boolean
  fresh: boolean
  sort: string
  /** By commas; empty: as this person likes them. */
  columns: string
}

export const NOTHING_ASKED: ClientFilter = {
  search: '',
  shown: 'active',
  status: '',
  away: 0,
  tag: 0,
  owes: false,
  birthday: false,
  unsigned: false,
  few: false,
  fresh: false,
  sort: 'name',
  columns: '',
}

/** The columns a list has where nobody has chosen any. */
export const USUAL_COLUMNS: readonly ClientColumn[] = [
  'name',
  'membership',
  'credits',
  'last_visit',
  'next_class',
  'owed',
  'tags',
]

export const sortOf = ({ sort }: Pick<ClientFilter, 'sort'>): ClientSort => SORTS.find((one) => one === sort) ?? 'name'

/** The columns that a text names, each once and the name first; none where it names none. */
export function columnsIn(text: string): ClientColumn[] {
  const named = text.split(',').flatMap((name) => ALL_COLUMNS.find((column) => column === name) ?? [])
  return named.length === 0 ? [] : [...new Set<ClientColumn>(['name', ...named])]
}

const statusOf = ({ status }: ClientFilter) => STATUSES.find((one) => one === status)
const awayOf = ({ away }: ClientFilter) => (away >= 1 && away <= 3650 ? Math.floor(away) : undefined)

/** True if anything narrows the list down but a search. */
export const isFiltered = (asked: ClientFilter): boolean =>
  Object.keys(filtersOf({ ...asked, search: '', shown: 'active' })).length > 0

/** Number of active filters among those behind the button. */
export const moreFilters = ({ owes, birthday, unsigned, few, fresh }: ClientFilter): number =>
  [owes, birthday, unsigned, few, fresh].filter(Boolean).length

/** The query for the server, on a day of the studio. */
export function queryOf(asked: ClientFilter, today: string): NonNullable<Input<'GET /api/v1/clients'>['query']> {
  const { search, shown, tag, owes, birthday, unsigned, few, fresh } = asked
  return {
    search: search || undefined,
    include_inactive: shown === 'all' ? 'true' : undefined,
    membership_status: statusOf(asked),
    inactive_days: awayOf(asked),
    tag_id: tag || undefined,
    owes: owes ? 'true' : undefined,
    birthday_month: birthday ? Number(today.slice(5, 7)) : undefined,
    unsigned_waiver: unsigned ? 'true' : undefined,
    credits_at_most: few ? FEW_CREDITS : undefined,
    since_date: fresh ? `${today.slice(0, 8)}01` : undefined,
    sort: sortOf(asked) === 'name' ? undefined : sortOf(asked),
  } as NonNullable<Input<'GET /api/v1/clients'>['query']>
}

/** The filters as a saved list keeps them. */
export function filtersOf(asked: ClientFilter): View['filters'] {
  const { search, shown, tag, owes, birthday, unsigned, few, fresh } = asked
  const [membership_status, inactive_days] = [statusOf(asked), awayOf(asked)]
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(shown === 'all' && { include_inactive: true as const }),
    ...(membership_status && { membership_status }),
    ...(inactive_days && { inactive_days }),
    ...(tag && { tag_id: tag }),
    ...(owes && { owes: true as const }),
    ...(birthday && { birthday: 'this_month' as const }),
    ...(unsigned && { unsigned_waiver: true as const }),
    ...(few && { credits_at_most: FEW_CREDITS }),
    ...(fresh && { since: 'this_month' as const }),
  }
}

/** The filters of a saved list. */
export function askedBy({ filters, columns, sort }: Pick<View, 'filters' | 'columns' | 'sort'>): ClientFilter {
  return {
    search: filters.search ?? '',
    shown: filters.include_inactive ? 'all' : 'active',
    status: filters.membership_status ?? '',
    away: filters.inactive_days ?? 0,
    tag: filters.tag_id ?? 0,
    owes: filters.owes ?? false,
    birthday: filters.birthday !== undefined,
    unsigned: filters.unsigned_waiver ?? false,
    few: filters.credits_at_most !== undefined,
    fresh: filters.since !== undefined,
    sort,
    columns: columns.join(','),
  }
}

/** True if two lists are asked for the same; how they look counts where the first says so. */
export const isSame = (view: ClientFilter, now: ClientFilter): boolean =>
  Object.keys(NOTHING_ASKED).every((key) => {
    const name = key as keyof ClientFilter
    return (name === 'columns' && !view.columns) || view[name] === now[name]
  })
