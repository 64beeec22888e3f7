import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect, PostgresDialect, type Dialect } from 'kysely'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '../../server/http/recent-log.ts'
import { reasonOf } from '../../server/lib/reason.ts'
import type { Instant } from '../../server/lib/time.ts'
import { StartRefused } from '../../server/refused-start.ts'
import type { Config } from '../config.ts'
import { lockFolder } from '../lock.ts'
import { isOutage } from './outage.ts'
import { openStore, type Store } from './store.ts'

export interface Opened {
  store: Store
  close(): Promise<void>
}

/** Connections of one replica: further queries wait. */
const CONNECTIONS = 16

/** Time limits of a statement, in milliseconds: by the database's clock, and by ours if the database does not answer. */
const PATIENCE = { statement_timeout: 15_000, query_timeout: 20_000 }

/** PostgreSQL's own numbers of the types that both clients would read each in its way (pg_type.dat). */
const INT8 = 20
const TIMESTAMPTZ = 1184

/** Parsers of values, the same in both stores: counts become numbers, moments instants. */
const parsers: Readonly<Record<number, (text: string) => number | Instant>> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}

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

/** PostgreSQL at an address (`postgres://…`). A connection that breaks while idle is reported and replaced. */
function postgres(url: string, broken: (error: Error) => void): Dialect {
  const options = { connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000, types, ...PATIENCE }
  const pool = new pg.Pool({ ...options, Client: Prepared as never })
  pool.on('error', broken)
  // One that breaks while a statement runs fails that statement, and says it once more: to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** Opens the store that is configured: PostgreSQL at its address, else the one in the data folder. Throws StartRefused where it can't be had. */
export async function openChosen({ databaseUrl, dataDir }: Config, log: Log): Promise<Opened> {
  if (databaseUrl === undefined) return openOwn(dataDir)
  const broken = (error: Error) => log('warn', 'a connection to the database broke', { error: error.message })
  try {
    const store = await openStore(postgres(databaseUrl, broken))
    return { store, close: () => store.destroy() }
  } catch (error) {
    if (!isOutage(error) && !isRefusal(error)) throw error
    throw new StartRefused(
      `The database of DATABASE_URL can’t be used: ${reasonOf(error)}. Check the address, and that it runs.`,
    )
  }
}

async function openOwn(folder: string): Promise<Opened> {
  const free = await lockFolder(folder)
  try {
    const store = await openStore(pglite(join(folder, 'database')))
    return { store, close: () => store.destroy().finally(free) }
  } catch (error) {
    free()
    throw error
  }
}

/** PostgreSQL inside this process, in a separate folder. Only one process at a time may open it. */
function pglite(folder: string): Dialect {
  return new PGliteDialect({ pglite: () => PGlite.create({ dataDir: folder, parsers: { ...parsers } }) })
}

/** True if PostgreSQL let nobody in: no such user, password or database (errcodes 28xxx, 3D000). */
const isRefusal = (error: unknown) => /^(28\w{3}|3D000)$/.test(String((error as { code?: unknown }).code))
