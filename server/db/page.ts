import type { Compilable, SelectQueryBuilder } from 'kysely'
import { COUNTED, offsetOf, paged, type Page } from '../lib/paginate.ts'
import { db, type Selecting } from './build.ts'
import type { Reader } from './reader.ts'

/**
 * One page of a filtered, ordered select: `{items, page, page_size, total, total_capped}`. `present` turns a row into
 * what the API shows. The select must be totally ordered (ties by id).
 */
export function readPage<DB, TB extends keyof DB, Row, Item>(
  reader: Reader,
  select: SelectQueryBuilder<DB, TB, Row>,
  page: Page,
  present: (row: Row) => Item,
) {
  const rows = reader.all(select.limit(page.page_size).offset(offsetOf(page)) as Selecting<Row>)
  return paged(
    rows.map(present),
    page,
    rows.length < page.page_size && page.page === 1 ? rows.length : count(reader, select),
  )
}

function count<DB, TB extends keyof DB, Row>(reader: Reader, select: SelectQueryBuilder<DB, TB, Row>): number {
  const matching = select
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.lit(1).as('one'))
    .limit(COUNTED + 1)
  const counting = db
    .selectFrom(matching.as('matching') as never)
    .select(({ fn }) => fn.countAll<number>().as('count')) as unknown as Compilable<{ count: number }> & {
    isSelectQueryBuilder: true
  }
  return reader.one(counting)?.count ?? 0
}
