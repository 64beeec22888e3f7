import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { migrate } from '../../db/migrate.ts'
import { Reader } from '../../db/reader.ts'
import { renewalsOf } from './paid-queries.ts'

it('a renewal that an older version described by a sentence counts from the day it was made', () => {
  const database = new Database(':memory:')
  database.exec(readFileSync(join(import.meta.dirname, '../../db/released/v7.sql'), 'utf8'))
  migrate(database)
  const asked = { ids: [3], since: '2026-02-01', until: '2026-04-01T00:00:00.000Z' }
  const renewals = new Reader(database).all(renewalsOf, asked)
  assert.deepEqual(
    renewals.map(({ on }) => on),
    ['2026-02-19'],
  )
  database.close()
})
