import { PostgresDialect, type Dialect } from 'kysely'
import pg from 'pg'
import { parsers } from './parsers.ts'

/** Connections of one replica: what it asks at once beyond them waits. */
const CONNECTIONS = 16

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text')) as never,
}

/** PostgreSQL at an address (`postgres://…`). A connection that breaks while idle is told and replaced. */
export function postgres(url: string, broken: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000, types })
  pool.on('error', broken)
  // One that breaks while a statement runs fails that statement, and says it once more: to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
