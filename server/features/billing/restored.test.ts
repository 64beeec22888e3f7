import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { addHours } from '../../lib/time.ts'
import { sellPack } from '../../test/build/bookings.ts'
import { makeProduct, receiptsOf } from '../../test/build/commerce.ts'
import {
  assertSound,
  back,
  registerBuyer,
  reply,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../test/build/online.ts'
import { sendCopy } from '../../test/build/restoring.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { OWNER_EMAIL } from '../../test/studio.ts'

describe('a studio that an older copy took the place of', () => {
  let online: OnlineStudio
  beforeEach(async () => (online = await startOnlineStudio()))
  afterEach(() => online.stop())

  /** Makes a copy, has something happen, and puts the copy in the studio's place. */
  async function restoreAfter(happens: () => Promise<unknown> = async () => {}): Promise<void> {
    const { studio } = online
    const { file_name } = await reply(studio, 'POST /api/v1/studio/backup')
    const copy = readFileSync(join(studio.folder, 'backups', file_name))
    studio.clock.advance({ seconds: 1 })
    await happens()
    const again = studio.restarted()
    const { status, body } = await sendCopy(studio, copy)
    assert.equal(status, 200, body.detail)
    await again
    // Everybody who was signed in signs in again.
    studio.clock.advance({ seconds: 1 })
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  async function catchUp(): Promise<void> {
    await online.settle()
    await online.settle()
  }
  /** A client whom the processor knows. */
  async function knownBuyer(): Promise<Buyer> {
    const buyer = await registerBuyer(online.studio)
    await pay(await buyer.begin((await sellOnline(online.studio, { name: 'First' })).id))
    return buyer
  }
  async function pay(session: string): Promise<void> {
    await online.processor.sessions.complete(session)
    await online.settle()
  }
  const health = async () =>
    (await reply(online.studio, 'GET /api/v1/studio/health')).find(({ name }: { name: string }) => name === 'payments')

  it('finds again what was paid since, and delivers it once', async () => {
    const { studio } = online
    const buyer = await knownBuyer()
    const [pack, monthly, mat] = [await sellOnline(studio), await sellMonthly(studio), await makeProduct(studio)]
    await restoreAfter(async () => {
      for (const type of [pack, monthly]) await pay(await buyer.begin(type.id))
      await pay(await buyer.take(mat.id))
      assert.equal((await receiptsOf(studio)).length, 4)
    })
    assert.equal((await receiptsOf(studio)).length, 1)
    await catchUp()
    assert.equal((await receiptsOf(studio)).length, 4)
    assert.equal((await buyer.memberships()).length, 3)
    assert.equal((await reply(studio, `GET /api/v1/products/${mat.id}`)).stock_quantity, 9)
    const subscription = await reply(studio, `GET /api/billing/members/${buyer.id}/subscription`)
    assert.equal(subscription.status, 'active')
    assert.notEqual((await health()).code, 'payments.not_here')
    await online.processor.deliver.again()
    await studio.advance({ minutes: 61 })
    assert.equal((await receiptsOf(studio)).length, 4)
    await assertSound(studio)
  })

  it('takes in what was given back of it since, too', async () => {
    const { studio, processor } = online
    const buyer = await knownBuyer()
    const pack = await sellOnline(studio)
    let session = ''
    await restoreAfter(async () => {
      session = await buyer.begin(pack.id)
      await pay(session)
      await processor.refunds.make(processor.books.all('charge')[0]!.id)
    })
    await catchUp()
    assert.equal(await buyer.statusOf(session), 'refunded')
    await assertSound(studio)
  })

  const uncertain: readonly [what: string, buy: (known: Buyer, pack: { id: number }) => Promise<string>][] = [
    [
      'of somebody who came since, whose id is given to another',
      async (_, pack) => (await registerBuyer(online.studio, { full_name: 'Later Lena' })).begin(pack.id),
    ],
    ['of what is sold since', async (known) => known.begin((await sellOnline(online.studio, { name: 'New' })).id)],
    [
      'at another price than the copy has',
      async (known, pack) => {
        await reply(online.studio, `PUT /api/v1/membership-types/${pack.id}`, { price: 130 })
        return known.begin(pack.id)
      },
    ],
  ]
  for (const [what, buy] of uncertain) {
    it(`delivers nothing to anybody where a payment is ${what}, and says so`, async () => {
      const { studio } = online
      const known = await knownBuyer()
      const pack = await sellOnline(studio)
      await restoreAfter(async () => pay(await buy(known, pack)))
      const other = await registerBuyer(studio, { full_name: 'Other Otto' })
      await sellOnline(studio, { name: 'Another' })
      await catchUp()
      assert.equal((await receiptsOf(studio)).length, 1)
      assert.deepEqual([(await other.memberships()).length, (await known.memberships()).length], [0, 1])
      const { state, code, detail } = await health()
      assert.deepEqual([state, code], ['failing', 'payments.not_here'])
      assert.match(detail, /^A payment of 1[23]0\.00 EUR on Wednesday 4 March 2026 .* isn’t in the restored backup/)
      await assertSound(studio)
      for (let days = 0; days < 31; days += 1) await studio.advance({ days: 1 })
      studio.owner = await studio.login(OWNER_EMAIL)
      assert.notEqual((await health()).code, 'payments.not_here')
    })
  }

  it('charges no card for a fee that was open in the copy before a manager says so', async () => {
    const { studio, processor } = online
    await reply(studio, 'PUT /api/v1/studio', { late_cancel_fee: 8, cancellation_hours: 12 })
    const buyer = await registerBuyer(studio)
    const agreed = await buyer.ask('POST /api/billing/card', { agrees_to_fees: true, fees_text_version: 1, ...back })
    await pay(agreed.body.session_id)
    await sellPack(studio, buyer, 3)
    const starts_at = addHours(studio.clock.now(), 5)
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at })
    const { body: booking } = await buyer.ask('POST /api/v1/bookings', { scheduled_class_id })
    await studio.advance({ minutes: 20 })
    assert.equal((await buyer.ask(`DELETE /api/v1/bookings/${booking.id}`)).body.status, 'late_cancelled')
    processor.faults.push({ on: 'POST /v1/payment_intents', status: 500, retry: false, times: 999 })
    await studio.advance({ hours: 25 })
    studio.owner = await studio.login(OWNER_EMAIL)
    await restoreAfter()
    processor.faults.length = 0
    const charged = () => processor.books.all('payment_intent').filter(({ amount }) => amount === 800).length
    for (let hours = 0; hours < 3; hours += 1) await studio.advance({ hours: 1 })
    assert.equal(charged(), 0)
    studio.owner = await studio.login(OWNER_EMAIL)
    await reply(studio, 'POST /api/v1/studio/restored', { decision: 'go' })
    await studio.advance({ minutes: 3 })
    assert.equal(charged(), 1)
  })

  it('tells the processor of nothing that was open in the copy before a manager says so', async () => {
    const { studio, processor } = online
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellMonthly(studio)).id)
    const { subscription } = await processor.sessions.complete(session)
    await online.settle()
    processor.faults.push({ on: 'DELETE /v1/subscriptions', status: 500, retry: false, times: 99 })
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false, times: 99 })
    const [membership] = await buyer.memberships()
    const { items } = await reply(studio, `GET /api/v1/payments?client_id=${buyer.id}`)
    const wish = { amount: 5, reason: 'Was ill', reverse: 'nothing' }
    assert.equal((await studio.asOwner(`POST /api/v1/payments/${items[0].id}/refunds`, wish)).status, 502)
    await reply(studio, `DELETE /api/v1/memberships/${membership.id}`)
    await online.settle()
    await restoreAfter()
    processor.faults.length = 0
    for (let hours = 0; hours < 3; hours += 1) await studio.advance({ hours: 1 })
    const there = () => [processor.books.get('subscription', subscription as string).status, processor.books.all('refund').length] // prettier-ignore
    assert.deepEqual(there(), ['active', 0])
    studio.owner = await studio.login(OWNER_EMAIL)
    await reply(studio, 'POST /api/v1/studio/restored', { decision: 'go' })
    await studio.advance({ minutes: 3 })
    assert.deepEqual(there(), ['canceled', 1])
  })
})
