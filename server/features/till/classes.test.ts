import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, chargesTo } from '../../test/build/bookings.ts'
import { bookingsOf, sellClass } from '../../test/build/class-sales.ts'
import { makeProduct } from '../../test/build/commerce.ts'
import { reply } from '../../test/build/online.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a class at the till', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  const sell = (basket: object) => studio.asOwner('POST /api/v1/till', basket)

  it('is booked by the rules without a membership, and paid', async () => {
    const [cls, client] = [await sellClass(studio), await registerClient(studio)]
    const { id } = await makeProduct(studio, { price: 3 })
    const items = [
      { kind: 'class', scheduled_class_id: cls.id },
      { kind: 'product', product_id: id },
    ]
    const { status, body } = await sell({ client_id: client.id, items, payments: [{ method: 'cash', amount: 18 }] })
    assert.equal(status, 201, JSON.stringify(body))
    const [booking] = await bookingsOf(studio, client)
    assert.deepEqual([booking.status, booking.membership_id, booking.is_unpaid], ['booked', null, false])
    const [place] = body.purchases
    assert.deepEqual([place.kind, place.total, place.booking_id], ['class', 15, booking.id])
    const again = await sell({ client_id: client.id, items, payments: [{ method: 'cash', amount: 18 }] })
    assert.deepEqual([again.body.code, again.body.reasons[0].value.item], ['ALREADY_BOOKED', 0])
  })

  it('checks in who is there', async () => {
    const soon = new Date(Date.parse(studio.clock.now()) + 10 * 60_000).toISOString()
    const [cls, client] = [await sellClass(studio, { starts_at: soon }), await registerClient(studio)]
    const items = [{ kind: 'class', scheduled_class_id: cls.id, check_in: true }]
    const { status } = await sell({ client_id: client.id, items, payments: [{ method: 'card_terminal', amount: 15 }] })
    assert.equal(status, 201)
    assert.deepEqual((await bookingsOf(studio, client)).map((one) => [one.status, one.source]), [['checked_in', 'walk_in']]) // prettier-ignore
  })

  it('settles the unpaid place that the client has', async () => {
    const [cls, client] = [await sellClass(studio), await registerClient(studio)]
    const booking = await book(studio, cls, client, { force: true })
    assert.equal(booking.is_unpaid, true)
    const items = [{ kind: 'class', scheduled_class_id: cls.id }]
    const { status, body } = await sell({ client_id: client.id, items, payments: [{ method: 'cash', amount: 15 }] })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(body.purchases[0].kind, 'charge')
    assert.deepEqual(await chargesTo(studio, client), [['unpaid_booking', 15, 'paid']])
    assert.equal((await bookingsOf(studio, client)).length, 1)
  })

  it('sells nothing of the basket where the class is full', async () => {
    const cls = await sellClass(studio, { capacity: 1 })
    const [one, two] = [await registerClient(studio), await registerClient(studio)]
    const { id } = await makeProduct(studio, { price: 3, stock_quantity: 5 })
    const items = [
      { kind: 'product', product_id: id },
      { kind: 'class', scheduled_class_id: cls.id },
      { kind: 'class', scheduled_class_id: cls.id, client_id: two.id },
    ]
    const { status, body } = await sell({ client_id: one.id, items, payments: [{ method: 'cash', amount: 33 }] })
    assert.deepEqual([status, body.code, body.reasons[0].value.item], [409, 'CLASS_FULL', 2])
    assert.deepEqual(await bookingsOf(studio, one), [])
    assert.equal((await reply(studio, `GET /api/v1/products/${id}`)).stock_quantity, 5)
  })

  it('is worth what was paid for it, and in the takings of its own kind', async () => {
    const teacher = await makeInstructor(studio)
    const soon = new Date(Date.parse(studio.clock.now()) + 10 * 60_000).toISOString()
    const cls = await sellClass(studio, { starts_at: soon, instructor_id: teacher.id, price: 22.5 })
    const client = await registerClient(studio)
    const items = [{ kind: 'class', scheduled_class_id: cls.id, check_in: true }]
    assert.equal(
      (await sell({ client_id: client.id, items, payments: [{ method: 'cash', amount: 22.5 }] })).status,
      201,
    )
    await studio.advance({ hours: 2 })
    const day = soon.slice(0, 10)
    const { by_instructor } = await reply(studio, `GET /api/v1/reports/instructors?start_date=${day}&end_date=${day}`)
    const taught = by_instructor.find(({ instructor_id }: { instructor_id: number }) => instructor_id === teacher.id)
    assert.equal(taught.visits_worth, 22.5)
    const { by_kind } = await reply(studio, `GET /api/v1/reports/takings?start_date=${day}&end_date=${day}`)
    assert.ok(by_kind.some(({ kind, net }: { kind: string; net: number }) => kind === 'class' && net >= 22.5))
  })

  it('is not sold without a price', async () => {
    const [cls, member] = [await sellClass(studio, { price: null }), await registerMember(studio)]
    const items = [{ kind: 'class', scheduled_class_id: cls.id }]
    const { body } = await sell({ client_id: member.id, items, payments: [{ method: 'cash', amount: 15 }] })
    assert.equal(body.code, 'NO_SINGLE_PRICE')
  })

  it('is listed with the price that the till takes, until it begins', async () => {
    const desk = await startStudio()
    const soon = new Date(Date.parse(desk.clock.now()) + 60 * 60_000).toISOString()
    const cls = await sellClass(desk, { starts_at: soon, price: 24, capacity: 3 })
    const [free, priceless] = [await sellClass(desk, { price: 0 }), await sellClass(desk, { price: null })]
    const listed = async () =>
      (await reply(desk, 'GET /api/v1/till/classes')).map((one: { id: number }) => one.id as number)
    assert.deepEqual(await listed(), [cls.id])
    await desk.asOwner('POST /api/v1/membership-types', { name: 'Drop-in', type: 'drop_in', price: 18 })
    assert.deepEqual(await listed(), [cls.id, priceless.id])
    const client = await registerClient(desk)
    const items = [{ kind: 'class', scheduled_class_id: cls.id }]
    await desk.asOwner('POST /api/v1/till', {
      client_id: client.id,
      items,
      payments: [{ method: 'cash', amount: 24 }],
    })
    const [first, second] = await reply(desk, 'GET /api/v1/till/classes')
    assert.deepEqual([first.price, first.spots_left, second.price], [24, 2, 18])
    assert.ok(!(await listed()).includes(free.id))
    await desk.advance({ hours: 1 })
    assert.deepEqual(await listed(), [priceless.id])
    await desk.stop()
  })
})
