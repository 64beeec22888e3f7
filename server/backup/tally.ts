import type { Database } from 'better-sqlite3'

export interface Tally {
  counts: Record<string, number>
  sums: Record<string, number>
}

/** The sums of a table that exists, besides its number of rows. */
const SUMS = [
  ['payments', 'amount_minor'],
  ['credit_entries', 'credits'],
  ['gift_card_uses', 'amount_minor'],
  ['stock_movements', 'delta'],
  ['product_sales', 'total_minor'],
  ['charges', 'amount_minor'],
] as const

/** The rows of every table, and the sums of money, credits and stock: what a copy is held against. */
export function tallyOf(database: Database): Tally {
  const names = database
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT GLOB 'client_search_[cdi]*' ORDER BY name`,
    )
    .pluck()
    .all()
  const one = (sql: string) => Number(database.prepare(sql).pluck().get())
  return {
    counts: Object.fromEntries(names.map((name) => [name, one(`SELECT count(*) FROM "${name}"`)])),
    sums: Object.fromEntries(
      SUMS.filter(([table]) => names.includes(table)).map(([table, column]) => [
        `${table}.${column}`,
        one(`SELECT coalesce(sum("${column}"), 0) FROM "${table}"`),
      ]),
    ),
  }
}
