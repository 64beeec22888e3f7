import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, sellPack, setRules, type TestClient } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { addClient } from '../../test/build/tags.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a list of clients', () => {
  let studio: TestStudio
  let ana: TestClient
  let bea: TestClient
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 1440, late_cancel_fee: 5, cancellation_hours: 48 })
    ana = await registerClient(studio, { full_name: 'Ana' })
    bea = await registerClient(studio, { full_name: 'bea' })
    await addClient(studio, { full_name: 'Cleo', client_since_on: '2019-06-01', date_of_birth: '1990-05-01' })
    await addClient(studio, { full_name: 'Dora', client_since_on: '2024-01-31', date_of_birth: '1980-05-31' })
    await addClient(studio, { full_name: 'Eve', client_since_on: '2024-01-31', date_of_birth: '1980-06-01' })
    await studio.asOwner(`DELETE /api/v1/clients/${(await addClient(studio, { full_name: 'Fay' })).id}`)
    const pack = await sellPack(studio, ana, 3)
    await sellMembership(studio, {
      client_id: bea.id,
      membership_type_id: pack.membership_type_id,
      payment_method: 'cash',
    })
    await visit(ana, '2026-03-04T20:00')
    await visit(bea, '2026-03-05T09:00')
  })
  after(() => studio.stop())

  const visit = async (client: TestClient, starts_at: string) => {
    const booking = await book(studio, await makeClass(studio, { starts_at }), client)
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)).status, 200)
  }
  /** The names that a list has on all its pages, which are as many as it says. */
  const names = async (query: string, page_size = 2): Promise<string> => {
    const found: string[] = []
    for (let after = ''; ;) {
      const { status, body } = await studio.asOwner(`GET /api/v1/clients?${query}&page_size=${page_size}${after}`)
      assert.equal(status, 200, JSON.stringify(body))
      found.push(...body.items.map(({ full_name }: { full_name: string }) => full_name))
      if (body.next === null) {
        assert.equal(body.total, found.length)
        return found.join(' ')
      }
      after = `&after=${body.next}`
    }
  }

  for (const [sort, expected] of [
    ['name', 'Ana bea Cleo Dora Eve'],
    ['-name', 'Eve Dora Cleo bea Ana'],
    ['last_visit', 'Cleo Dora Eve Ana bea'],
    ['-last_visit', 'bea Ana Eve Dora Cleo'],
    ['client_since', 'Cleo Dora Eve Ana bea'],
    ['-client_since', 'bea Ana Eve Dora Cleo'],
  ]) {
    it(`goes on by key from page to page in the order of ${sort}`, async () => {
      assert.equal(await names(`sort=${sort}`), expected)
      assert.equal(await names(`sort=${sort}`, 1), expected)
    })
  }

  it('refuses to go on in another order, and an order that there is none', async () => {
    const { body } = await studio.asOwner('GET /api/v1/clients?sort=tags')
    assert.equal(body.code, 'VALIDATION_ERROR')
  })

  it('in every order has the same clients under every filter', async () => {
    for (const filter of ['search=e', 'inactive_days=30', 'membership_status=active', 'since_date=2024-01-31']) {
      const sorted = await Promise.all(
        ['name', '-last_visit', 'client_since'].map(async (sort) => (await names(`sort=${sort}&${filter}`)).split(' ')),
      )
      const [first, ...others] = sorted.map((list) => list.toSorted())
      for (const other of others) assert.deepEqual(other, first, filter)
    }
  })

  it('of those born in a month has the first and the last day of it', async () => {
    assert.equal(await names('birthday_month=5'), 'Cleo Dora')
    assert.equal(await names('birthday_month=6'), 'Eve')
    assert.equal(await names('birthday_month=4'), '')
  })

  it('of those who came since a day has that day', async () => {
    assert.equal(await names('since_date=2024-01-31'), 'Ana bea Dora Eve')
    assert.equal(await names('since_date=2024-02-01'), 'Ana bea')
  })

  it('of those whose credits run out counts all their active packs, and nobody who has no end of them', async () => {
    assert.equal(await names('credits_at_most=1'), '')
    assert.equal(await names('credits_at_most=2'), 'Ana bea')
    const pass = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 9 })
    await sellMembership(studio, { client_id: bea.id, membership_type_id: pass.id })
    assert.equal(await names('credits_at_most=2'), 'Ana')
    await sellPack(studio, ana, 5)
    assert.equal(await names('credits_at_most=2'), '')
  })

  it('of those who have to sign has who has not signed the text as it is now', async () => {
    assert.equal(await names('unsigned_waiver=true'), '')
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    await signWaiver(waiver, ana)
    assert.equal(await names('unsigned_waiver=true'), 'bea Cleo Dora Eve')
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { body: 'Another text.' })
    assert.equal(await names('unsigned_waiver=true&include_inactive=true'), 'Ana bea Cleo Dora Eve Fay')
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { requires_before_booking: false })
  })

  it('of those who owe has who owes what is due, until it is paid', async () => {
    const late = await book(studio, await makeClass(studio, { starts_at: '2026-03-06T09:00' }), ana)
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${late.id}`)
    assert.equal(await names('owes=true'), '')
    await studio.advance({ hours: 24 })
    assert.equal(await names('owes=true'), 'Ana')
    assert.equal(await names('owes=true&sort=-last_visit&search=ana'), 'Ana')
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${ana.id}/charges`)).body
    await studio.asOwner(`POST /api/v1/clients/${ana.id}/charges/${charge.id}/settle`, { payment_method: 'cash' })
    assert.equal(await names('owes=true'), '')
  })
})
