import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { migrate } from './migrate.ts'

/** The letters of each three that `client_search` makes of a name, by the id of its client. */
const TERMS = "SELECT doc, term FROM temp.terms WHERE col = 'full_name' ORDER BY doc, offset"

/** Every letter of the scripts that have accents or upper case, and of the uniform ones (Han, Hangul) every sixteenth. */
const letters = Array.from({ length: 0x11000 - 0x20 }, (_, index) => index + 0x20).filter((code) => {
  const isUniform = (code >= 0x3400 && code < 0xa000) || (code >= 0xac00 && code < 0xd7b0)
  return code < 0xd800 || code > 0xdfff ? !isUniform || code % 16 === 3 : false
})

it('what is kept to be searched in has every letter as the search itself takes it, or nothing', () => {
  const database = new Database(':memory:')
  migrate(database)
  const add = database.prepare(
    "INSERT INTO clients (id, full_name, source, created_at, updated_at) VALUES (?, ?, 'staff', '', '')",
  )
  database.exec('BEGIN')
  for (const code of letters) add.run(code, `q${String.fromCodePoint(code)}qz`)
  database.exec("COMMIT; CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'client_search', 'instance')")
  const texts = new Map(
    database.prepare<[], [number, string]>('SELECT client_id, text FROM client_search_text').raw().all(),
  )
  const first = new Map<number, string>()
  for (const [id, term] of database.prepare<[], [number, string]>(TERMS).raw().all()) {
    if (!first.has(id)) first.set(id, term)
  }
  database.close()
  const isPlain = (text: string) => /^[ -~]*$/.test(text)
  const wrong = [...first].filter(([id, term]) => {
    const text = texts.get(id)
    // What no plain word can be found in has only to be no plain text.
    return text !== undefined && (isPlain(term) ? !text.startsWith(term) : isPlain(text))
  })
  assert.deepEqual(wrong, [])
  assert.equal(first.size, letters.length)
  for (const letter of 'ÁáÑñŁłŠšȘșƯưỆệßДд愃') assert.ok(texts.has(letter.codePointAt(0)!), letter)
})
