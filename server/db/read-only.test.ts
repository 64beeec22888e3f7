import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { withReader, withReaderOfOneMoment } from './read-only.ts'
import { reading } from './statement.ts'

describe('a connection that only reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-read-only-'))
  let writer: Database.Database
  before(() => {
    writer = new Database(join(folder, 'studio.sqlite'))
    writer.pragma('journal_mode = WAL')
    writer.exec('CREATE TABLE visits (id INTEGER PRIMARY KEY)')
  })
  after(() => {
    writer.close()
    rmSync(folder, { recursive: true })
  })

  const count = reading(sql<{ n: number }>`SELECT count(*) AS n FROM visits`)
  const logIsEmptied = () => (writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[])[0]!.busy === 0

  for (const [name, read, isOneMoment] of [
    ['sees what is written meanwhile', withReader, false],
    ['sees one moment where that is asked for, which holds the log until it ends', withReaderOfOneMoment, true],
  ] as const) {
    it(name, async () => {
      writer.pragma('busy_timeout = 0')
      await read(folder, (reader) => {
        const before_ = reader.one(count)!.n
        writer.exec('INSERT INTO visits DEFAULT VALUES')
        assert.equal(reader.one(count)!.n, isOneMoment ? before_ : before_ + 1)
        assert.equal(logIsEmptied(), !isOneMoment)
      })
      assert.ok(logIsEmptied())
    })
  }

  it('writes nothing', async () => {
    const write = withReader(folder, (reader) => reader.all(reading(sql`DELETE FROM visits RETURNING id`)))
    await assert.rejects(write, /write was attempted/)
  })
})
