import { createHash } from 'node:crypto'
import { PostgresDialect, type Dialect } from 'kysely'
import pg from 'pg'
import { parsers } from './parsers.ts'

/** Connections of one replica: what it asks at once beyond them waits. */
const CONNECTIONS = 16

/** How long a statement may take, in milliseconds: by the database's clock, and where that does not answer by ours. */
const PATIENCE = { statement_timeout: 15_000, query_timeout: 20_000 }

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text')) as never,
}

const names = new Map<string, string>()

/** A statement by its text: there are few, and each is asked again and again. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** A connection that has the database plan each statement once. */
class Prepared extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const isStatement = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const asked = isStatement ? [{ name: nameOf(text), text, values }, ...given.slice(2)] : given
    return super.query(...(asked as [never])) as never
  }
}

/** PostgreSQL at an address (`postgres://…`). A connection that breaks while idle is told and replaced. */
export function postgres(url: string, broken: (error: Error) => void): Dialect {
  const options = { connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000, types, ...PATIENCE }
  const pool = new pg.Pool({ ...options, Client: Prepared as never })
  pool.on('error', broken)
  // One that breaks while a statement runs fails that statement, and says it once more: to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
