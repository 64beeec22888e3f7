import { PGliteDialect, type Dialect } from 'kysely'
import { PGlite } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

/** PostgreSQL inside this process, in a folder of its own. Only one process at a time may open it. */
export function pglite(folder: string): Dialect {
  return new PGliteDialect({ pglite: () => PGlite.create({ dataDir: folder, parsers: { ...parsers } }) })
}
