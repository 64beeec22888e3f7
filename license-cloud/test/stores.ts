import { PGlite } from '@electric-sql/pglite'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { oneAtATime } from '../../build/one-at-a-time.mjs'
import { cache, root } from '../../build/paths.mjs'

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

/**
 * Returns the folder of an empty PGlite, to be copied: setting one up takes seconds and a gigabyte, so that it is done
 * once, by a separate process, and kept in `.cache` as long as PGlite is the same.
 */
async function emptyStore(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  const folder = join(cache, `pglite-${version}`)
  if (!existsSync(folder)) await oneAtATime(`${folder}.lock`, () => make(folder))
  return folder
}

async function make(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = mkdtempSync(`${folder}.part-`)
  // Code that runs once is not worth its second, slower compilation.
  await promisify(execFile)(process.execPath, ['--liftoff-only', import.meta.filename, unfinished])
  renameSync(unfinished, folder)
}

const [, , dataDir] = process.argv
if (import.meta.main) await (await PGlite.create({ dataDir: dataDir! })).close()

async function makeOwn(): Promise<TestStore> {
  const { dataDir, remove } = newFolder()
  cpSync(await emptyStore(), join(dataDir, 'database'), { recursive: true })
  return { databaseUrl: undefined, dataDir, drop: async () => remove() }
}

let count = 0

/** Makes a separate database on the server. */
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
