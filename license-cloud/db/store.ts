import { Kysely, type Dialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import type { Tables } from './tables.ts'

/** The database of the service, whichever it is. */
export type Store = Kysely<Tables>

/** Opens a store with its schema as this version has it; replicas that start together wait for the one that brings it there. */
export async function openStore(dialect: Dialect): Promise<Store> {
  const store = new Kysely<Tables>({ dialect })
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return store
  await store.destroy()
  throw error instanceof Error ? error : new Error(String(error))
}
