import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatSaying } from '../../../lib/sayings/format.ts'
import type { MembershipFacts } from './membership-row.ts'
import type { TypeAnswer, TypeRecord } from './model.ts'
import { hintsOfName, proposeType } from './type-proposal.ts'
import { corrected, countsClasses } from './types.ts'

const row: MembershipFacts = {
  row: 2,
  name: 'Gold',
  kind: null,
  not_carried: null,
  is_sale: false,
  said: null,
  unknown_status: null,
  starts_on: '2026-01-01',
  start_missing: false,
  expires_on: null,
  cancelled_on: null,
  completed_on: null,
  renews: false,
  expired: false,
  frozen: false,
  refunded: false,
  remaining: null,
  total: null,
  price_minor: null,
  billing_interval: null,
  notes: null,
  problems: [],
  rejected: null,
}

/** A type as it is proposed, in one line: kind, classes, classes an interval, interval, days, and whether it has no limit. */
const inShort = ({
  type,
  credits_included,
  credits_per_interval,
  billing_interval,
  validity_days,
  unlimited,
}: TypeRecord) =>
  [type, credits_included, credits_per_interval, billing_interval, validity_days, unlimited]
    .map((fact) => `${fact}`)
    .join(' ')

describe('a type proposed from the rows that name it', () => {
  const guess = /doesn’t give the membership type/
  const cases: [name: string, rows: Partial<MembershipFacts>[], proposed: string, certain: boolean, why: RegExp][] = [
    ['Gold', [{}], 'subscription null null monthly null true', false, guess],
    ['Gold', [{ kind: 'time_pass' }], 'time_pass null null null 30 true', false, /the number of days/],
    ['Gold 60 days', [{ kind: 'time_pass' }], 'time_pass null null null 60 true', true, /gives the type/],
    ['Gold', [{ kind: 'drop_in' }], 'drop_in 1 null null null false', true, /gives the type/],
    ['Gold', [{ kind: 'class_pack' }], 'class_pack 1 null null null false', false, /the number of credits/],
    ['Gold', [{ kind: 'class_pack', total: 8 }], 'class_pack 8 null null null false', true, /gives the type/],
    ['Gold', [{ kind: 'subscription' }], 'subscription null null monthly null true', false, /how often/],
    [
      'Gold',
      [{ kind: 'subscription', billing_interval: 'weekly' }],
      'subscription null null weekly null true',
      false,
      /whether it is unlimited/,
    ],
    [
      'Gold',
      [{ kind: 'subscription', billing_interval: 'weekly', total: 4 }],
      'subscription null 4 weekly null false',
      true,
      /gives the type/,
    ],
    [
      'Gold unlimited',
      [{ kind: 'subscription', billing_interval: 'weekly', total: 4 }],
      'subscription null null weekly null true',
      true,
      /gives the type/,
    ],
    ['Gold', [{ remaining: 'unlimited' }], 'time_pass null null null 30 true', false, /the number of days/],
    ['Gold 30 days', [{ total: 'unlimited' }], 'time_pass null null null 30 true', true, /is unlimited/],
    ['Gold', [{ total: 1 }], 'drop_in 1 null null null false', true, /for one class/],
    ['Drop-in', [{}], 'drop_in 1 null null null false', true, /for one class/],
    ['Single visit', [{}], 'drop_in 1 null null null false', true, /for one class/],
    ['Trial', [{ remaining: 2 }], 'class_pack 1 null null null false', false, /the number of credits/],
    ['Trial monthly', [{}], 'subscription null null monthly null true', false, guess],
    ['Gold', [{ total: 12 }], 'class_pack 12 null null null false', true, /for 12 classes/],
    ['Gold', [{ total: 12 }, { total: 10 }], 'class_pack 1 null null null false', false, /the number of credits/],
    ['5 classes', [{ total: 12 }, { total: 10 }], 'class_pack 5 null null null false', true, /for 5 classes/],
    ['Gold', [{ remaining: 3 }], 'class_pack 1 null null null false', false, /the number of credits/],
    ['Gold', [{ kind: 'prepaid' }], 'class_pack 1 null null null false', false, /the number of credits/],
    ['Unlimited', [{ kind: 'prepaid' }], 'time_pass null null null 30 true', false, /the number of days/],
    [
      'Gold',
      [{ kind: 'prepaid' }, { kind: 'drop_in' }],
      'class_pack 1 null null null false',
      false,
      /the number of credits/,
    ],
    [
      'Gold',
      [{ billing_interval: 'yearly' }],
      'subscription null null yearly null true',
      false,
      /whether it is unlimited/,
    ],
    [
      'Unlimited',
      [{ billing_interval: 'yearly' }],
      'subscription null null yearly null true',
      true,
      /billed regularly/,
    ],
    ['4 classes per week', [{}], 'subscription null 4 weekly null false', false, guess],
    ['Gold yearly', [{}], 'subscription null null yearly null true', false, guess],
    ['Flatrate', [{}], 'time_pass null null null 30 true', false, /the number of days/],
    ['90 day pass', [{}], 'time_pass null null null 90 true', true, /name says so/],
    [
      'Unlimited',
      [{ expires_on: '2026-01-30' }, { starts_on: '2026-02-01', expires_on: '2026-03-02' }],
      'time_pass null null null 30 true',
      true,
      /name says so/,
    ],
    ['Unlimited', [{ expires_on: '2026-01-10' }], 'time_pass null null null 30 true', false, /the number of days/],
    [
      'Unlimited',
      [{ expires_on: '2026-01-10' }, { expires_on: '2026-01-11' }],
      'time_pass null null null 30 true',
      false,
      /the number of days/,
    ],
    [
      'Gold',
      [
        { total: 5, expires_on: '2026-01-10' },
        { total: 5, expires_on: '2026-01-10' },
      ],
      'class_pack 5 null null 10 false',
      true,
      /for 5 classes/,
    ],
  ]
  for (const [name, rows, proposed, certain, why] of cases)
    it(`${name} with ${JSON.stringify(rows)}`, () => {
      const proposal = proposeType(
        name,
        rows.map((facts) => ({ ...row, ...facts })),
      )
      assert.deepEqual([inShort(proposal.record), proposal.certain], [proposed, certain])
      assert.match(formatSaying(proposal.why, { language: 'en', timezone: 'UTC' }) ?? '', why)
      assert.deepEqual([proposal.record.name, proposal.record.description], [name, null])
    })

  const prices: [prices: (number | null)[], price: number | null][] = [
    [[900, 900], 900],
    [[900, null], 900],
    [[900, 901], null],
    [[0], 0],
    [[null], null],
  ]
  for (const [given, price] of prices)
    it(`costs ${price} where rows say ${JSON.stringify(given)}`, () => {
      const rows = given.map((price_minor) => ({ ...row, price_minor }))
      assert.equal(proposeType('Gold', rows).record.price_minor, price)
    })
})

