import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { english } from './en/templates.ts'
import { formatSaying, languages } from './format.ts'
import { asWritten, isSaid } from './sayings.ts'
import { kindsOf, type Template } from './templates.ts'

const templates: readonly [code: string, template: Template][] = Object.entries(english)
const textsOf = (template: Template): readonly string[] => (typeof template === 'string' ? [template] : template)
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!)
const placesOf = (template: Template) => [...new Set(textsOf(template).flatMap(placesIn))]

const BUILT_IN = ['number', 'size', 'day', 'moment', 'time', 'said', 'commas', 'ands', 'semicolons', 'sentences']
const IN_ENGLISH_ALONE = /^license\./

/** Something for a place of each kind; what people type is given. */
function valueOf(kind: string | undefined, typed: string): unknown {
  if (kind === undefined) return typed
  if (kind === 'number' || kind === 'size') return 3
  if (kind === 'day') return '2026-03-12'
  if (kind === 'moment' || kind === 'time') return '2026-03-12T17:30:00.000Z'
  if (kind === 'said') return asWritten(typed)
  if (BUILT_IN.includes(kind)) return [asWritten(typed), asWritten('Ana')]
  return typeof english[kind as keyof typeof english] === 'object' ? 3 : termsOf(kind)[0]
}

const termsOf = (family: string) =>
  templates.flatMap(([code]) => (code.startsWith(`${family}.`) ? [code.slice(family.length + 1)] : []))

/** A saying of which every place that takes what people typed is filled with the same. */
function told(code: string, template: Template, typed: string, language: string): string {
  const kinds = kindsOf(template)
  const params = Object.fromEntries(placesOf(template).map((place) => [place, valueOf(kinds.get(place), typed)]))
  return formatSaying(JSON.stringify({ code, params }), { language, timezone: 'Europe/Madrid' })
}

describe('the templates', () => {
  for (const language of ['de', 'es', 'fr', 'it']) {
    it(`have the same places in ${language}`, () => {
      const words = languages.get(language)! as Record<string, Template>
      const wrong = templates.filter(([code, template]) => {
        const other = words[code]
        return other && String(placesOf(other).toSorted()) !== String(placesOf(template).toSorted())
      })
      assert.deepEqual(wrong, [])
    })
  }

  it('name kinds that there are', () => {
    const kinds = new Set(templates.flatMap(([, template]) => [...kindsOf(template).values()]))
    const strange = [...kinds].filter(
      (kind) => !BUILT_IN.includes(kind) && !(kind in english) && termsOf(kind).length === 0,
    )
    assert.deepEqual(strange, [])
  })

  it('leave nothing unfilled in any language', () => {
    for (const language of languages.keys()) {
      for (const [code, template] of templates) {
        const text = told(code, template, 'Ana', language)
        assert.doesNotMatch(text, /undefined|\[object|Invalid|\{[a-z_]+[:}]/, `${code} ${language}`)
        assert.equal(isSaid(text), false)
      }
    }
  })

  it('say days, counts and terms as each language does', () => {
    const said = JSON.stringify({
      code: 'schedule.closed_for',
      params: {
        days: JSON.stringify({ code: 'days.several', params: { from: '2026-03-12', until: '2026-03-13' } }),
        reason: 'March',
      },
    })
    const inLanguage = (language: string) => formatSaying(said, { language, timezone: 'Europe/Madrid' })
    assert.match(inLanguage('en'), /^The studio is closed Thursday 12 March 2026 to Friday 13 March 2026 \(March\)\./)
    assert.match(inLanguage('de-AT'), /: Donnerstag, 12\. März 2026 bis Freitag, 13\. März 2026 \(March\)\./)
    const missing = JSON.stringify({ code: 'not_found', params: { what: 'gift card' } })
    assert.match(formatSaying(missing, { language: 'de', timezone: 'UTC' }), /Gutschein/)
  })
})

describe('a name', () => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  /** Everything that the catalogues say, in every language, and what looks like a day or like a saying itself. */
  const names = [
    ...[...languages.values()].flatMap((words) =>
      Object.values(words as Record<string, unknown>).flatMap((entry) =>
        typeof entry === 'function' ? [] : textsOf(entry as Template),
      ),
    ),
    ...months,
    ...months.map((month) => `Sound bath, 12 ${month} 2026`),
    ...months.map((month) => `Wednesday 4 ${month} 2026 at 12:00`),
    '{name}',
    '{when:moment}',
    '$& $1',
    '{"code":"somebody","params":{}}',
  ]
  const MARK = '\u0001'
  const taking = templates.filter(
    ([code, template]) => !IN_ENGLISH_ALONE.test(code) && told(code, template, MARK, 'en').includes(MARK),
  )

  for (const language of languages.keys()) {
    it(`stays as it is in every sentence in ${language}, whatever it looks like`, () => {
      const around = new Map(
        taking.map(([code, template]) => [code, told(code, template, MARK, language).split(MARK)] as const),
      )
      // Each name in several sentences, and each sentence with many names.
      for (const [at, name] of names.entries()) {
        for (let step = 0; step < 5; step += 1) {
          const [code, template] = taking[(at * 5 + step) % taking.length]!
          assert.equal(told(code, template, name, language), around.get(code)!.join(name), `${code}: ${name}`)
        }
      }
    })
  }
})
