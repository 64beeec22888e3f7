import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { configure } from './open.ts'
import { handleOf, pagesWithRemains, wipeUnusedSpace } from './unused-space.ts'

const PEOPLE = 20_000
const ERASED = 300

describe('copies in unused space of the file', () => {
  let folder: string
  let file: string
  let database: Database.Database
  const words: string[] = []
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-desk-unused-'))
    file = join(folder, 'studio.sqlite')
    database = new Database(file)
    configure(database)
    database.exec(
      `CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, email TEXT, note TEXT);
       CREATE INDEX names ON people (name); CREATE INDEX emails ON people (email COLLATE NOCASE)`,
    )
    const insert = database.prepare('INSERT INTO people (name, email, note) VALUES (?, ?, ?)')
    const change = database.prepare('UPDATE people SET note = ? WHERE id = ?')
    const erase = database.prepare('UPDATE people SET name = ?, email = NULL, note = NULL WHERE id = ?')
    // Names in no order, rows that grow: pages are filled again and again.
    let state = 1
    const chance = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff
    const everybody: string[] = []
    database.transaction(() => {
      for (let n = 0; n < PEOPLE; n += 1) {
        const word = Math.floor(chance() * 1e9).toString(36) + n.toString(36)
        everybody.push(word)
        insert.run(`Zed${word}`, `m${word}@x.org`, `note ${word} `.repeat(1 + Math.floor(chance() * 6)))
      }
      for (const [at, word] of everybody.entries())
        change.run(`new${word} `.repeat(1 + Math.floor(chance() * 12)), at + 1)
      for (let n = 0; n < ERASED; n += 1) {
        const at = Math.floor(chance() * PEOPLE)
        words.push(everybody[at]!)
        erase.run(`Erased ${at + 1}`, at + 1)
      }
    })()
    database.pragma('wal_checkpoint(TRUNCATE)')
  })
  after(() => {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const left = () => {
    const bytes = readFileSync(file).toString('latin1')
    return words.filter((word) => bytes.includes(word))
  }

  it('are there, whatever secure_delete overwrites', () => assert.notDeepEqual(left(), []))

  it('are found and wiped, and the file stays sound, also after its pages are written again', () => {
    const pages = pagesWithRemains(handleOf(file), 4096)
    assert.equal(wipeUnusedSpace(database, handleOf(file), pages), pages.length)
    assert.deepEqual(pagesWithRemains(handleOf(file), 4096), [])
    assert.deepEqual(left(), [])
    database.exec("UPDATE people SET note = coalesce(note, 'x') || ' again'")
    database.pragma('wal_checkpoint(TRUNCATE)')
    assert.deepEqual(left(), [])
    assert.equal(database.pragma('integrity_check', { simple: true }), 'ok')
    const { count } = database.prepare<[], { count: number }>('SELECT count(*) AS count FROM people').get()!
    assert.equal(count, PEOPLE)
  })
})
