import { join } from 'node:path'
import type { Log } from '../../server/http/log.ts'
import { reasonOf } from '../../server/lib/reason.ts'
import { StartRefused } from '../../server/refused-start.ts'
import type { Config } from '../config.ts'
import { lockFolder } from '../lock.ts'
import { isOutage } from './outage.ts'
import { openStore, type Store } from './store.ts'
import { pglite } from './stores/pglite.ts'
import { postgres } from './stores/postgres.ts'

export interface Opened {
  store: Store
  close(): Promise<void>
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

/** Whether PostgreSQL let nobody in: no such user, password or database (errcodes 28xxx, 3D000). */
const isRefusal = (error: unknown) => /^(28\w{3}|3D000)$/.test(String((error as { code?: unknown }).code))
