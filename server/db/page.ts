import { ExpressionWrapper, sql, type OrderByItemNode, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { Refusal } from '../http/errors.ts'
import { COUNTED, offsetOf, paged, readPlace, writePlace, type Keys, type Page } from '../lib/paginate.ts'
import type { Selecting } from './build.ts'
import type { Reader } from './reader.ts'
import { totalOf } from './totals.ts'

type Row = Record<string, unknown>

/**
 * One page of a filtered, ordered select: `{items, page, page_size, total, total_capped, next}`. `present` turns a row
 * into what the API shows. The select must be totally ordered (ties by id), all of it upwards or all of it downwards: the
 * page after is sought by the values of that order, so that going on costs the same however deep. A page by number skips
 * the rows before it and refuses (422) to begin beyond 10,000. `counting` matches the same rows by a way that is good for
 * counting, where that is another than for reading them in their order.
 */
export function readPage<DB, TB extends keyof DB, Read, Item>(
  reader: Reader,
  select: SelectQueryBuilder<DB, TB, Read>,
  asked: Page,
  present: (row: Read) => Item,
  counting: SelectQueryBuilder<DB, TB, unknown> = select,
) {
  const order = orderOf(select)
  const place = startOf(asked, order.by.length)
  const page = { page: place?.page ?? asked.page, page_size: asked.page_size }
  const from = place ? fromPlace(select, asked) : select.offset(offsetOf(page))
  const keyed = from.limit(page.page_size + 1).select(order.by.map((by, at) => by.as(`key_${at}`)) as never)
  const rows = reader.all(keyed as unknown as Selecting<Row>)
  const isLast = rows.length <= page.page_size
  const shown = rows.slice(0, page.page_size).map((row) => split(row, order.by.length))
  const counted = isLast && !place && page.page === 1 ? rows.length : totalOf(reader, counting)
  const next = isLast ? null : writePlace({ page: page.page + 1, keys: shown.at(-1)!.keys })
  return paged(
    shown.map(({ row }) => present(row as Read)),
    page,
    counted,
    next,
  )
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
    throw refuse('page', `Begins beyond ${COUNTED.toLocaleString('en')}: go on with \`after\`, or narrow the list down`)
  }
  const place = readPlace(asked.after, keyCount)
  if (!place) throw refuse('after', 'Is not the `next` of a page of this list')
  return place
}

function refuse(path: string, message: string): Refusal {
  return new Refusal('VALIDATION_ERROR', `${path}: ${message}`, { errors: [{ in: 'query', path, message }] })
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

/** Whether a row comes after the one with these keys: compared as one value, so that an index of the order is sought in. */
function isBehind({ by, isDown }: Order, keys: Keys): RawBuilder<boolean> {
  const [own, known] = [sql.join(by), sql.join(keys)]
  return isDown ? sql<boolean>`(${own}) < (${known})` : sql<boolean>`(${own}) > (${known})`
}

function split(row: Row, keyCount: number): { row: Row; keys: Keys } {
  const keys: Keys[number][] = []
  for (let at = 0; at < keyCount; at += 1) {
    keys.push(row[`key_${at}`] as Keys[number])
    delete row[`key_${at}`]
  }
  return { row, keys }
}
