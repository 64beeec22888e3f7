import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { emptyStore } from './empty-store.ts'

/** A store of a test's own, empty. */
export interface TestStore {
  databaseUrl: string | undefined
  dataDir: string
  drop(): Promise<void>
}

/** The address of a PostgreSQL that is there for the tests. */
const server = process.env['LICENSE_TEST_POSTGRES']

/** Both stores, each with how to make an empty one; PostgreSQL is left out where none could be started. */
export const stores: readonly { name: string; skip: string | false; make(): Promise<TestStore> }[] = [
  { name: 'PGlite', skip: false, make: makeOwn },
  {
    name: 'PostgreSQL',
    skip: server === undefined && 'There is no PostgreSQL (LICENSE_TEST_POSTGRES)',
    make: makePostgres,
  },
]

/** The store of what is the same on both: the one that starts sooner. */
export const anyStore = stores.findLast(({ skip }) => skip === false)!

async function makeOwn(): Promise<TestStore> {
  const { dataDir, remove } = newFolder()
  cpSync(await emptyStore(), join(dataDir, 'database'), { recursive: true })
  return { databaseUrl: undefined, dataDir, drop: async () => remove() }
}

let count = 0

/** A database of its own on the server. */
async function makePostgres(): Promise<TestStore> {
  const { dataDir, remove } = newFolder()
  const name = `license_${process.pid}_${(count += 1)}`
  await onServer(`CREATE DATABASE ${name}`)
  const databaseUrl = Object.assign(new URL(server!), { pathname: name }).href
  const drop = async () => {
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    remove()
  }
  return { databaseUrl, dataDir, drop }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A data folder with nothing in it. */
export function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'license-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
