import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { receiptsOf } from '../../test/build/commerce.ts'
import {
  connect,
  connectElsewhere,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../test/build/online.ts'
import { addDays } from '../../lib/time.ts'

describe('a subscription that the processor collects', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  /** A client who has bought a monthly of eight classes, and how it is looked at. */
  async function subscribe(terms: object = {}, more: object = {}) {
    const { studio, processor, settle } = online
    const type = await sellMonthly(studio, { credits_per_interval: 8, ...terms })
    const buyer = await registerBuyer(studio)
    const { body, status } = await buyer.buy(type.id, more)
    assert.equal(status, 200, JSON.stringify(body))
    await processor.sessions.complete(body.session_id)
    await settle()
    const path = `/api/billing/members/${buyer.id}/subscription`
    const read = async () => (await studio.asOwner(`GET ${path}`)).body
    const membership = async () => (await buyer.ask('GET /api/v1/memberships')).body.items[0]
    const session = await processor.stripe.checkout.sessions.retrieve(body.session_id)
    const id = session.subscription as string
    return { type, buyer, read, membership, id, path }
  }

  it('is bought with its first credits, and renews once an invoice', async () => {
    const { studio, processor, settle } = online
    const { read, membership, id } = await subscribe()
    const first = await read()
    assert.deepEqual(
      [first.status, first.price, first.billing_interval, first.current_period_end, first.cancel_at_period_end],
      ['active', 95, 'monthly', '2026-04-04T11:00:00.000Z', false],
    )
    const bought = await membership()
    assert.deepEqual([bought.credits_remaining, bought.expires_at, bought.renews_at], [8, null, '2026-04-04'])

    await studio.advance({ days: 31 })
    processor.deliver.as({ times: 3 })
    await processor.subscriptions.renew(id)
    processor.deliver.as({})
    await settle()
    const renewed = await membership()
    assert.deepEqual([renewed.status, renewed.credits_remaining, renewed.renews_at], ['active', 8, '2026-05-04'])
    const receipts = (await receiptsOf(studio)).filter(({ client_id }) => client_id === renewed.client_id)
    assert.deepEqual(
      receipts.map(({ total }) => total),
      [95, 95],
    )
    const { body: charges } = await studio.asOwner(`GET /api/v1/clients/${renewed.client_id}/charges`)
    assert.deepEqual(
      (charges.items ?? charges).map(({ kind, status, payment_method }: Record<string, string>) => [
        kind,
        status,
        payment_method,
      ]),
      [['renewal', 'paid', 'online']],
    )
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('renews at the price that was asked, though the studio has raised it before it was paid', async () => {
    const { studio, processor, settle } = online
    const type = await sellMonthly(studio)
    const buyer = await registerBuyer(studio)
    const { body } = await buyer.buy(type.id)
    assert.equal((await studio.asOwner(`PUT /api/v1/membership-types/${type.id}`, { price: 120 })).status, 200)
    await processor.sessions.complete(body.session_id)
    await settle()
    const { price } = (await studio.asOwner(`GET /api/billing/members/${buyer.id}/subscription`)).body
    assert.equal(price, 95)
  })

  it('fails, is told of, and is paid again', async () => {
    const { studio, processor, settle } = online
    const { read, membership, id, buyer } = await subscribe()
    await studio.advance({ days: 31 })
    const before = studio.mail.sent.length
    await processor.subscriptions.renew(id, 'declines')
    await settle()
    const failing = await read()
    assert.equal(failing.status, 'past_due')
    assert.match(failing.pay_url, /^http/)
    const late = await membership()
    assert.deepEqual([late.status, late.credits_remaining, late.is_usable], ['active', 8, true])
    const { body: mails } = await studio.asOwner('GET /api/v1/emails')
    const told = mails.items.filter(
      ({ kind, to_email }: Record<string, string>) => kind === 'payment_failed' && to_email === buyer.email,
    )
    assert.equal(told.length, 1)
    assert.equal(studio.mail.sent.length, before)
    await studio.advance({ days: 4 })
    assert.deepEqual(
      (await membership()).unusable_reasons.map(({ code }: { code: string }) => code),
      ['PAYMENT_PAST_DUE'],
    )
    await processor.subscriptions.replaceCard(id)
    await processor.subscriptions.retry(id)
    await settle()
    assert.deepEqual([(await read()).status, (await read()).pay_url], ['active', null])
    const paid = await membership()
    assert.deepEqual([paid.past_due_since, paid.is_usable], [null, true])
  })

  it('is cancelled at the end of what is paid', async () => {
    const { studio, processor, settle } = online
    const { read, membership, id, path } = await subscribe()
    const { status, body } = await studio.asOwner(`POST ${path}/cancel`)
    assert.deepEqual([status, body.cancel_at_period_end, body.status], [200, true, 'active'])
    assert.equal((await processor.stripe.subscriptions.retrieve(id)).cancel_at_period_end, true)
    const left = await membership()
    assert.deepEqual(
      [left.status, left.renews_at, left.expires_at],
      ['active', null, body.current_period_end.slice(0, 10)],
    )
    await studio.advance({ days: 32 })
    await processor.catchUp()
    await settle()
    assert.equal((await read()).status, 'canceled')
    await studio.advance({ days: 1 })
    assert.equal((await membership()).status, 'expired')
    assert.deepEqual((await studio.asOwner(`POST ${path}/cancel`)).body.code, 'SUBSCRIPTION_ENDED')
  })

  it('is ended at the account it is of, once the studio is back with that', async () => {
    const { studio, processor } = online
    const { buyer, id } = await subscribe()
    const statusThere = async () => (await processor.stripe.subscriptions.retrieve(id)).status
    await connectElsewhere(studio)
    const [membership] = await buyer.memberships()
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${membership.id}`)).status, 200)
    for (let hours = 0; hours < 3; hours += 1) await studio.advance({ hours: 1 })
    assert.equal(await statusThere(), 'active')
    await connect(studio, processor)
    await studio.advance({ hours: 4 })
    assert.equal(await statusThere(), 'canceled')
  })

  it('is ended here alone, and what the processor tells changes nothing', async () => {
    const { studio, processor, settle } = online
    const { read, membership, id, path } = await subscribe()
    const asked = processor.seen.length
    const { body } = await studio.asOwner(`POST ${path}/cancel/override`)
    assert.deepEqual([body.status, body.canceled_locally], ['canceled', true])
    assert.equal(processor.seen.length, asked)
    await processor.subscriptions.renew(id)
    await settle()
    assert.deepEqual([(await read()).status, (await membership()).renews_at], ['canceled', null])
    assert.equal((await studio.asOwner(`POST ${path}/cancel/override`)).body.code, 'SUBSCRIPTION_ENDED')
  })

  for (const [ending, end] of [
    ['is deactivated', (client: number) => `DELETE /api/v1/clients/${client}`],
    ['is erased', (client: number) => `POST /api/v1/gdpr/delete/${client}`],
    ['has the membership no more', (_: number, membership: number) => `DELETE /api/v1/memberships/${membership}`],
  ] as const)
    it(`ended here alone, ends at the processor too once its client ${ending}`, async () => {
      const { studio, processor, settle } = online
      const { membership, id, path, buyer } = await subscribe()
      await studio.asOwner(`POST ${path}/cancel/override`)
      await settle()
      const there = async () => (await processor.stripe.subscriptions.retrieve(id)).status
      assert.equal(await there(), 'active')
      assert.equal((await studio.asOwner(end(buyer.id, (await membership()).id))).status, 200)
      await settle()
      assert.equal(await there(), 'canceled')
    })

  for (const kind of ['a subscription', 'a pack'] as const)
    it(`is not begun by ${kind} that is paid just after its client was deactivated: that is given back`, async () => {
      const { studio, processor, settle } = online
      const type = kind === 'a pack' ? await sellOnline(studio) : await sellMonthly(studio)
      const buyer = await registerBuyer(studio)
      const session = await buyer.begin(type.id)
      assert.equal((await studio.asOwner(`DELETE /api/v1/clients/${buyer.id}`)).status, 200)
      const { subscription } = await processor.sessions.complete(session)
      await settle()
      const { body: memberships } = await studio.asOwner(`GET /api/v1/memberships?client_id=${buyer.id}`)
      assert.deepEqual(memberships.items, [])
      const there = subscription && (await processor.stripe.subscriptions.retrieve(String(subscription)))
      assert.equal(there ? there.status : null, kind === 'a pack' ? null : 'canceled')
      assert.equal(processor.books.all('refund')[0]!.amount, type.price * 100)
    })

  it('is told of a planned pause once no renewal comes before it, and of its withdrawal', async () => {
    const { studio, processor, settle } = online
    const { membership, id } = await subscribe({ can_pause: true, max_pause_days: 30 })
    const { id: membership_id, renews_at } = await membership()
    const pause = async () => (await processor.stripe.subscriptions.retrieve(id)).pause_collection
    const plan = async (starts_on: string) => {
      const wish = { pause_days: 10, starts_on }
      assert.equal((await studio.asOwner(`POST /api/v1/memberships/${membership_id}/pause`, wish)).status, 200)
      await settle()
    }
    const withdraw = async () => {
      assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${membership_id}/pause`)).status, 200)
      await settle()
    }
    await plan(addDays(renews_at, 3))
    assert.equal(await pause(), null, 'it is collected once more before')
    await withdraw()
    await plan(renews_at)
    assert.equal((await pause())?.behavior, 'void')
    await withdraw()
    assert.equal(await pause(), null)
  })

  it('is told to the processor when its membership is cancelled, paused or goes on', async () => {
    const { studio, processor, settle } = online
    const { membership, id, read } = await subscribe({ can_pause: true, max_pause_days: 30 })
    const { id: membership_id } = await membership()
    const pause = async () => (await processor.stripe.subscriptions.retrieve(id)).pause_collection
    assert.equal(
      (await studio.asOwner(`POST /api/v1/memberships/${membership_id}/pause`, { pause_days: 10 })).status,
      200,
    )
    await settle()
    assert.equal((await pause())?.behavior, 'void')
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${membership_id}/resume`)).status, 200)
    await settle()
    assert.equal(await pause(), null)
    processor.faults.push({ on: `DELETE /v1/subscriptions/${id}`, status: 500, retry: false, times: 1 })
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${membership_id}`)).status, 200)
    await settle()
    await studio.advance({ minutes: 2 })
    await settle()
    assert.equal((await processor.stripe.subscriptions.retrieve(id)).status, 'canceled')
    assert.equal((await read()).status, 'canceled')
  })

  it('is one at a time of a type, and starts with what is taken off its first payment', async () => {
    const { studio, processor } = online
    const code = { code: 'HALF', discount_type: 'percentage', discount_value: 50, valid_from: '2026-01-01' }
    assert.equal((await studio.asOwner('POST /api/v1/promo-codes', code)).status, 201)
    const { buyer, type, id } = await subscribe({ price: 80 }, { promo_code: 'half' })
    const [invoice] = (await processor.stripe.invoices.list({ subscription: id })).data
    assert.equal(invoice?.amount_paid, 4000)
    assert.deepEqual((await buyer.buy(type.id)).body.code, 'ALREADY_SUBSCRIBED')
    const receipts = (await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id)
    assert.deepEqual(
      receipts.map(({ total, discount }) => [total, discount]),
      [[40, 40]],
    )
  })
})
