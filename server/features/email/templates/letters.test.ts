import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { holdAgainst } from '../../../test/recorded.ts'
import type { Content, LetterData, Template } from '../letters.ts'
import { languageOf, lettersIn } from './index.ts'

const languages = ['en', 'de', 'es', 'fr', 'it']
const timezone = 'Europe/Madrid'
/** One o'clock at night, on the first of a month: what French and Spanish say otherwise. */
const starts_at = '2026-03-01T00:30:00.000Z'
const free_until = '2026-02-28T12:45:00.000Z'

const about = {
  name: 'Gema Guardian',
  for_name: 'Dani Child',
  class_name: 'Yin',
  instructor_name: 'Inés Vega',
  location: 'Harbour Room',
  starts_at,
  timezone,
  url: 'https://studio.test/#here',
}
const alone = { name: 'Ana', for_name: null, location: undefined, instructor_name: null, url: null }
const { for_name: _, ...asGuest } = { ...about, place: 'Harbour Room' }
const bare = { name: 'Ana', instructor_name: null, place: null, url: null }
const { class_name: service_name, ...appointed } = { ...about, place: 'Harbour Room' }
const appointment = { ...appointed, service_name }
const instead = {
  name: 'Ana Ruiz',
  asker: 'Marc Vidal',
  class_name: 'Slow <Flow> & Breath',
  location: 'Harbour Room',
  starts_at: '2026-02-28T18:15:00.000Z',
  timezone,
  url: 'https://studio.test/#here',
}
const person = { name: 'Ana Ruiz', url: 'https://studio.test/#token' }

