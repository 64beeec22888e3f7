import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerMember, sellPack, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { chargesOf, owe } from '../../../test/build/debts.ts'
import { back, registerBuyer, reply, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'

const PAY = 'POST /api/billing/charges-checkout-session'

describe('paying what is owed', () => {
  let online: OnlineStudio
  before(async () => void (online = await startOnlineStudio()))
  after(() => online.stop())

  const pay = (client: Pick<TestClient, 'ask'>, more: object = {}) => client.ask(PAY, { ...back, ...more })
  /** Begins to pay, which goes well; gives the session's id. */
  const begin = async (client: Pick<TestClient, 'ask'>, more: object = {}): Promise<string> => {
    const { status, body } = await pay(client, more)
    assert.equal(status, 200, JSON.stringify(body))
    return body.session_id
  }
  /** A client who owes a fee of 8 and one of 9, due. */
  const owesTwice = async () => {
    const client = await registerMember(online.studio)
    return { client, first: await owe(online.studio, client, 8), second: await owe(online.studio, client, 9) }
  }
  const states = async (client: { id: number }) =>
    (await chargesOf(online.studio, client)).map(({ status, payment_method: by }) => (by ? `${status} ${by}` : status))
  const statusOf = async (client: Pick<TestClient, 'ask'>, session: string) =>
    (await client.ask(`GET /api/billing/checkout-session/${session}`)).body
  const payments = async (client: { id: number }) =>
    (await reply(online.studio, `GET /api/v1/payments?client_id=${client.id}&kind=charges`)).items.toReversed()
  const refunds = async (session: string) => {
    const { payment_intent } = await online.processor.stripe.checkout.sessions.retrieve(session)
    if (payment_intent === null) return []
    const { data } = await online.processor.stripe.refunds.list({ payment_intent: payment_intent as string })
    return data.map(({ amount }) => amount).toSorted((a, b) => a - b)
  }
  const isSound = async () => {
    const { ok, invariants } = await reply(online.studio, 'GET /api/v1/studio/integrity')
    assert.ok(ok, JSON.stringify(invariants.filter((one: { ok: boolean }) => !one.ok)))
  }

  it('settles all that is due by one payment, with a line each and one receipt, though the studio sells nothing online', async () => {
    const { studio, processor } = online
    const { client, first, second } = await owesTwice()
    await setRules(studio, { self_service_purchases_enabled: false, default_vat_rate: 21 })
    const session = await begin(client)
    const lines = (await processor.stripe.checkout.sessions.listLineItems(session)).data
    assert.deepEqual(
      lines.map(({ amount_total, description }) => [amount_total, description]),
      [
        [800, first.description],
        [900, second.description],
      ],
    )
    await processor.sessions.complete(session)
    const { status, kind, receipt_id } = await statusOf(client, session)
    assert.deepEqual([status, kind], ['completed', 'charges'])
    assert.deepEqual(await states(client), ['paid online', 'paid online'])
    const receipt = await reply(studio, `GET /api/v1/receipts/${receipt_id}`)
    assert.deepEqual(
      [receipt.client_id, receipt.total, receipt.lines.map(({ total }: { total: number }) => total)],
      [client.id, 17, [8, 9]],
    )
    assert.deepEqual(receipt.payments, [{ method: 'online', amount: 17, gift_card_last4: null }])
    assert.deepEqual(
      (await payments(client)).map(({ amount, charge_id }: { amount: number; charge_id: number }) => [
        amount,
        charge_id,
      ]),
      [
        [8, first.id],
        [9, second.id],
      ],
    )
    assert.equal((await client.ask(`GET /api/v1/receipts/${receipt_id}`)).status, 200)
    await setRules(studio, { self_service_purchases_enabled: true, default_vat_rate: 0 })
    await isSound()
  })

  it('settles the one that is named', async () => {
    const { client, second } = await owesTwice()
    await online.processor.sessions.complete(await begin(client, { charge_ids: [second.id, second.id] }))
    await online.settle()
    assert.deepEqual(await states(client), ['paid online', 'due'])
  })

  it('is refused for what is not due, not one’s own, settled, or nothing', async () => {
    const { studio } = online
    const { client, first, second } = await owesTwice()
    const stranger = await registerMember(studio)
    assert.deepEqual((await pay(stranger, { charge_ids: [first.id] })).status, 404)
    assert.deepEqual((await pay(stranger, { client_id: client.id })).status, 404)
    assert.equal((await pay(stranger)).body.code, 'NOTHING_DUE')
    await reply(studio, `POST /api/v1/clients/${client.id}/charges/${first.id}/settle`, { payment_method: 'cash' })
    assert.equal((await pay(client, { charge_ids: [first.id, second.id] })).body.code, 'CHARGE_SETTLED')
    const pending = await owe(studio, client, 8, 24)
    assert.equal((await pay(client, { charge_ids: [pending.id] })).status, 404)
    assert.equal((await pay(client, { charge_ids: [] })).status, 422)
    assert.equal((await studio.asOwner(PAY, back)).status, 422)
    assert.equal((await studio.asOwner(PAY, { ...back, client_id: client.id })).status, 200)
    const little = await registerMember(studio)
    await owe(studio, little, 0.3)
    assert.equal((await pay(little)).body.code, 'AMOUNT_TOO_SMALL')
  })

  it('of a child is the guardian’s, whose the receipt is; each line says who owed it', async () => {
    const { studio, processor } = online
    const mother = await registerMember(studio)
    const child = await reply(studio, 'POST /api/v1/clients', { full_name: 'Boy', guardian_id: mother.id })
    await sellPack(studio, child, 5)
    await owe(studio, child, 6)
    await owe(studio, mother, 7)
    assert.equal((await pay(mother, { client_id: child.id })).status, 200)
    const session = await begin(mother)
    await processor.sessions.complete(session)
    const { receipt_id, status } = await statusOf(mother, session)
    assert.equal(status, 'completed')
    const receipt = await reply(studio, `GET /api/v1/receipts/${receipt_id}`)
    assert.deepEqual([receipt.client_id, receipt.total], [mother.id, 13])
    const { full_name } = await reply(studio, `GET /api/v1/clients/${mother.id}`)
    const said = receipt.lines.map(({ description }: { description: string }) => description).join('\n')
    assert.match(said, / at \d\d:\d\d\. Cancelled 3 h before; free until 12 h before · Boy$/m)
    assert.ok(said.includes(` · ${full_name}`), said)
    assert.deepEqual([await states(child), await states(mother)], [['paid online'], ['paid online']])
  })

  it('by a second page closes the first, and nothing is paid twice', async () => {
    const { processor } = online
    const { client, first } = await owesTwice()
    const one = await begin(client)
    const two = await begin(client, { charge_ids: [first.id] })
    assert.equal((await processor.stripe.checkout.sessions.retrieve(one)).status, 'expired')
    await processor.sessions.complete(two)
    assert.equal((await statusOf(client, two)).status, 'completed')
    assert.deepEqual(await states(client), ['due', 'paid online'])
  })

  it('from two tabs at the same moment is paid once; what is paid all the same goes back', async () => {
    const { processor, settle } = online
    const { client } = await owesTwice()
    const tabs = (await Promise.all([pay(client), pay(client)])).filter(({ status }) => status === 200)
    for (const { body } of tabs) {
      const { status } = await processor.stripe.checkout.sessions.retrieve(body.session_id)
      if (status === 'open') await processor.sessions.complete(body.session_id)
    }
    for (const { body } of tabs) await statusOf(client, body.session_id)
    await settle()
    await settle()
    assert.deepEqual(await states(client), ['paid online', 'paid online'])
    const net = (await payments(client)).reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
    assert.equal(net, 17)
    await isSound()
  })

  it('ends where the desk settles while the page is open', async () => {
    const { studio, processor, settle } = online
    const { client, first, second } = await owesTwice()
    const session = await begin(client)
    await reply(studio, `POST /api/v1/clients/${client.id}/charges/${first.id}/settle`, { payment_method: 'cash' })
    await settle()
    assert.equal((await processor.stripe.checkout.sessions.retrieve(session)).status, 'expired')
    assert.equal((await statusOf(client, session)).status, 'expired')
    assert.deepEqual(await states(client), ['due', 'paid cash'])
    await processor.sessions.complete(await begin(client))
    await settle()
    assert.deepEqual(await states(client), ['paid online', 'paid cash'])
    assert.equal(second.amount, 9)
  })

  it('gives back what is paid all the same for the charges that the desk has settled, and only those', async () => {
    const { studio, processor, settle } = online
    const { client, first, second } = await owesTwice()
    const session = await begin(client)
    // Paid, but the studio does not hear of it before the desk takes the cash.
    processor.deliver.as({ drop: true })
    await processor.sessions.complete(session)
    await reply(studio, `POST /api/v1/clients/${client.id}/charges/${first.id}/settle`, { payment_method: 'cash' })
    processor.deliver.as({})
    assert.equal((await statusOf(client, session)).status, 'completed')
    await settle()
    assert.deepEqual(await states(client), ['paid online', 'paid cash'])
    assert.deepEqual(await refunds(session), [800])
    assert.deepEqual(
      (await payments(client)).map(({ amount, charge_id }: { amount: number; charge_id: number }) => [
        amount,
        charge_id,
      ]),
      [
        [8, null],
        [9, second.id],
        [-8, null],
      ],
    )
    await isSound()
  })

  it('gives all of it back where everything is settled or waived meanwhile', async () => {
    const { studio, processor, settle } = online
    const { client, first, second } = await owesTwice()
    const session = await begin(client)
    processor.deliver.as({ drop: true })
    await processor.sessions.complete(session)
    await reply(studio, `POST /api/v1/clients/${client.id}/charges/${first.id}/settle`, { payment_method: 'cash' })
    await reply(studio, `POST /api/v1/clients/${client.id}/charges/${second.id}/waive`, { reason: 'Snow' })
    processor.deliver.as({})
    assert.equal((await statusOf(client, session)).status, 'refunded')
    await settle()
    assert.deepEqual(await refunds(session), [800, 900])
    assert.deepEqual(await states(client), ['waived', 'paid cash'])
    await isSound()
  })

  it('is refunded by line', async () => {
    const { studio, processor, settle } = online
    const { client } = await owesTwice()
    const session = await begin(client)
    await processor.sessions.complete(session)
    await statusOf(client, session)
    const [eight] = await payments(client)
    const refund = await reply(studio, `POST /api/v1/payments/${eight.id}/refunds`, { amount: 8, reason: 'Was ill' })
    assert.deepEqual(refund.reversed, [{ what: 'charge', id: eight.charge_id, quantity: null }])
    await settle()
    assert.deepEqual(await refunds(session), [800])
    assert.deepEqual(await states(client), ['paid online', 'waived online'])
    assert.equal((await statusOf(client, session)).status, 'completed')
    await isSound()
  })

  it('is given back by line where the processor or a bank takes it back', async () => {
    const { processor, settle } = online
    for (const how of ['some', 'all', 'dispute'] as const) {
      const { client } = await owesTwice()
      const session = await begin(client)
      await processor.sessions.complete(session)
      await statusOf(client, session)
      const { payment_intent } = await processor.stripe.checkout.sessions.retrieve(session)
      if (how === 'dispute') await processor.disputes.lose((await processor.disputes.open(payment_intent as string)).id)
      else await processor.refunds.make(payment_intent as string, how === 'some' ? { amount: 900 } : {})
      await settle()
      await settle()
      const amounts = (await payments(client)).map(({ amount }: { amount: number }) => amount)
      assert.deepEqual(
        amounts.toSorted((a: number, b: number) => a - b),
        how === 'some' ? [-9, 8, 9] : [-9, -8, 8, 9],
        how,
      )
      const after = how === 'some' ? ['waived online', 'paid online'] : ['waived online', 'waived online']
      assert.deepEqual(await states(client), after, how)
      assert.equal((await statusOf(client, session)).status, how === 'some' ? 'completed' : 'refunded', how)
      await isSound()
    }
  })

  it('keeps a card from being charged while the page is open', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const agree = { agrees_to_fees: true, fees_text_version: 1, ...back }
    const saved = await buyer.ask('POST /api/billing/card', agree)
    await processor.sessions.complete(saved.body.session_id)
    await settle()
    await sellPack(studio, buyer, 5)
    await owe(studio, buyer, 8, 1)
    // The processor is away as the fee falls due.
    processor.faults.push({ on: 'POST /v1/payment_intents', status: 503, body: '{}', times: 9 })
    await studio.advance({ minutes: 61 })
    assert.deepEqual(await states(buyer), ['due'])
    processor.faults.length = 0
    const tried = async () => (await processor.stripe.paymentIntents.list({ limit: 100 })).data.length
    const before = await tried()
    const session = await begin(buyer)
    await studio.advance({ minutes: 5 })
    assert.equal(await tried(), before)
    await processor.sessions.complete(session)
    assert.equal((await statusOf(buyer, session)).status, 'completed')
    await settle()
    await studio.advance({ minutes: 5 })
    assert.equal(await tried(), before + 1)
    assert.deepEqual(await states(buyer), ['paid online'])

    await owe(studio, buyer, 9, 1)
    processor.faults.push({ on: 'POST /v1/payment_intents', status: 503, body: '{}', times: 9 })
    await studio.advance({ minutes: 61 })
    processor.faults.length = 0
    await begin(buyer)
    // Nobody pays by it, so that it ends: then the card is charged.
    await studio.advance({ minutes: 40 })
    await settle()
    await studio.advance({ minutes: 5 })
    assert.deepEqual(await states(buyer), ['paid online', 'paid online'])
    await isSound()
  })
})
