import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  lettersTo,
  registerClient,
  sellPack,
  setRules,
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import { makeMembershipType } from '../../../test/build/memberships.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)

const statuses = (replies: Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

describe('paying at the studio', () => {
  let studio: TestStudio
  let client: TestClient
  let dropIn: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    client = await registerClient(studio)
    dropIn = await makeMembershipType(studio, { type: 'drop_in', name: 'Drop-in', price: 15, sellable_online: true })
  })
  afterEach(() => studio.stop())

  const wish = (cls: { id: number }, who: TestClient = client, more: object = {}) =>
    who.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, pay_at_studio: true, ...more })
  const allowed = async (cls: { id: number }) =>
    (await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)).body
  const rosterRow = async (cls: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).body.bookings[0]
  const read = async (id: number) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body
  const pay = (id: number, body: object) => studio.asOwner(`POST /api/v1/bookings/${id}/pay`, body)
  const after = (cls: { ends_at: string }, hours: number) =>
    studio.advance({ milliseconds: Date.parse(cls.ends_at) - Date.parse(studio.clock.now()) + hours * 3_600_000 })

  it('is on in a new studio, told beforehand, and books a place that is unpaid', async () => {
    const yen = { type: 'drop_in', name: 'Yen', price: 10, currency: 'JPY', sellable_online: true }
    await makeMembershipType(studio, yen)
    const cls = await makeClass(studio)
    const before = await allowed(cls)
    const costs = { amount: 15, currency: 'EUR', late_cancel_fee: 0, no_show_fee: 0 }
    assert.deepEqual(before.pay_at_studio, costs)
    assert.deepEqual([before.can_book, before.reasons[0].fix], [false, 'pay_at_studio'])
    const plain = await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.deepEqual(
      [plain.status, plain.body.code, plain.body.reasons[0].fix],
      [409, 'NO_ENTITLEMENT', 'pay_at_studio'],
    )
    const { status, body } = await wish(cls)
    assert.equal(status, 201)
    assert.deepEqual([body.is_unpaid, body.to_pay, body.source], [true, { amount: 15, currency: 'EUR' }, 'client'])
    assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'pending']])
    assert.deepEqual((await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body, [])
    assert.deepEqual(await lettersTo(studio, client), ['booking_confirmed'])
    assert.equal((await allowed(cls)).pay_at_studio, null)
  })

  it('is refused where the studio does not allow it, with every reason', async () => {
    await setRules(studio, { pay_at_studio_enabled: false })
    const cls = await makeClass(studio)
    assert.equal((await allowed(cls)).pay_at_studio, null)
    const refused = await wish(cls)
    assert.deepEqual([refused.status, refused.body.code], [409, 'PAY_AT_STUDIO_OFF'])
    assert.deepEqual(codes(refused), ['PAY_AT_STUDIO_OFF', 'NO_ENTITLEMENT'])
    const { body } = await client.ask('GET /api/v1/studio/branding')
    assert.equal(body.pay_at_studio_enabled, false)
  })

  it('is for one place to come: paid, cancelled or over, the next may be booked', async () => {
    const [first, second] = [await makeClass(studio), await makeClass(studio, { starts_at: '2026-03-06T10:00' })]
    const booking = (await wish(first)).body
    const refused = await wish(second)
    assert.deepEqual([refused.status, refused.body.code], [409, 'PAY_AT_STUDIO_USED'])
    assert.match(refused.body.detail, /^You still have to pay at the studio for Vinyasa on /)
    assert.equal((await pay(booking.id, { payment_method: 'cash' })).status, 200)
    const next = await wish(second)
    assert.equal(next.status, 201)
    const third = await makeClass(studio, { starts_at: '2026-03-08T10:00' })
    assert.equal((await wish(third)).body.code, 'PAY_AT_STUDIO_USED')
    await client.ask(`DELETE /api/v1/bookings/${next.body.id}`)
    assert.equal((await wish(third)).status, 201)
    await after(third, 0)
    assert.equal((await wish(await makeClass(studio, { starts_at: '2026-03-12T10:00' }))).status, 201)
  })

  it('is settled at the till: the charge is paid, and the place is not unpaid any more', async () => {
    const { id } = (await wish(await makeClass(studio))).body
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    const items = [{ kind: 'charge', charge_id: charge.id }]
    const payments = [{ method: 'cash', amount: 15 }]
    const sold = await studio.asOwner('POST /api/v1/till', { client_id: client.id, items, payments })
    assert.deepEqual([sold.status, sold.body.total], [201, 15])
    assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
    const { is_unpaid, to_pay } = await read(id)
    assert.deepEqual([is_unpaid, to_pay], [false, null])
  })

  it('is for one place, whatever is asked at once', async () => {
    const classes = await Promise.all(
      ['06', '07', '08', '09'].map((day) => makeClass(studio, { starts_at: `2026-03-${day}T10:00` })),
    )
    const answers = await Promise.all(classes.map((cls) => wish(cls)))
    assert.deepEqual(statuses(answers), [201, 409, 409, 409])
    assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'pending']])
  })

  it('passes no other rule, and is the client’s alone to ask', async () => {
    const full = await makeClass(studio, { capacity: 1 })
    await book(studio, full, await registerClient(studio), { force: true })
    assert.deepEqual(codes(await wish(full)), ['CLASS_FULL'])
    const cls = await makeClass(studio, { starts_at: '2026-03-06T10:00' })
    const byStaff = { scheduled_class_id: cls.id, client_id: client.id, pay_at_studio: true }
    assert.equal((await studio.asOwner('POST /api/v1/bookings', byStaff)).status, 422)
    assert.equal((await wish(cls, client, { membership_id: 1 })).status, 422)
    const seen = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/eligibility?client_id=${client.id}`)
    assert.deepEqual([seen.body.pay_at_studio, seen.body.reasons[0].fix], [null, 'buy_membership'])
  })

  it('leaves a usable membership to pay', async () => {
    const pack = await sellPack(studio, client, 2)
    const { body } = await wish(await makeClass(studio))
    assert.deepEqual([body.is_unpaid, body.to_pay, body.membership_id], [false, null, pack.id])
    assert.equal(await creditsOf(studio, pack), 1)
    assert.deepEqual(await chargesTo(studio, client), [])
  })

  it('is a guardian’s to ask for each dependant', async () => {
    const [one, other] = [await makeDependant(studio, client), await makeDependant(studio, client)]
    const cls = await makeClass(studio)
    const book = (id: number) =>
      client.ask(`POST /api/v1/clients/me/dependants/${id}/bookings`, {
        scheduled_class_id: cls.id,
        pay_at_studio: true,
      })
    for (const { id } of [one, other]) assert.equal((await book(id)).body.is_unpaid, true)
  })

  describe('the price', () => {
    const offered = async () =>
      (await allowed(await makeClass(studio, { starts_at: '2026-03-06T10:00' }))).pay_at_studio.amount

    it('is the cheapest drop-in on the price list, else at the desk; no intro offer, nothing free', async () => {
      await makeMembershipType(studio, { type: 'drop_in', price: 8, sellable_online: false })
      await makeMembershipType(studio, { type: 'drop_in', price: 5, is_intro_offer: true, intro_price: 5 })
      await makeMembershipType(studio, { type: 'drop_in', price: 0 })
      await makeMembershipType(studio, { type: 'class_pack', price: 12, credits_included: 2 })
      assert.equal(await offered(), 15)
      await makeMembershipType(studio, { type: 'class_pack', price: 14, credits_included: 1, sellable_online: true })
      assert.equal(await offered(), 14)
    })

    it('is not known where no drop-in is on sale: the place is unpaid, and nothing is charged', async () => {
      await studio.asOwner(`DELETE /api/v1/membership-types/${dropIn.id}`)
      assert.equal(await offered(), null)
      const cls = await makeClass(studio)
      const { body } = await wish(cls)
      assert.deepEqual([body.is_unpaid, body.to_pay], [true, null])
      assert.deepEqual(await chargesTo(studio, client), [])
      assert.equal((await pay(body.id, { payment_method: 'cash' })).body.code, 'PRICE_UNKNOWN')
      await studio.asOwner(`PATCH /api/v1/membership-types/${dropIn.id}/reactivate`)
      assert.deepEqual((await rosterRow(cls)).to_pay, { amount: 15, currency: 'EUR' })
      assert.equal((await pay(body.id, { payment_method: 'cash' })).body.is_unpaid, false)
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
    })

    it('stays what was said as the place was booked', async () => {
      const { body } = await wish(await makeClass(studio))
      await studio.asOwner(`PUT /api/v1/membership-types/${dropIn.id}`, { price: 18 })
      assert.equal((await read(body.id)).to_pay.amount, 15)
    })
  })

  describe('at the desk', () => {
    it('is one step on the roster, or the client’s charge settled or waived', async () => {
      for (const settle of ['pay', 'settle', 'waive'] as const) {
        const visitor = await registerClient(studio)
        const cls = await makeClass(studio)
        const { body } = await wish(cls, visitor)
        const row = await rosterRow(cls)
        assert.deepEqual([row.is_unpaid, row.to_pay, row.could_pay], [true, { amount: 15, currency: 'EUR' }, null])
        const [charge] = (await studio.asOwner(`GET /api/v1/clients/${visitor.id}/charges`)).body
        const at = `POST /api/v1/clients/${visitor.id}/charges/${charge.id}`
        if (settle === 'pay') await pay(body.id, { payment_method: 'card_terminal' })
        if (settle === 'settle') await studio.asOwner(`${at}/settle`, { payment_method: 'cash' })
        if (settle === 'waive') await studio.asOwner(`${at}/waive`, { reason: 'A present' })
        assert.deepEqual(await chargesTo(studio, visitor), [
          ['unpaid_booking', 15, settle === 'waive' ? 'waived' : 'paid'],
        ])
        assert.deepEqual([(await rosterRow(cls)).is_unpaid, (await rosterRow(cls)).to_pay], [false, null])
        assert.equal((await pay(body.id, { payment_method: 'cash' })).body.code, 'CHARGE_SETTLED')
        await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
      }
    })

    it('can be a pack bought meanwhile: its credit is taken, and no money is owed', async () => {
      const cls = await makeClass(studio)
      const { body } = await wish(cls)
      const pack = await sellPack(studio, client, 10, { name: 'Ten' })
      assert.deepEqual((await rosterRow(cls)).could_pay, { membership_id: pack.id, name: 'Ten' })
      const paid = await pay(body.id, { membership_id: pack.id })
      assert.deepEqual([paid.body.is_unpaid, paid.body.membership_id, paid.body.to_pay], [false, pack.id, null])
      assert.equal(await creditsOf(studio, pack), 9)
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'waived']])
      await client.ask(`DELETE /api/v1/bookings/${body.id}`)
      assert.equal(await creditsOf(studio, pack), 10)
    })

    it('asks how it is paid, takes no gift, and no stranger’s membership', async () => {
      const { body } = await wish(await makeClass(studio))
      const foreign = await sellPack(studio, await registerClient(studio), 2)
      const spent = await sellPack(studio, client, 1)
      await book(studio, await makeClass(studio, { starts_at: '2026-03-06T10:00' }), client)
      for (const wrong of [
        {},
        { payment_method: 'cash', membership_id: spent.id },
        { payment_method: 'complimentary' },
      ]) {
        assert.equal((await pay(body.id, wrong)).status, 422)
      }
      assert.equal((await pay(body.id, { membership_id: foreign.id })).status, 404)
      assert.equal((await pay(body.id, { membership_id: spent.id })).body.code, 'NO_CREDITS_LEFT')
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'pending']])
    })

    it('is paid once, however often it is pressed', async () => {
      const { body } = await wish(await makeClass(studio))
      const answers = await Promise.all([1, 2, 3].map(() => pay(body.id, { payment_method: 'cash' })))
      assert.deepEqual(statuses(answers), [200, 409, 409])
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
    })
  })

  describe('what becomes of it', () => {
    const booked = async () => {
      await setRules(studio, { late_cancel_fee: 7, no_show_fee: 9, cancellation_hours: 12 })
      const cls = await makeClass(studio)
      return { cls, id: (await wish(cls)).body.id as number }
    }

    it('cancelled in time: nothing is owed, and the client never hears of it', async () => {
      const { id } = await booked()
      await client.ask(`DELETE /api/v1/bookings/${id}`)
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'waived']])
      await studio.advance({ days: 4 })
      assert.deepEqual((await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body, [])
      assert.ok(!(await lettersTo(studio, client)).includes('charge_due'))
    })

    it('cancelled late: the fee instead', async () => {
      const { cls, id } = await booked()
      await after(cls, -5)
      await client.ask(`DELETE /api/v1/bookings/${id}`)
      assert.deepEqual(await chargesTo(studio, client), [
        ['unpaid_booking', 15, 'waived'],
        ['late_cancel', 7, 'pending'],
      ])
    })

    it('missed: the fee instead; undone, the visit is owed again', async () => {
      const { cls, id } = await booked()
      await after(cls, 0)
      await studio.asOwner(`POST /api/v1/bookings/${id}/no-show`)
      const missed = [
        ['unpaid_booking', 15, 'waived'],
        ['no_show', 9, 'pending'],
      ]
      assert.deepEqual(await chargesTo(studio, client), missed)
      const undone = await studio.asOwner(`POST /api/v1/bookings/${id}/undo`)
      assert.deepEqual([undone.body.to_pay.amount, undone.body.fee.outcome], [15, 'waived'])
      assert.deepEqual((await chargesTo(studio, client)).at(-1), ['unpaid_booking', 15, 'pending'])
    })

    it('missed after it was paid: the visit stays paid with nothing on top, also when the no-show is undone', async () => {
      const { cls, id } = await booked()
      await pay(id, { payment_method: 'cash' })
      await after(cls, 0)
      await studio.asOwner(`POST /api/v1/bookings/${id}/no-show`)
      await studio.asOwner(`POST /api/v1/bookings/${id}/undo`)
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
    })

    it('attended and not paid: due a day after the class, and the client is told; not before somebody says that she came', async () => {
      const { cls, id } = await booked()
      await after(cls, 30)
      assert.equal((await chargesTo(studio, client))[0]![2], 'pending')
      await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
      await studio.advance({ minutes: 10 })
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'due']])
      assert.ok((await lettersTo(studio, client)).includes('charge_due'))
    })

    it('paid and cancelled in time: the money stays, with a task for who may refund', async () => {
      const { id } = await booked()
      await pay(id, { payment_method: 'cash' })
      await client.ask(`DELETE /api/v1/bookings/${id}`)
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
      const [task] = (await studio.asOwner(`GET /api/v1/tasks?client_id=${client.id}`)).body.items
      assert.match(task.title, /refund 15 EUR: Vinyasa/)
    })

    it('the studio cancels: what is open is waived, what was paid in cash is a task for who may refund', async () => {
      const { cls, id } = await booked()
      await pay(id, { payment_method: 'cash' })
      const other = await registerClient(studio)
      await wish(cls, other)
      await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
      assert.deepEqual(await chargesTo(studio, other), [['unpaid_booking', 15, 'waived']])
      assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
      const { body } = await studio.asOwner('GET /api/v1/payments')
      assert.deepEqual(
        body.items.map(({ amount }: { amount: number }) => amount),
        [15],
      )
      const [task] = (await studio.asOwner(`GET /api/v1/tasks?client_id=${client.id}`)).body.items
      assert.match(task.title, /refund 15 EUR: Vinyasa/)
    })
  })
})