/** Data of every email with all its fields, and the fields that differ when there are few, or in another case. */
const told: { [Kind in Template]: [LetterData[Kind], ...Partial<LetterData[Kind]>[]] } = {
  charge_due: [
    { name: 'Gema', client: 'Dani', description: 'No-show: Yin', amount: 1234.5, currency: 'EUR' },
    { client: 'Gema' },
    { because: 'No-show', url: 'https://studio.test/charges' },
  ],
  fee_forgiven: [
    {
      name: 'Gema',
      client: 'Dani',
      description: 'No-show: Yin',
      amount: 8,
      currency: 'EUR',
      because: 'No-show',
      forgiven: 'Forgiven: 1 of 2 in 30 days',
    },
    { client: 'Gema' },
  ],
  card_declined: [
    {
      name: 'Gema',
      client: 'Dani',
      description: 'No-show: Yin',
      amount: 8,
      currency: 'EUR',
      because: 'No-show',
      next_on: '2026-03-08',
      url: 'https://studio.test/charges',
      card_url: 'https://studio.test/memberships',
    },
    { client: 'Gema', because: null, next_on: null, url: null, card_url: null },
  ],
  pause_planned: [
    { name: 'Gema', client: 'Dani', type_name: 'Monthly', from: '2026-03-01', until: '2026-03-14' },
    { client: 'Gema' },
  ],
  weekly_report: [
    {
      name: 'Gema',
      from: '2026-03-02',
      until: '2026-03-08',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      revenue: 2140,
      revenue_before: 1830,
      visits: 93,
      classes: 14,
      fill: 0.71,
      news: { kind: 'new_clients', count: 5 },
      proposal: { kind: 'untaught', class_name: 'Reformer', starts_at: '2026-03-12T17:00:00.000Z' },
      url: 'https://studio.test/manage/schedule?class=7',
      end_url: 'https://studio.test/manage/settings?part=account',
      is_local: false,
    },
    { revenue_before: 2240, visits: 1, classes: 1, proposal: { kind: 'owed', count: 3, amount: 24 }, is_local: true },
    {
      revenue_before: 2140,
      news: { kind: 'fullest', class_name: 'Yin', fill: 0.9 },
      proposal: { kind: 'failing', count: 1 },
    },
    { revenue_before: 0, visits: 0, classes: 0, fill: null, news: { kind: 'quiet' }, proposal: { kind: 'none' } },
    { news: { kind: 'new_clients', count: 1 }, proposal: { kind: 'full', weekday: 2, hour: 18, fill: 0.97 } },
    { proposal: { kind: 'empty', weekday: 5, hour: 9, fill: 0.2 } },
    { proposal: { kind: 'absent', count: 4 } },
    { proposal: { kind: 'ending', count: 1 } },
  ],
  pause_withdrawn: [
    { name: 'Gema', client: 'Dani', type_name: 'Monthly', from: '2026-03-01', until: '2026-03-14' },
    { client: 'Gema' },
  ],
  payment_failed: [
    {
      name: 'Gema',
      client: 'Dani',
      type_name: 'Monthly',
      amount: 95,
      currency: 'EUR',
      days: 3,
      url: 'https://invoice.test/in_1',
    },
    { client: 'Gema', days: 1, url: null },
    { days: 0 },
  ],
  intro_returned: [
    { name: 'Gema', client: 'Dani', type_name: 'First fortnight', amount: 20, currency: 'EUR' },
    { client: 'Gema' },
  ],
  gift_card: [
    {
      name: 'Ana',
      amount: 50,
      currency: 'USD',
      code: 'WX7Y-1234',
      message: 'Have fun.\n\nYours, Bea',
      expires_on: '2027-03-01',
    },
    { name: null, message: null, expires_on: null },
  ],
  password_reset: [person],
  claim_account: [person],
  invitation: [person],
  registered: [person, { url: null }],
  waiver_signed: [
    { name: 'Gema', for_name: 'Dani', title: 'House rules', signed_at: starts_at, timezone },
    { for_name: null },
  ],
  email_changed: [{ name: 'Ana Ruiz' }],
  factor_on: [{ name: 'Olga' }],
  factor_off: [{ name: 'Olga' }],
  recovery_code_used: [{ name: 'Olga', left: 9 }, { left: 1 }, { left: 0 }],
  mail_test: [{ name: 'Olga' }],
  notification: [
    {
      name: 'Gema',
      for_name: 'Dani',
      title: 'A scarf',
      body: 'It is here.\n\nFetch it any day.',
      url: 'https://studio.test/',
    },
    { for_name: null, url: null },
  ],
  receipt: [
    {
      name: 'Ana',
      number: 17,
      is_refund: true,
      lines: ['2 Mats: 40'],
      discount: '4',
      total: '36',
      payments: ['Cash: 36'],
      vat: ['VAT 21 %: 6.25'],
    },
    { name: null, is_refund: false, discount: null },
  ],
  booking_confirmed: [{ ...about, seat_name: 'B-07', free_until }, alone, { to_pay: { amount: 15, currency: 'EUR' } }],
  booking_cancelled: [
    { ...about, reason: 'The room is wet', credit_returned: true },
    alone,
    { reason: null },
    { credit_returned: false },
    { price: { amount: 12.5, currency: 'EUR', outcome: 'returned' } },
  ],
  booking_given_up: [
    { ...about, credit: 'returned', fee: null },
    { ...alone, credit: 'kept', fee: { amount: 8, currency: 'EUR' } },
    { credit: 'none', fee: null },
    {
      credit: 'none',
      fee: { amount: 8, currency: 'EUR' },
      fee_because: 'Cancelled 3 h before; free until 12 h before',
    },
    { fee: null, price: { amount: 12.5, currency: 'EUR', outcome: 'kept' } },
  ],
  class_cancelled: [
    { ...about, reason: 'Storm', credit_returned: true, was_waiting: false },
    { ...alone, reason: null },
    { was_waiting: true, credit_returned: false },
  ],
  class_moved: [
    { ...about, seat_name: 'B-07', former_starts_at: '2026-02-27T18:15:00.000Z', was_waiting: false },
    { ...alone, former_starts_at: null },
    { was_waiting: true },
  ],
  class_elsewhere: [
    { ...about, seat_name: 'B-07', place: 'Studio Nord', was_waiting: false },
    { was_waiting: true, for_name: null },
  ],
  class_taught_by: [
    { ...about, seat_name: 'B-07', cancels_free: true },
    { cancels_free: false, for_name: null },
  ],
  standing_started: [
    { ...about, booked: [starts_at, free_until] },
    { ...alone, booked: [] },
  ],
  standing_refused: [
    {
      ...about,
      refused: [
        { class_name: 'Slow <Flow> & Breath', location: 'Harbour Room', starts_at, reason: 'No credits left.' },
        { class_name: 'Yin', starts_at: free_until, reason: 'All 12 places are taken.' },
      ],
    },
    { for_name: null, url: null },
  ],
  standing_ended: [about, alone],
  seat_changed: [{ ...about, seat_name: 'B-07', former_seat: 'A-12' }, { for_name: null }],
  substitute_asked: [
    { ...instead, note: 'A cold' },
    { note: null, url: null },
  ],
  substitute_found: [{ ...instead, teacher: 'Ines Coll', is_yours: true }, { is_yours: false }],
  substitute_declined: [{ ...instead, is_cancelled: false }, { is_cancelled: true }],
  substitute_withdrawn: [{ ...instead, is_yours: false }, { is_yours: true }],
  class_reminder: [
    { ...about, seat_name: 'B-07', free_until },
    { ...alone, free_until: null },
  ],
  waitlist_offer: [
    {
      ...about,
      seat_name: 'B-07',
      expires_at: '2026-02-28T09:20:00.000Z',
      gives_up: { class_name: 'Barre', starts_at: '2026-03-01T00:00:00.000Z' },
    },
    { ...alone, gives_up: null },
  ],
  waitlist_place_free: [about, alone],
  waitlist_booked: [{ ...about, seat_name: 'B-07', free_until }, alone],
  class_not_booked: [
    { ...about, reason: 'All places are taken', paid: { amount: 12.5, currency: 'EUR' } },
    { ...alone, paid: null },
  ],
  waitlist_passed_over: [{ ...about, reason: 'No credits left' }, alone],
  appointment_booked: [
    { ...appointment, free_until, price: { amount: 45, currency: 'EUR' } },
    { name: 'Ana', for_name: null, place: null, url: null, price: null },
    { paid: { amount: 20, currency: 'EUR' }, left: { amount: 25, currency: 'EUR' } },
    { paid: { amount: 45, currency: 'EUR' }, left: null },
  ],
  appointment_cancelled: [
    { ...appointment, reason: 'Storm' },
    { for_name: null, place: null, url: null, reason: null },
    { returned: { amount: 20, currency: 'EUR' } },
  ],
  appointment_not_booked: [
    { ...appointment, reason: 'The time was taken', paid: { amount: 20, currency: 'EUR' } },
    { for_name: null, place: null, url: null },
  ],
  appointment_reminder: [
    { ...appointment, free_until },
    { for_name: null, place: null, url: null, free_until: null },
  ],
  guest_confirm: [{ ...asGuest, held_until: '2026-02-28T09:20:00.000Z' }, bare],
  guest_booked: [
    { ...asGuest, free_until, waivers: ['Health', 'Photos'], seat_name: 'B-07' },
    { ...bare, waivers: [] },
  ],
}

