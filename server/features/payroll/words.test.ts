import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Part, Skipped } from './line.ts'
import { componentTypes } from './line-values.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { holdAgainst } from '../../test/recorded.ts'
import { Explaining } from './explain.ts'

const at = '2026-03-29T16:00:00.000Z'
const ana = { user_id: 2, user_name: 'Ana', count: 1 }
const plain = { rate_minor: 3000, rate_percent: null, salary_period: null, gross_minor: null, base_minor: null }
const share = { ...plain, rate_minor: null, rate_percent: 12.5, gross_minor: 16_800, base_minor: 13_884 }
const cls = (count: number, minor?: number): Part => {
  return { kind: 'class', id: 1, name: 'Flow', at, count, ...(minor !== undefined && { minor }) }
}
const visits: Part[] = [
  cls(2, 2400),
  { kind: 'visit', name: 'Ten', count: 1, minor: 1200 },
  { kind: 'visit', count: 1, minor: 0 },
]
const sold: Part[] = [
  { kind: 'sale', id: 3, name: 'Mat', at, count: 1, minor: 2420 },
  { kind: 'refund', id: 4, name: 'Bag', at, count: 1, minor: -1210 },
]
const held: Part = { kind: 'appointment', id: 5, name: 'Trial', at, count: 1 }
const days = (of: number): Part[] => [{ kind: 'day', from: '2026-03-16', to: '2026-03-31', count: 16, of }]
const salary = (salary_period: 'weekly' | 'biweekly' | 'monthly', of: number) => {
  return { ...plain, component_type: 'fixed_salary' as const, salary_period, quantity: 16, parts: days(of) }
}

/** A line of each kind, with one of what it counts and with several. */
const lines: Parameters<Explaining['explain']>[0][] = [
  salary('weekly', 7),
  salary('biweekly', 14),
  salary('monthly', 31),
  { ...salary('monthly', 31), quantity: 0, parts: [] },
  { ...plain, component_type: 'per_class', quantity: 1, parts: [cls(1)] },
  { ...plain, component_type: 'per_class', quantity: 12, parts: [] },
  { ...plain, component_type: 'per_attendee', quantity: 1, parts: [cls(1)] },
  { ...plain, component_type: 'per_attendee', quantity: 2, parts: [cls(2)] },
  { ...plain, component_type: 'per_appointment', quantity: 1, parts: [held] },
  { ...share, component_type: 'class_revenue_percent', quantity: 2, parts: visits },
  { ...share, component_type: 'appointment_revenue_percent', quantity: 2, parts: [{ ...held, minor: 6050 }] },
  { ...share, component_type: 'retail_commission_percent', quantity: 1, parts: sold },
  { ...share, component_type: 'membership_commission_percent', quantity: 2, parts: [] },
]

const skipped: Skipped[] = [
  { ...ana, kind: 'class', id: 1, name: 'Flow', at, reason: 'not_over' },
  { ...ana, kind: 'refund', id: 4, name: 'Bag', at, reason: 'paid_before', run_id: 7 },
  { ...ana, kind: 'day', from: '2026-03-01', to: '2026-03-15', count: 15, reason: 'paid_before', run_id: 7 },
]

const paper = [
  say('payroll.paper.title', { days: '…' }),
  say('payroll.paper.draft'),
  say('payroll.paper.finalized', { on: '…' }),
  say('payroll.paper.what'),
  say('payroll.paper.quantity'),
  say('payroll.paper.rate'),
  say('payroll.paper.amount'),
  say('payroll.paper.total'),
  say('payroll.paper.paid', { on: '…' }),
  say('payroll.paper.fingerprint', { hash: '…' }),
]

describe('what pay is explained by', () => {
  it('is what was agreed, in every language', () => {
    const told = ['en', 'de-AT', 'es', 'fr', 'it'].flatMap((language) => {
      const explaining = new Explaining({ language, timezone: 'Europe/Madrid', currency: 'EUR' })
      return [
        `# ${language}`,
        ...lines.map(
          (line) => `${explaining.words(say(`payroll.type.${line.component_type}`))}: ${explaining.explain(line)}`,
        ),
        ...skipped.map((one) => explaining.skipped(one)),
        paper.map((said) => explaining.words(said)).join(' | '),
      ]
    })
    const text = `${told.join('\n').replaceAll(/[\u00a0\u202f\u2009]/g, ' ')}\n`
    holdAgainst(import.meta.filename, 'words.txt', text)
  })

  it('has a name for every kind of component', () => {
    const german = new Explaining({ language: 'de', timezone: 'UTC', currency: 'JPY' })
    const names = componentTypes.map((type) => german.words(say(`payroll.type.${type}`)))
    assert.equal(new Set(names).size, componentTypes.length)
  })
})
