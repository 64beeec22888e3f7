import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { makeDependant } from '../../../test/build/dependants.ts'
import {
  assertSound,
  registerBuyer,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import { appointmentsOf, beginSlot, prepaidService, prepay } from '../../../test/build/prepaid.ts'

let online: OnlineStudio
before(async () => (online = await startOnlineStudio()))
after(async () => {
  await assertSound(online.studio)
  await online.stop()
})

const openOf = async (buyer: Pick<Buyer, 'ask'>) => (await buyer.ask('GET /api/billing/checkout-sessions')).body
const giveUp = (buyer: Pick<Buyer, 'ask'>, { session_id }: { session_id: string }) =>
  buyer.ask(`DELETE /api/billing/checkout-session/${session_id}`)

it('a slot that is held is shown with its end, and given up it is for others', async () => {
  const { studio, processor } = online
  const [slot, buyer, other] = [await prepaidService(studio), await registerBuyer(studio), await registerBuyer(studio)]
  const begun = await beginSlot(buyer, slot)
  const [open] = await openOf(buyer)
  const { kind, service_id, amount, checkout_url, held_until } = open
  assert.deepEqual([kind, service_id, amount, checkout_url], ['appointment', slot.service_id, 20, begun.checkout_url])
  assert.equal(Date.parse(held_until) - Date.parse(studio.clock.now()), 15 * 60_000)
  assert.equal((await prepay(other, slot)).body.code, 'APPOINTMENT_SLOT_TAKEN')
  assert.equal((await giveUp(other, begun)).status, 404)
  assert.equal((await giveUp(buyer, begun)).body.status, 'expired')
  assert.equal((await processor.stripe.checkout.sessions.retrieve(begun.session_id)).status, 'expired')
  assert.deepEqual(await openOf(buyer), [])
  await beginSlot(other, slot)
})

it('a child’s slot is given up by their guardian', async () => {
  const { studio } = online
  const [slot, guardian] = [await prepaidService(studio), await registerBuyer(studio)]
  const child = await makeDependant(studio, guardian)
  const begun = await beginSlot(guardian, slot, { client_id: child.id })
  assert.equal((await openOf(guardian))[0].client_id, child.id)
  assert.equal((await giveUp(guardian, begun)).body.status, 'expired')
})

it('a slot that is paid and given up at once is booked, or free and not paid', async () => {
  const { studio, processor, settle } = online
  for (let round = 0; round < 4; round += 1) {
    const [slot, buyer] = [await prepaidService(studio), await registerBuyer(studio)]
    const begun = await beginSlot(buyer, slot)
    const acts = [
      () => processor.sessions.complete(begun.session_id).catch(() => undefined),
      () => giveUp(buyer, begun),
    ]
    if (round % 2 === 1) acts.reverse()
    await Promise.all(acts.map((act) => act()))
    await settle()
    const booked = (await appointmentsOf(studio, buyer)).length
    const { payment_status } = await processor.stripe.checkout.sessions.retrieve(begun.session_id)
    assert.deepEqual(
      [await buyer.statusOf(begun.session_id), payment_status],
      booked === 1 ? ['completed', 'paid'] : ['expired', 'unpaid'],
    )
  }
})

it('a fourth slot is refused with how many are open, and what helps', async () => {
  const { studio } = online
  const buyer = await registerBuyer(studio)
  for (let n = 0; n < 3; n += 1) await beginSlot(buyer, await prepaidService(studio))
  const { status, body } = await prepay(buyer, await prepaidService(studio))
  const [{ value, fix }] = body.reasons
  assert.deepEqual([status, value, fix], [429, 3, 'give_up_checkout'])
})

it('a slot that the desk books for who is paying for it is held no more, and what is paid all the same goes back, said why', async () => {
  const { studio, processor, settle } = online
  const desk = async (buyer: Buyer, slot: object) =>
    (await studio.asOwner('POST /api/v1/appointments', { ...slot, client_id: buyer.id })).status
  const [slot, unpaid] = [await prepaidService(studio), await registerBuyer(studio)]
  const begun = await beginSlot(unpaid, slot)
  assert.equal(await desk(unpaid, slot), 201)
  assert.deepEqual(await openOf(unpaid), [])
  await settle()
  assert.equal((await processor.stripe.checkout.sessions.retrieve(begun.session_id)).status, 'expired')

  const [other, paid] = [await prepaidService(studio), await registerBuyer(studio)]
  const { session_id } = await beginSlot(paid, other)
  assert.equal(await desk(paid, other), 201)
  await processor.sessions.complete(session_id)
  await settle()
  assert.equal((await appointmentsOf(studio, paid)).length, 1)
  assert.equal(await paid.statusOf(session_id), 'refunded')
  const { body: mails } = await studio.asOwner(`GET /api/v1/emails?client_id=${paid.id}`)
  const news = (await paid.ask('GET /api/v1/notifications')).body
  assert.equal(mails.items[0].kind, 'appointment_not_booked')
  assert.match(news[0].body, /^Reason: You’re already booked for /m)
})