const written = ({ subject, lines, action, closing }: Content) =>
  [`# ${subject}`, ...lines, action && `[${action.label}] ${action.url}`, closing].filter((line) => line !== undefined)

/** The parts of every letter: of each kind the fullest, then the others. */
const lettersOf = (language: string) =>
  Object.entries(told).map(([kind, [full, ...others]]) => {
    const write = lettersIn(language)[kind as Template] as (data: object) => Content
    return { kind, all: [{}, ...others].map((change) => written(write({ ...full, ...change, studio: 'Marea' }))) }
  })

/** Each letter at the fullest, the greeting beside its subject, and the others of its kind by what they have of it. */
function everyLetter(language: string): string {
  const letters = lettersOf(language).map(({ kind, all: [fullest = [], ...others] }) => {
    const [subject = '', greeting = '', ...parts] = fullest
    return [`${kind} ${subject} | ${greeting}`, ...parts, ...others.map((letter) => partsOf(letter, fullest))].join(
      '\n',
    )
  })
  return `${letters.join('\n')}\n`
}

/** A letter as numbers of the parts that it shares with the fullest one, in order, and what else it says. */
const partsOf = (letter: readonly string[], fullest: readonly string[]) =>
  `~ ${letter.map((part) => (fullest.includes(part) ? fullest.indexOf(part) + 1 : `“${part}”`)).join(' ')}`

describe('the letters', () => {
  for (const language of languages) {
    it(`say in ${language} what kept/${language}.txt shows`, () => {
      holdAgainst(import.meta.filename, `kept/${language}.txt`, everyLetter(language))
    })
  }

  it('are written from values that released versions left waiting: a field is never taken away (see waiting.json)', () => {
    const left = JSON.parse(readFileSync(join(import.meta.dirname, 'kept', 'waiting.json'), 'utf8')) as Record<
      string,
      object[]
    >
    for (const language of languages) {
      for (const [kind, all] of Object.entries(left)) {
        const write = lettersIn(language)[kind as Template] as (values: object) => Content
        for (const values of all)
          assert.doesNotMatch(JSON.stringify(write(values)), /\b(undefined|NaN|null|Invalid)\b/, kind)
      }
    }
  })

  it('tell the same figures and names in every language', () => {
    const allText = (language: string) =>
      lettersOf(language)
        .flatMap(({ all }) => all.flat())
        .join('\n')
    const facts = (letters: string) =>
      letters.match(
        /https:\S+|WX7Y-1234|B-07|A-12|Marea|Dani Child|Gema Guardian|Inés Vega|The room is wet|Storm|No credits left|Harbour Room|Health, Photos/g,
      )
    const counted = languages.map((language) => (facts(allText(language)) ?? []).toSorted())
    for (const found of counted) assert.deepEqual(found, counted[0])
  })

  it('are written in the language of a locale, else in English', () => {
    const spoken = ['de', 'de-AT', 'es-MX', 'fr-CA', 'it-CH', 'en-GB', 'pt-BR', '', 'nl'].map(languageOf)
    assert.deepEqual(spoken, ['de', 'de', 'es', 'fr', 'it', 'en', 'en', 'en', 'en'])
    assert.equal(lettersIn('es-MX'), lettersIn('es'))
    assert.equal(lettersIn('nl'), lettersIn('en'))
  })
})
