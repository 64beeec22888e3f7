import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { formatSaying, languageWanted } from './format.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { asWritten, isSaid, readSaying, say } from './sayings.ts'
import type { Words } from './words.ts'
import { holdAgainst } from '../../test/recorded.ts'

const timezone = 'Pacific/Auckland'
const ANY = {
  class_name: 'Yin',
  service_name: 'Massage',
  starts_at: '2026-03-07T18:30:00.000Z',
  until: '2026-03-08',
  on: '2026-03-08',
  starts_on: '2026-03-08',
  expires_on: '2026-03-01',
  row: 7,
  cell: '12/13',
  first: 12,
  second: 13,
  fields: 'first_name,email',
  status: 'frozen',
  currency: 'EUR',
  foreign: 'USD',
  name: 'Ben Ortega',
  credits: 10,
  days: 7,
}
const spoken = { day: (date: string) => date, moment: (instant: string) => instant }
const told = <Told extends object>(words: Told, code: keyof Told) =>
  (words[code] as (given: object, by: object) => string)(
    {
      ...ANY,
      text: 'Water on the floor',
      title: 'House rules',
      type_name: 'Ten',
      receipt_number: '7',
      reason: 'Torn',
      last4: 'WX7Y',
      amount: '12 EUR',
      nth: '1',
      count: '2',
      days: '30',
      host: 'smtp.test',
      answer: '550 no',
    },
    spoken,
  )

describe('sayings', () => {
  it('become words in the language and the zone of who reads', () => {
    const fee = say('charge.late_cancel', { class_name: 'Yin', starts_at: ANY.starts_at })
    const inLanguage = (language: string) => formatSaying(fee, { language, timezone })
    assert.equal(inLanguage('en-NZ'), 'Late cancellation: Yin, Sunday 8 March 2026 at 07:30')
    assert.equal(inLanguage('de-AT'), 'Späte Stornierung: Yin, Sonntag, 8. März 2026, 07:30')
    assert.equal(inLanguage('es'), 'Cancelación tardía: Yin, domingo, 8 de marzo de 2026, 7:30')
    assert.equal(inLanguage('pt'), inLanguage('en'))
  })

  it('are told in every language, and in each otherwise', () => {
    for (const code of Object.keys(de) as (keyof Words)[]) {
      const all = [en, de, es, fr, italian].map((words) => told<Words>(words, code))
      if (code === 'as_written') continue
      assert.equal(new Set(all).size, all.length, `${code}: ${all.join(' | ')}`)
      for (const words of all) assert.doesNotMatch(words, /\b(undefined|null)\b|\[object/)
    }
  })

  it('say what was agreed, in every language, with and without a day that may be missing', () => {
    const all = [en, de, es, fr, italian]
    for (const words of all)
      assert.doesNotMatch(words['mail.server_closed']({ host: 'smtp.test', answer: null }, spoken), /null|: ?[“„«]/)
    const line = (code: string, texts: readonly string[]) => `${code}: ${texts.join(' | ')}`
    const lines = Object.keys(de).flatMap((code) => [
      line(
        code,
        all.map((words) => told<Words>(words, code as keyof Words)),
      ),
      ...(code === 'skipped.paused'
        ? [
            line(
              code,
              all.map((words) => words[code]({ until: null }, spoken)),
            ),
          ]
        : []),
    ])
    holdAgainst(import.meta.filename, 'sayings.txt', `${lines.join('\n')}\n`)
  })

  it('leave what a person typed as it was, whatever it looks like', () => {
    const english = { language: 'en', timezone }
    for (const typed of ['Train strike', '', '{"code":"credits.booked","params":{}}', '{"code":']) {
      assert.equal(formatSaying(asWritten(typed), english), typed)
      assert.deepEqual(readSaying(asWritten(typed)), { code: 'as_written', params: { text: typed } })
    }
    assert.equal(asWritten(null), null)
    assert.equal(asWritten(undefined), null)
  })

  it('are told from whatever else a column holds', () => {
    const values = [say('credits.booked'), asWritten('Torn'), 'Torn', '', 7, null, undefined, Buffer.from('{"code":')]
    assert.deepEqual(values.map(isSaid), [true, true, false, false, false, false, false, false])
  })

  it('show words that were kept before there were codes', () => {
    for (const old of ['Booked a class', '{"code":', '{not json']) {
      assert.equal(formatSaying(old, { language: 'de', timezone }), old)
    }
  })
})

describe('the language that is wanted', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR, it;q=0.5', 'it'],
    ['pt-BR', 'en'],
    ['constructor', 'en'],
  ] as const) {
    it(`of ${header} is ${language}`, () => assert.equal(languageWanted(header), language))
  }
})
