import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { languages } from './languages.ts'
import { refusalIn } from './say.ts'
import { refusalTexts } from './texts.ts'

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('the sentences of refusals', () => {
  for (const [language, words] of Object.entries(languages)) {
    it(`are all said in ${language}, with nothing left out that they are filled with`, () => {
      const texts = Object.values(refusalTexts).flatMap((part): readonly string[] => part)
      const wrong = texts.filter((text) => String(places(words.get(text) ?? '')) !== String(places(text)))
      const silent = texts.filter((text) => !words.get(text))
      assert.deepEqual({ wrong, silent }, { wrong: [], silent: [] })
    })
  }
})

describe('a refusal', () => {
  for (const [english, german] of [
    ['Must be after `starts_at`', 'Muss nach `starts_at` liegen'],
    [
      'Booking opens on Wednesday 4 March 2026 at 12:00. Come back then.',
      'Der Kurs ist erst ab Mittwoch, 4. März 2026, 12:00 buchbar. Komm dann wieder.',
    ],
    ['Nobody has said this', undefined],
  ] as const) {
    it(`that says “${english}” is ${german ? 'said' : 'not said'} in German`, () =>
      assert.equal(refusalIn('de', english), german))
  }

  it('keeps the name that it is filled with, whatever the name looks like', () => {
    for (const name of ['Morning Flow', '$& {when}', 'Booking closed', 'Yin. Extra long']) {
      assert.match(
        refusalIn('fr', `${name} has free places. Book one instead.`)!,
        new RegExp(name.replaceAll(/[$.{}]/g, '\\$&')),
      )
    }
  })

  it('has no words in a language that is not spoken', () => {
    assert.equal(refusalIn('pt', 'Must be after `starts_at`'), undefined)
  })
})
