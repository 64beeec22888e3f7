import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerMember } from '../../../test/build/bookings.ts'
import { bookingsOf, buyClass, sellClass } from '../../../test/build/class-sales.ts'
import { owe } from '../../../test/build/debts.ts'
import { assertSound, back, buyerOf, registerBuyer, reply, sellOnline, startOnlineStudio, type Buyer, type OnlineStudio } from '../../../test/build/online.ts' // prettier-ignore
import { appointmentsOf, prepaidService, prepay } from '../../../test/build/prepaid.ts'

type Answer = Awaited<ReturnType<Buyer['ask']>>

describe('what one client begins to buy eight times at once', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** Begins eight times, pays every page that takes it; gives what the studio says of the only one that did. */
  async function payAll(buyer: Buyer, begin: () => Promise<Answer>) {
    const begun = await Promise.all(Array.from({ length: 8 }, begin))
    const sessions = begun.filter(({ status }) => status === 200).map(({ body }) => body.session_id as string)
    const paid: string[] = []
    for (const id of sessions) {
      const { status } = await online.processor.stripe.checkout.sessions.retrieve(id)
      if (status !== 'open') continue
      await online.processor.sessions.complete(id)
      paid.push(id)
    }
    assert.equal(paid.length, 1, JSON.stringify(begun.map(({ status, body }) => [status, body.code])))
    await online.settle()
    const { body } = await buyer.ask(`GET /api/billing/checkout-session/${paid[0]}`)
    assert.equal(body.status, 'completed')
    return body
  }

  it('is one page for a place in a class, and one booking', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 10 })
    const buyer = await registerBuyer(studio)
    const { booking_id } = await payAll(buyer, () => buyClass(buyer, cls))
    assert.deepEqual((await bookingsOf(studio, buyer)).map(({ id }) => id), [booking_id]) // prettier-ignore
  })

  it('is one page for an appointment', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const buyer = await registerBuyer(studio)
    const { appointment_id } = await payAll(buyer, () => prepay(buyer, slot))
    assert.deepEqual((await appointmentsOf(studio, buyer)).map(({ id }) => id), [appointment_id]) // prettier-ignore
  })

  it('is one page for a membership', async () => {
    const { studio } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    await payAll(buyer, () => buyer.buy(type.id))
    assert.equal((await reply(studio, `GET /api/v1/memberships?client_id=${buyer.id}`)).items.length, 1)
  })

  it('is one page for what is owed', async () => {
    const { studio } = online
    const member = await registerMember(studio)
    await owe(studio, member)
    await payAll(buyerOf(studio, member), () => member.ask('POST /api/billing/charges-checkout-session', back))
  })
})
