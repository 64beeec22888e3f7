import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { textsOf, type Text } from './glossary/texts.ts'
import { readGlossary, replacedWords, withoutMeant } from './glossary/glossary.ts'
import { root } from './paths.mjs'
import { filesBelow } from './sources.mjs'

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
const table = readGlossary(readFileSync(join(root, 'docs/glossary.tsv'), 'utf8'))

describe('the glossary', () => {
  let texts: Text[]

  before(() => {
    texts = filesBelow(root, ['server', 'renderer', 'electron', 'license-cloud']).flatMap((path) =>
      textsOf(path, () => readFileSync(join(root, path), 'utf8')),
    )
  })

  it('names each term in five languages', () => {
    for (const row of table) for (const language of LANGUAGES) assert.ok(row[language].term, `${row.name}: ${language}`)
    assert.equal(new Set(table.map(({ name }) => name)).size, table.length)
  })

  it('is held against the texts of every language', () => {
    for (const language of LANGUAGES) {
      const found = texts.filter((text) => text.language === language).length
      assert.ok(found > 3000, `${found} texts are in ${language}`)
    }
  })

  it('finds a word that was replaced, and no part of another word', () => {
    const words = replacedWords(table, 'en')
    const found = (text: string) => words.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word)
    assert.deepEqual(found('The timetable of this week'), ['timetable'])
    assert.deepEqual(found('Send an e-mail'), ['e-mail*'])
    assert.deepEqual(found('An email about schedules'), [])
    assert.deepEqual(found(withoutMeant('Type two letters of the letter', 'en')), ['letter'])
  })

  for (const language of LANGUAGES)
    it(`has replaced its words in the texts in ${language}`, () => {
      const words = replacedWords(table, language)
      const faults = texts
        .filter((text) => text.language === language)
        .flatMap(({ path, line, text }) =>
          words
            .filter(({ pattern }) => pattern.test(withoutMeant(text, language)))
            .map(({ word, term }) => `${path}:${line} “${word}”, say “${term}”: ${text}`),
        )
      assert.deepEqual(faults, [])
    })
})
