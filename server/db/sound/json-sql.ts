import { sql, type RawBuilder } from 'kysely'

/** A column of JSON, for SQL that reads in it: nothing where what is stored is none, which SQL would fail over. */
export const soundJson = (column: string): RawBuilder<string | null> =>
  sql`iif(json_valid(${sql.ref(column)}), ${sql.ref(column)}, NULL)`
