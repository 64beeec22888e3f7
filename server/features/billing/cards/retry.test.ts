import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sellPack, setRules } from '../../../test/build/bookings.ts'
import { chargesOf, owe } from '../../../test/build/debts.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { back, registerBuyer, reply, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'No' }

describe('a card that declines', () => {
  let online: OnlineStudio
  before(async () => void (online = await startOnlineStudio()))
  after(() => online.stop())

  /** A client who let the studio charge their card, by the newer text unless another is given. */
  async function withCard(fees_text_version = 2) {
    const buyer = await registerBuyer(online.studio)
    await saveCard(buyer, fees_text_version)
    await sellPack(online.studio, buyer, 20)
    return buyer
  }
  async function saveCard(buyer: Awaited<ReturnType<typeof registerBuyer>>, fees_text_version = 2) {
    const saved = await buyer.ask('POST /api/billing/card', { agrees_to_fees: true, fees_text_version, ...back })
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    await online.processor.sessions.complete(saved.body.session_id)
    await online.settle()
    await online.studio.advance({ minutes: 1 })
  }
  /** The bank declines so many times from now on, for this reason. */
  const declines = (times: number, decline_code = 'insufficient_funds') =>
    online.processor.faults.push({
      on: 'POST /v1/payment_intents',
      status: 402,
      body: JSON.stringify({ error: { ...DECLINED, decline_code } }),
      times,
    })
  const accepts = () => void (online.processor.faults.length = 0)
  const declinesLeft = () => online.processor.faults.reduce((sum, { times = 1 }) => sum + times, 0)
  /** Advances by days, with all automatic jobs of the studio. */
  const days = async (n: number) => {
    for (let day = 0; day < n; day++) {
      await online.studio.advance({ hours: 23, minutes: 58 })
      await online.studio.advance({ minutes: 1 })
      await online.studio.advance({ minutes: 1 })
      await online.settle()
    }
  }
  const states = async (client: { id: number }) => (await chargesOf(online.studio, client)).map(({ status }) => status)
  const letters = async ({ id }: { id: number }) => {
    const { items } = await reply(online.studio, `GET /api/v1/emails?client_id=${id}&page_size=100`)
    return items
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => ['charge_due', 'card_declined'].includes(kind) || kind === 'receipt')
      .toReversed()
  }
  const tasks = async ({ id }: { id: number }) => {
    const { items } = await reply(online.studio, `GET /api/v1/tasks?client_id=${id}`)
    return items.map(({ title }: { title: string }) => title)
  }

  it('is tried again on the third, the fifth and the seventh day, told each time, and then left to a person', async () => {
    const buyer = await withCard()
    declines(4)
    await owe(online.studio, buyer, 8, 1)
    await online.studio.advance({ minutes: 61 })
    await online.settle()
    assert.equal(declinesLeft(), 3)
    assert.deepEqual(await letters(buyer), ['receipt', 'card_declined'].slice(1))
    for (const [day, left] of [
      [1, 3],
      [2, 3],
      [3, 2],
      [4, 2],
      [5, 1],
      [6, 1],
      [7, 0],
      [8, 0],
    ] as const) {
      await days(1)
      assert.equal(declinesLeft(), left, `day ${day}`)
    }
    assert.deepEqual(await letters(buyer), Array(4).fill('card_declined'))
    assert.deepEqual(await states(buyer), ['due'])
    assert.deepEqual(await tasks(buyer), [
      'The card was declined for 8 EUR and won’t be charged again: ask the client to pay',
    ])
    await days(10)
    assert.deepEqual(await states(buyer), ['due'])
  })

  it('pays on the third day, with a receipt, and is left alone then', async () => {
    const buyer = await withCard()
    declines(1)
    await owe(online.studio, buyer, 8, 1)
    await online.studio.advance({ minutes: 61 })
    await online.settle()
    await days(3)
    assert.deepEqual(await states(buyer), ['paid'])
    assert.deepEqual(await letters(buyer), ['card_declined', 'receipt'])
    await days(5)
    const { items } = await reply(online.studio, `GET /api/v1/payments?client_id=${buyer.id}&kind=charge`)
    assert.equal(items.length, 1)
    assert.deepEqual(await tasks(buyer), [])
  })

  for (const how of ['settle', 'waive'] as const)
    it(`is not tried again for what the desk did ${how}`, async () => {
      const buyer = await withCard()
      declines(1)
      const { id } = await owe(online.studio, buyer, 8, 1)
      await online.studio.advance({ minutes: 61 })
      await online.settle()
      const body = how === 'settle' ? { payment_method: 'cash' } : { reason: 'Snow' }
      await reply(online.studio, `POST /api/v1/clients/${buyer.id}/charges/${id}/${how}`, body)
      const before = (await online.processor.stripe.paymentIntents.list({ limit: 100 })).data.length
      await days(8)
      assert.equal((await online.processor.stripe.paymentIntents.list({ limit: 100 })).data.length, before)
      assert.deepEqual(await tasks(buyer), [])
    })

  it('is not tried again once the bank has said never', async () => {
    const buyer = await withCard()
    declines(9, 'stolen_card')
    await owe(online.studio, buyer, 8, 1)
    await online.studio.advance({ minutes: 61 })
    await online.settle()
    await days(8)
    assert.equal(declinesLeft(), 8)
    assert.equal((await tasks(buyer)).length, 1)
    accepts()
    // Another card is tried at once, and for what the former did not pay.
    await saveCard(buyer)
    await online.settle()
    await online.studio.advance({ minutes: 1 })
    assert.deepEqual(await states(buyer), ['paid'])
  })

  it('is not tried again once it is forgotten: then somebody asks', async () => {
    const buyer = await withCard()
    declines(1)
    await owe(online.studio, buyer, 8, 1)
    await online.studio.advance({ minutes: 61 })
    await online.settle()
    await buyer.ask('DELETE /api/billing/card')
    await days(8)
    assert.deepEqual(await states(buyer), ['due'])
    assert.equal((await tasks(buyer)).length, 1)
  })

  it('is tried once where the studio wants no more, and the client is asked to pay', async () => {
    const buyer = await withCard()
    await setRules(online.studio, { collection_retry_days: [] })
    declines(3)
    await owe(online.studio, buyer, 8, 1)
    await online.studio.advance({ minutes: 61 })
    await online.settle()
    await days(8)
    assert.equal(declinesLeft(), 2)
    assert.deepEqual(await letters(buyer), ['charge_due'])
    assert.deepEqual(await tasks(buyer), [])
    accepts()
    await setRules(online.studio, { collection_retry_days: [3, 5, 7] })
  })

  it('pays a renewal that was sold at the desk, and is tried again for it, where its holder agreed to that', async () => {
    const { studio } = online
    const [agreed, fees] = [await withCard(2), await withCard(1)]
    const type = await makeMembershipType(studio, {
      name: 'Monthly',
      type: 'subscription',
      billing_interval: 'monthly',
      price: 50,
      unlimited: true,
      credits_included: null,
    })
    for (const client of [agreed, fees])
      await sellMembership(studio, { client_id: client.id, membership_type_id: type.id, payment_method: 'cash' })
    declines(1)
    await days(32)
    accepts()
    await days(4)
    assert.deepEqual([await states(agreed), await states(fees)], [['paid'], ['due']])
    assert.ok((await letters(agreed)).includes('card_declined'))
    assert.ok((await letters(fees)).includes('charge_due'))
  })

  it('leaves sound books', async () => {
    const { ok, invariants } = await reply(online.studio, 'GET /api/v1/studio/integrity')
    assert.ok(ok, JSON.stringify(invariants.filter((one: { ok: boolean }) => !one.ok)))
  })
})
