import { ExpressionWrapper, sql, type OrderByItemNode, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { invalidFor, type Refusal } from '../http/errors.ts'
import { COUNTED, offsetOf, paged, readPlace, writePlace, type Keys, type Page } from '../lib/paginate.ts'
import { query, type Query, type Selecting } from './build.ts'
import type { Reader } from './reader.ts'
import { countingOf, countOf, totalOf, WhileUnchanged } from './totals.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

type Row = Record<string, unknown>

/**
 * One page of a filtered, ordered select: `{items, page, page_size, total, total_capped, next}`. `present` turns a row
 * into what the API shows. The select must be totally ordered (ties by id), all of it upwards or all of it downwards: the
 * page after is sought by the values of that order, so that going on costs the same however deep. A page by number skips
 * the rows before it and refuses (422) to begin beyond 10,000. `counting` matches the same rows by a way that is good for
 * counting, where that is another than for reading them in their order.
 */
export function readPage<DB, TB extends keyof DB, Read, Item extends object>(
  reader: Reader,
  select: SelectQueryBuilder<DB, TB, Read>,
  asked: Page,
  present: (row: Read) => Item,
  counting: SelectQueryBuilder<DB, TB, unknown> = select,
) {
  const order = orderOf(select)
  const place = startOf(asked, order.by.length)
  const { page_size } = asked
  const from = place ? fromPlace(select, asked) : select.offset(offsetOf(asked))
  const rows = reader.all(keyed(from, order).limit(page_size + 1) as unknown as Selecting<Row>)
  return asPage(rows, {
    page: place?.page ?? asked.page,
    page_size,
    isSought: place !== undefined,
    keyCount: order.by.length,
    present: present as (row: Row) => Item,
    total: () => totalOf(reader, counting),
  })
}

/** A list as it is asked for without any filter: its pages by number are compiled once. */
export interface Standing<DB, TB extends keyof DB, Read> {
  select: SelectQueryBuilder<DB, TB, Read>
  keyCount: number
  rows: Query<{ limit: number; offset: number }, Row, 'read'>
  count: Query<object, { count: number }, 'read'>
  pages: WhileUnchanged<object>
}

/** How many pages of a standing list are kept. */
const KEPT = 8

/** Declares such a list, by its ordered select. */
export function standing<DB, TB extends keyof DB, Read>(
  select: SelectQueryBuilder<DB, TB, Read>,
): Standing<DB, TB, Read> {
  const order = orderOf(select)
  return {
    select,
    keyCount: order.by.length,
    rows: query(({ limit, offset }: { limit: number; offset: number }) => {
      return keyed(select, order).limit(limit).offset(offset) as unknown as Selecting<Row>
    }),
    count: query((_: object) => countingOf(select)),
    pages: new WhileUnchanged(KEPT),
  }
}

/**
 * One page of a standing list, as of any. One by number is frozen and given again while nothing in the database has changed,
 * so `present` must depend on the row alone.
 */
export function readStanding<DB, TB extends keyof DB, Read, Item extends object>(
  reader: Reader,
  { select, keyCount, rows, count, pages }: Standing<DB, TB, Read>,
  asked: Page,
  present: (row: Read) => Item,
) {
  if (startOf(asked, keyCount)) return readPage(reader, select, asked, present)
  const { page, page_size } = asked
  const read = () =>
    asPage(reader.all(rows, { limit: page_size + 1, offset: offsetOf(asked) }), {
      page,
      page_size,
      isSought: false,
      keyCount,
      present: present as (row: Row) => Item,
      total: () => countOf(reader, count),
    })
  return pages.get(reader, `${page} ${page_size}`, () => Object.freeze(read())) as ReturnType<typeof read>
}

interface Reading<Item> {
  page: number
  page_size: number
  /** True if it was sought by the keys of the page before. */
  isSought: boolean
  keyCount: number
  present: (row: Row) => Item
  total: () => number
}

/** A page from its rows, with one more where it is not the last. */
function asPage<Item extends object>(
  rows: Row[],
  { page, page_size, isSought, keyCount, present, total }: Reading<Item>,
) {
  const isLast = rows.length <= page_size
  const counted = isLast && !isSought && page === 1 ? rows.length : total()
  const shown = isLast ? rows : rows.slice(0, page_size)
  const next = isLast ? null : writePlace({ page: page + 1, keys: keysOf(shown.at(-1)!, keyCount) })
  const items = shown.map((row) => withoutKeys(present(row), keyCount))
  return paged(items, { page, page_size }, counted, next)
}

function keyed<DB, TB extends keyof DB, Read>(select: SelectQueryBuilder<DB, TB, Read>, { by }: Order) {
  return select.select(by.map((key, at) => key.as(`key_${at}`)) as never)
}

/** The rows of an ordered select behind the place that a request names; all where it names none. */
export function fromPlace<DB, TB extends keyof DB, Read>(
  select: SelectQueryBuilder<DB, TB, Read>,
  asked: Page,
): SelectQueryBuilder<DB, TB, Read> {
  const order = orderOf(select)
  const place = startOf(asked, order.by.length)
  return place ? select.where(isBehind(order, place.keys)) : select
}

/** The place that a request names, if it names one; 422 for one of another list, and for a page that begins too far. */
export function startOf(asked: Page, keyCount: number) {
  if (asked.after === undefined) {
    if (offsetOf(asked) < COUNTED) return undefined
    throw refuse('page', say('paging.begins_beyond', { count: COUNTED.toLocaleString('en') }))
  }
  const place = readPlace(asked.after, keyCount)
  if (!place) throw refuse('after', say('paging.not_a_next'))
  return place
}

function refuse(path: string, message: Said): Refusal {
  return invalidFor([{ in: 'query', path, message }])
}

interface Order {
  by: readonly ExpressionWrapper<never, never, unknown>[]
  isDown: boolean
}

function orderOf(select: { toOperationNode(): { orderBy?: { items: readonly OrderByItemNode[] } } }): Order {
  const items = select.toOperationNode().orderBy?.items ?? []
  const downwards = items.map(
    ({ direction }) => (direction as { sqlFragments?: string[] })?.sqlFragments?.[0] === 'desc',
  )
  if (items.length === 0 || new Set(downwards).size > 1) throw new Error('A list is ordered, and in one direction')
  return { by: items.map(({ orderBy }) => new ExpressionWrapper(orderBy)), isDown: downwards[0]! }
}

/** True if a row comes after the one with these keys: compared as one value, so that an index of the order is sought in. */
function isBehind({ by, isDown }: Order, keys: Keys): RawBuilder<boolean> {
  const [own, known] = [sql.join(by), sql.join(keys)]
  return isDown ? sql<boolean>`(${own}) < (${known})` : sql<boolean>`(${own}) > (${known})`
}

function keysOf(row: Row, keyCount: number): Keys {
  return Array.from({ length: keyCount }, (_, at) => row[`key_${at}`] as Keys[number])
}

/** Removes the keys of rows that are shown as they were read; new rows have no keys, and removing them costs time. */
function withoutKeys<Item extends object>(item: Item, keyCount: number): Item {
  if (!('key_0' in item)) return item
  for (let at = 0; at < keyCount; at += 1) delete (item as Row)[`key_${at}`]
  return item
}
