import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fold } from '../lib/fold-rules.ts'
import { migrate } from './migrate.ts'

/** True if a letter is written as it is kept: the other way to write some ideographs is left to imports, which compose names. */
const isComposed = (letter: string) => letter.normalize('NFC') === letter || '\u2126\u212a\u212b'.includes(letter)

/** Every letter of the scripts that have accents or upper case, and of all others every sixteenth. */
const letters = Array.from({ length: 0x11000 - 0x20 }, (_, index) => index + 0x20).filter(
  (code) =>
    code < 0x2500 ||
    (code >= 0x3000 && code < 0x3100) ||
    (code >= 0xfb00 && code < 0x10000) ||
    (code % 16 === 3 && (code < 0xd800 || code > 0xdfff)),
)

it('what clients are found by has every letter as a search for it has', () => {
  const database = new Database(':memory:')
  migrate(database)
  const add = database.prepare(
    "INSERT INTO clients (id, full_name, source, created_at, updated_at) VALUES (?, ?, 'staff', '', '')",
  )
  const named = (code: number) => `q${String.fromCodePoint(code)}qz`
  database.exec('BEGIN')
  for (const code of letters) add.run(code, named(code))
  database.exec('COMMIT')
  const texts = new Map(
    database.prepare<[], [number, string]>('SELECT client_id, text FROM client_search_text').raw().all(),
  )
  database.close()
  assert.equal(texts.size, letters.length)
  assert.deepEqual(
    letters
      .filter((code) => isComposed(String.fromCodePoint(code)) && !texts.get(code)!.startsWith(`${fold(named(code))} `))
      .map((code) => [String.fromCodePoint(code), texts.get(code), fold(named(code))]),
    [],
  )
  for (const [letter, plain] of Object.entries({
    Á: 'a',
    Ñ: 'n',
    ǹ: 'n',
    ł: 'l',
    Ș: 's',
    ư: 'u',
    ệ: 'e',
    ß: 'ss',
    Ё: 'е',
    Ώ: 'ω',
    K: 'k',
    أ: 'ا',
    ى: 'ي',
    '٣': '3',
    '۴': '4',
    Ｔ: 't',
    ﬁ: 'fi',
    '’': '',
    '–': ' ',
  }))
    assert.equal(fold(letter), plain, letter)
})
