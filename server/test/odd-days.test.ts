import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType } from './build/memberships.ts'
import { makeTemplate } from './build/schedule.ts'
import { addClient } from './build/tags.ts'
import { startStudio, type TestStudio } from './studio.ts'

/** Days that exist, and that no studio means: a year of two digits, of nine, of the pope who made the calendar. */
const ODD = ['0000-01-01', '0001-01-01', '0026-03-04', '1582-10-15', '1899-12-31', '2200-01-01', '9999-12-31']
const BEYOND = 'Must be a day from 1900 to 2199'

describe('a day before 1900 or after 2199', () => {
  let studio: TestStudio
  let ids: Record<'client_id' | 'pass' | 'subscription' | 'template_id', number>
  before(async () => {
    studio = await startStudio({ timezone: 'UTC' })
    ids = {
      client_id: (await addClient(studio)).id,
      pass: (await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 3650 })).id,
      subscription: (await makeMembershipType(studio, { type: 'subscription', unlimited: true })).id,
      template_id: (await makeTemplate(studio)).id,
    }
  })
  after(() => studio.stop())

  const membership = (type: 'pass' | 'subscription', more: object) => ({
    client_id: ids.client_id,
    membership_type_id: ids[type],
    payment_method: 'cash',
    ...more,
  })
  const promo = { discount_type: 'percentage', discount_value: 5 }
  const cases: [operation: string, field: string, body: (day: string) => object][] = [
    ['POST /api/v1/memberships', 'starts_at', (day) => membership('pass', { starts_at: day })],
    ['POST /api/v1/memberships', 'starts_at', (day) => membership('subscription', { starts_at: day })],
    ['POST /api/v1/memberships', 'starts_at', (day) => membership('pass', { starts_at: `${day}T12:00:00Z` })],
    [
      'POST /api/v1/memberships',
      'expires_at',
      (day) => membership('pass', { starts_at: '2026-03-04', expires_at: day }),
    ],
    ['POST /api/v1/gift-cards', 'expires_at', (day) => ({ initial_value: 5, payment_method: 'cash', expires_at: day })],
    ['POST /api/v1/promo-codes', 'valid_from', (day) => ({ ...promo, code: `A${day}`, valid_from: day })],
    [
      'POST /api/v1/promo-codes',
      'valid_until',
      (day) => ({ ...promo, code: `B${day}`, valid_from: '2026-03-04', valid_until: `${day}T12:00` }),
    ],
    ['POST /api/v1/closures', 'starts_on', (day) => ({ starts_on: day, ends_on: '2026-12-24' })],
    ['POST /api/v1/clients', 'date_of_birth', (day) => ({ full_name: 'Ana', date_of_birth: day })],
    [
      'POST /api/v1/scheduled-classes',
      'starts_at',
      (day) => ({ template_id: ids.template_id, starts_at: `${day}T12:00` }),
    ],
  ]
  for (const [at, [operation, field, body]] of cases.entries())
    it(`is refused as ${field} of ${operation} (${at + 1})`, async () => {
      for (const day of ODD) {
        const { status, body: answer } = await studio.asOwner(operation, body(day))
        assert.equal(status, 422, day)
        const [{ path, message }] = answer.errors
        assert.deepEqual([path, message], [field, BEYOND], day)
      }
    })

  it('lists nothing', async () => {
    for (const day of ODD) {
      const { status, body } = await studio.asOwner(`GET /api/v1/product-sales?start_date=${day}`)
      assert.deepEqual([status, body.errors?.[0].message], [422, BEYOND])
    }
  })
})
