import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from './build/bookings.ts'
import { issueGiftCard, makeProduct, sell } from './build/commerce.ts'
import { makeMembershipType } from './build/memberships.ts'
import { makeManager } from './build/staff.ts'
import { startStudio, type Reply, type TestStudio } from './studio.ts'

const DENIED = [403, 'AUTH_INSUFFICIENT_PERMISSIONS']
const refused = ({ status, body }: Reply) => [status, body.code]

describe('the front desk as it is seeded', () => {
  let studio: TestStudio
  let desk: { token: string; email: string; id: number }
  before(async () => {
    studio = await startStudio()
    const role = (await studio.asOwner('GET /api/v1/roles')).body.find(
      ({ is_owner }: { is_owner: boolean }) => !is_owner,
    )
    desk = await makeManager(studio, [], { role_id: role.id })
  })
  after(() => studio.stop())

  const asDesk = (operation: string, body?: unknown) => studio.send(operation, { token: desk.token, body })

  it('sells and settles, and gives nothing back', async () => {
    const product = await makeProduct(studio, { price: 10 })
    const sale = { items: [{ product_id: product.id, quantity: 1 }], payment_method: 'cash' }
    assert.equal((await asDesk('POST /api/v1/product-sales', sale)).status, 201)
    const [payment] = (await studio.asOwner('GET /api/v1/payments')).body.items
    const refund = `POST /api/v1/payments/${payment.id}/refunds`
    assert.deepEqual(refused(await asDesk(refund, { amount: 1, reason: 'Asked' })), DENIED)
    assert.equal((await studio.asOwner(refund, { amount: 1, reason: 'Asked' })).status, 201)
  })

  it('gives nothing away: no complimentary sale, whole or in part', async () => {
    const product = await makeProduct(studio, { price: 10 })
    const items = [{ product_id: product.id, quantity: 1 }]
    const part = [
      { method: 'complimentary', amount: 4 },
      { method: 'cash', amount: 6 },
    ]
    for (const paid of [{ payment_method: 'complimentary' }, { payment_method: 'other', payments: part }]) {
      const sale = { items, ...paid }
      assert.deepEqual(refused(await asDesk('POST /api/v1/product-sales', sale)), DENIED)
      assert.equal((await studio.asOwner('POST /api/v1/product-sales', sale)).status, 201)
    }
    const free = await makeProduct(studio, { price: 0 })
    const nothing = { items: [{ product_id: free.id, quantity: 1 }], payment_method: 'complimentary' }
    assert.equal(
      (await asDesk('POST /api/v1/product-sales', nothing)).status,
      201,
      'what costs nothing is not given away',
    )
  })

  it('gives no membership away, but one that costs nothing', async () => {
    const client = await registerClient(studio)
    const assign = (type: { id: number }, paid: object = {}) => ({
      client_id: client.id,
      membership_type_id: type.id,
      starts_at: '2026-03-04',
      ...paid,
    })
    const [priced, free] = [
      await makeMembershipType(studio, { price: 50 }),
      await makeMembershipType(studio, { price: 0 }),
    ]
    for (const paid of [{}, { payment_method: 'complimentary' }]) {
      assert.deepEqual(refused(await asDesk('POST /api/v1/memberships', assign(priced, paid))), DENIED)
      assert.equal((await studio.asOwner('POST /api/v1/memberships', assign(priced, paid))).status, 201)
    }
    assert.equal((await asDesk('POST /api/v1/memberships', assign(priced, { payment_method: 'cash' }))).status, 201)
    assert.equal((await asDesk('POST /api/v1/memberships', assign(free))).status, 201)
  })

  it('adds no credits and no days to what was paid for, and takes some away', async () => {
    const client = await registerClient(studio)
    const type = await makeMembershipType(studio, { type: 'class_pack', credits_included: 5, validity_days: 30 })
    const sale = {
      client_id: client.id,
      membership_type_id: type.id,
      starts_at: '2026-03-04',
      payment_method: 'cash',
    }
    for (const more of [{ credits_remaining: 6 }, { expires_at: '2026-04-03' }]) {
      assert.deepEqual(refused(await asDesk('POST /api/v1/memberships', { ...sale, ...more })), DENIED)
      assert.equal((await studio.asOwner('POST /api/v1/memberships', { ...sale, ...more })).status, 201)
    }
    const due = { credits_remaining: 5, expires_at: '2026-04-02' }
    const { status, body: pack } = await asDesk('POST /api/v1/memberships', { ...sale, ...due })
    assert.equal(status, 201)
    const change = (body: object) => asDesk(`PUT /api/v1/memberships/${pack.id}`, body)
    for (const more of [{ credits_remaining: 6 }, { expires_at: '2026-04-03' }, { expires_at: null }])
      assert.deepEqual(refused(await change(more)), DENIED)
    for (const body of [due, { credits_remaining: 4 }, { status: 'expired' }, { expires_at: '2026-04-02' }])
      assert.equal((await change(body)).status, 200, JSON.stringify(body))
    assert.deepEqual(refused(await change({ credits_remaining: 5 })), DENIED)
    const added = { credits_remaining: 5, expires_at: null }
    assert.equal((await studio.asOwner(`PUT /api/v1/memberships/${pack.id}`, added)).status, 200)
  })

  it('sells gift cards and prints them for a quarter of an hour, and reads no code besides', async () => {
    for (const paid of [{}, { payment_method: 'complimentary' }]) {
      const input = { initial_value: 20, ...paid }
      assert.deepEqual(refused(await asDesk('POST /api/v1/gift-cards', input)), DENIED)
      assert.equal((await studio.asOwner('POST /api/v1/gift-cards', input)).status, 201)
    }
    const sold = await asDesk('POST /api/v1/gift-cards', { initial_value: 20, payment_method: 'cash' })
    const others = await issueGiftCard(studio)
    const print = (id: number) => asDesk(`GET /api/v1/gift-cards/${id}.pdf`)
    assert.deepEqual(refused(await asDesk(`GET /api/v1/gift-cards/${sold.body.id}/code`)), DENIED)
    assert.deepEqual(refused(await print(others.id)), DENIED)
    assert.equal((await print(sold.body.id)).status, 200)
    studio.clock.advance({ minutes: 14, seconds: 59 })
    assert.equal((await print(sold.body.id)).status, 200)
    studio.clock.advance({ seconds: 1 })
    desk.token = await studio.login(desk.email)
    studio.owner = await studio.login('owner@studio.test')
    assert.deepEqual(refused(await print(sold.body.id)), DENIED)
    assert.equal((await studio.asOwner(`GET /api/v1/gift-cards/${sold.body.id}.pdf`)).status, 200)
    assert.equal((await studio.asOwner(`GET /api/v1/gift-cards/${sold.body.id}/code`)).status, 200)
    assert.equal((await print(999_999)).status, 404)
  })

  it('sells and prints gift cards also where it sees no others', async () => {
    const seller = await makeManager(studio, ['sales.manage'])
    const ask = (operation: string, body?: object) => studio.send(operation, { token: seller.token, body })
    const { body: card } = await ask('POST /api/v1/gift-cards', { initial_value: 20, payment_method: 'cash' })
    const others = await issueGiftCard(studio)
    assert.deepEqual(refused(await ask(`GET /api/v1/gift-cards/${card.id}`)), DENIED)
    assert.equal((await ask(`GET /api/v1/gift-cards/${card.id}.pdf`)).status, 200)
    assert.deepEqual(refused(await ask(`GET /api/v1/gift-cards/${others.id}.pdf`)), DENIED)
    const reader = await makeManager(studio, ['gift_cards.codes'])
    const read = await studio.send(`GET /api/v1/gift-cards/${card.id}.pdf`, { token: reader.token })
    assert.equal(read.status, 200)
    await studio.advance({ minutes: 15 })
    seller.token = await studio.login(seller.email)
    desk.token = await studio.login(desk.email)
    assert.deepEqual(refused(await ask(`GET /api/v1/gift-cards/${card.id}.pdf`)), DENIED)
  })

  it('changes a client, and the e-mail only of who does not sign in', async () => {
    const client = await registerClient(studio, { full_name: 'Lola Login' })
    const change = (id: number, body: object) => asDesk(`PUT /api/v1/clients/${id}`, body)
    assert.deepEqual(refused(await change(client.id, { email: 'taken-over@example.com' })), DENIED)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${client.id}`)).body.email, client.email)
    assert.equal((await change(client.id, { email: client.email, phone: '1' })).status, 200)
    const own = await client.ask('PUT /api/v1/clients/me', { phone: '2' })
    assert.equal(own.status, 200)
    const record = await asDesk('POST /api/v1/clients', { full_name: 'No Login', email: 'typo@example.com' })
    assert.equal((await change(record.body.id, { email: 'right@example.com' })).status, 200)
    const byOwner = await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { email: 'lola@example.com' })
    assert.equal(byOwner.status, 200)
  })

  it('can be given each of these by itself', async () => {
    const product = await makeProduct(studio, { price: 10 })
    await sell(studio, { product_id: product.id })
    const refunder = await makeManager(studio, ['payments.refund'])
    const [payment] = (await studio.asOwner('GET /api/v1/payments')).body.items
    const refund = await studio.send(`POST /api/v1/payments/${payment.id}/refunds`, {
      token: refunder.token,
      body: { amount: 1, reason: 'Asked' },
    })
    assert.equal(refund.status, 201)
    const giver = await makeManager(studio, ['sales.manage', 'payments.give'])
    const card = await studio.send('POST /api/v1/gift-cards', { token: giver.token, body: { initial_value: 5 } })
    assert.equal(card.status, 201)
    const reader = await makeManager(studio, ['gift_cards.codes'])
    const code = await studio.send(`GET /api/v1/gift-cards/${card.body.id}/code`, { token: reader.token })
    assert.equal(code.status, 200)
  })
})