describe('what a name gives away', () => {
  const nothing = { credits: null, unlimited: false, dropIn: false, renews: false, interval: null, days: null }
  const cases: [name: string, hints: Partial<ReturnType<typeof hintsOfName>>][] = [
    ['Gold', {}],
    ['10er-Karte', { credits: 10 }],
    ['Bono 10 clases', { credits: 10 }],
    ['Carte 10 séances', { credits: 10 }],
    ['10x Yoga', { credits: 10 }],
    ['Carnet 12 ingressi', { credits: 12 }],
    ['Flatrate Monat', { unlimited: true, interval: 'monthly' }],
    ['Ilimitado anual', { unlimited: true, interval: 'yearly' }],
    ['Abonnement annuel', { renews: true, interval: 'yearly' }],
    ['Monatsabo', { renews: true, interval: 'monthly' }],
    ['Onbeperkt per maand', { unlimited: true, interval: 'monthly' }],
    ['Strippenkaart 10', { credits: 10 }],
    ['Class Pack 20', { credits: 20 }],
    ['Abbonamento mensile', { interval: 'monthly' }],
    ['Annual', { interval: 'yearly' }],
    ['Jahreskarte', { interval: 'yearly' }],
    ['Weekly', { interval: 'weekly' }],
    ['2 classes per week', { credits: 2, interval: 'weekly' }],
    ['Quarterly', { interval: 'quarterly' }],
    ['4 weeks', { interval: 'four_weekly' }],
    ['30 Tage', { days: 30 }],
    ['7 jours', { days: 7 }],
    ['Probestunde', { dropIn: true }],
    ['Clase suelta', { dropIn: true }],
  ]
  for (const [name, hints] of cases) it(name, () => assert.deepEqual(hintsOfName(name), { ...nothing, ...hints }))
})

describe('a proposal corrected by the owner', () => {
  const pack = proposeType('10 classes 90 days', [row]).record
  const plan = proposeType('4 classes monthly', [{ ...row, kind: 'subscription' }]).record
  const cases: [record: TypeRecord, answer: TypeAnswer, corrected: string, counts: boolean][] = [
    [pack, {}, 'class_pack 10 null null 90 false', true],
    [pack, { credits_included: 8, validity_days: 30 }, 'class_pack 8 null null 30 false', true],
    [pack, { type: 'drop_in', credits_included: 8 }, 'drop_in 1 null null 90 false', true],
    [pack, { type: 'time_pass' }, 'time_pass null null null 90 true', false],
    [plan, { type: 'time_pass' }, 'time_pass null null null 30 true', false],
    [plan, { type: 'class_pack' }, 'class_pack 1 null null null false', true],
    [plan, { credits_per_interval: 6, billing_interval: 'weekly' }, 'subscription null 6 weekly null false', true],
    [plan, {}, 'subscription null 4 monthly null false', true],
    [pack, { type: 'subscription', validity_days: 3 }, 'subscription null null monthly null true', false],
  ]
  for (const [record, answer, short, counts] of cases)
    it(`${record.name} with ${JSON.stringify(answer)}`, () => {
      const fixed = corrected({ ...record, price_minor: 500 }, answer)
      assert.deepEqual([inShort(fixed), countsClasses(fixed), fixed.price_minor], [short, counts, 500])
      assert.equal(corrected(record, { ...answer, price_minor: 0 }).price_minor, 0)
    })
})
