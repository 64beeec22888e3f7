import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makePromo } from '../../test/build/commerce.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('selling with a promo code', () => {
  let studio: TestStudio
  let type: { id: number }
  before(async () => {
    studio = await startStudio()
    type = await makeMembershipType(studio, { price: 100 })
  })
  after(() => studio.stop())

  let made = 0
  const newClient = async () => {
    made += 1
    return (await studio.asOwner('POST /api/v1/clients', { full_name: `Client ${made}` })).body.id as number
  }
  const sell = async (promo_code: string, more: object = {}) =>
    studio.asOwner('POST /api/v1/memberships', {
      membership_type_id: type.id,
      starts_at: '2026-03-04',
      payment_method: 'cash',
      promo_code,
      client_id: await newClient(),
      ...more,
    })
  const usedCount = async (id: number) => (await studio.asOwner(`GET /api/v1/promo-codes/${id}`)).body.used_count

  it('takes the discount off the price, in the ledger and on the receipt', async () => {
    const promo = await makePromo(studio, { discount_value: 12.5 })
    const sold = await sell(promo.code.toLowerCase())
    assert.deepEqual([sold.status, sold.body.price], [201, 87.5])
    const { body: ledger } = await studio.asOwner(`GET /api/v1/payments?membership_id=${sold.body.id}`)
    assert.deepEqual(
      ledger.items.map(({ amount }: { amount: number }) => amount),
      [87.5],
    )
    const { body: receipt } = await studio.asOwner(`GET /api/v1/receipts/${ledger.items[0].receipt_id}`)
    assert.deepEqual([receipt.lines[0].total, receipt.total], [100, 87.5])
    assert.equal(await usedCount(promo.id), 1)
  })

  it('leaves nothing to pay, and never less', async () => {
    const promo = await makePromo(studio, { discount_type: 'fixed_amount', discount_value: 150 })
    const sold = await sell(promo.code)
    assert.deepEqual([sold.status, sold.body.price], [201, 0])
    assert.equal(await usedCount(promo.id), 1)
  })

  it('takes it off an intro price, and off the first payment of a subscription only', async () => {
    const promo = await makePromo(studio, { discount_value: 50 })
    const intro = await makeMembershipType(studio, { price: 100, is_intro_offer: true, intro_price: 30 })
    assert.equal((await sell(promo.code, { membership_type_id: intro.id })).body.price, 15)
    const subscription = await makeMembershipType(studio, { type: 'subscription', price: 80, unlimited: true })
    const client_id = await newClient()
    const sold = await sell(promo.code, { membership_type_id: subscription.id, client_id })
    assert.equal(sold.body.price, 40)
    await studio.advance({ hours: 31 * 24 })
    const { body: charges } = await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)
    assert.deepEqual(
      charges.map(({ amount }: { amount: number }) => amount),
      [80],
    )
  })

  it('is paid with a gift card, less the discount', async () => {
    const promo = await makePromo(studio, { discount_value: 20 })
    const card = await issueGiftCard(studio, { initial_value: 100 })
    const payments = [{ method: 'gift_card', amount: 80, gift_card_code: card.code }]
    const sold = await sell(promo.code, { payment_method: 'gift_card', payments })
    assert.equal(sold.status, 201, JSON.stringify(sold.body))
    const { body } = await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)
    assert.equal(body.remaining_balance, 20)
  })

  it('says why it can’t be used, and a sale that fails uses nothing', async () => {
    const other = await makeMembershipType(studio)
    const cases: [terms: object, rule: string, more?: object][] = [
      [{ valid_from: '2026-12-01' }, 'valid_from'],
      [{ valid_until: '2026-03-03' }, 'valid_until'],
      [{ is_active: false }, 'is_active'],
      [{ applicable_membership_type_ids: [other.id] }, 'applicable_membership_type_ids'],
      [{}, 'price', { membership_type_id: (await makeMembershipType(studio, { price: 0 })).id }],
    ]
    for (const [terms, rule, more] of cases) {
      const promo = await makePromo(studio, terms)
      const { status, body } = await sell(promo.code, more)
      assert.deepEqual([status, body.code, body.reasons[0].rule], [409, 'PROMO_CODE_INVALID', rule])
      assert.equal(await usedCount(promo.id), 0)
    }
    assert.equal((await sell('NO-SUCH-CODE')).body.reasons[0].rule, 'code')
    const promo = await makePromo(studio)
    assert.equal((await sell(promo.code, { payments: [{ method: 'cash', amount: 100 }] })).status, 422)
    const lacking = [{ method: 'gift_card', amount: 90, gift_card_code: (await issueGiftCard(studio)).code }]
    const unpaid = await sell(promo.code, { payment_method: 'gift_card', payments: lacking })
    assert.equal(unpaid.body.code, 'GIFT_CARD_INVALID')
    assert.equal((await sell(promo.code, { payment_method: undefined })).body.errors[0].path, 'promo_code')
    assert.equal(await usedCount(promo.id), 0)
  })

  it('is used exactly as often as it may be, however many buy at once', async () => {
    const promo = await makePromo(studio, { max_uses: 5 })
    const clients = await Promise.all(Array.from({ length: 20 }, newClient))
    const replies = await Promise.all(clients.map((client_id) => sell(promo.code, { client_id })))
    assert.equal(replies.filter(({ status }) => status === 201).length, 5)
    const refused = replies.filter(({ status }) => status !== 201)
    for (const { body } of refused)
      assert.deepEqual([body.code, body.reasons[0].rule], ['PROMO_CODE_INVALID', 'max_uses'])
    assert.equal(await usedCount(promo.id), 5)
    const change = (max_uses: number) => studio.asOwner(`PUT /api/v1/promo-codes/${promo.id}`, { max_uses })
    assert.equal((await change(4)).body.errors[0].path, 'max_uses')
    assert.equal((await change(6)).status, 200)
    assert.equal((await sell(promo.code)).status, 201)
    assert.equal((await sell(promo.code)).status, 409)
  })

  it('is used once by each client where it says so, however often she tries at once', async () => {
    const promo = await makePromo(studio, { one_per_client: true })
    const client_id = await newClient()
    const replies = await Promise.all(Array.from({ length: 20 }, () => sell(promo.code, { client_id })))
    assert.equal(replies.filter(({ status }) => status === 201).length, 1)
    assert.equal(replies.find(({ status }) => status !== 201)?.body.reasons[0].rule, 'one_per_client')
    assert.equal((await sell(promo.code)).status, 201)
    assert.equal(await usedCount(promo.id), 2)
  })

  it('can become once for each client only while nobody has used it twice', async () => {
    const promo = await makePromo(studio)
    const client_id = await newClient()
    const limit = () => studio.asOwner(`PUT /api/v1/promo-codes/${promo.id}`, { one_per_client: true })
    const isLimited = async () => (await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body.one_per_client
    for (const times of [1, 2]) assert.equal((await sell(promo.code, { client_id })).status, 201, `${times}`)
    assert.deepEqual(await limit().then(({ status, body }) => [status, body.errors[0].path]), [422, 'one_per_client'])
    assert.equal(await isLimited(), false)
    const other = await makePromo(studio)
    assert.equal((await sell(other.code, { client_id })).status, 201)
    const { status } = await studio.asOwner(`PUT /api/v1/promo-codes/${other.id}`, { one_per_client: true })
    assert.equal(status, 200)
    assert.equal((await sell(other.code, { client_id })).body.reasons[0].rule, 'one_per_client')
  })

  it('moves amounts with the currency while nothing is sold, and yen have no decimals', async () => {
    const japan = await startStudio({ currency: 'EUR', timezone: 'Asia/Tokyo' })
    try {
      const odd = await makePromo(japan, { discount_type: 'fixed_amount', discount_value: 5.5 })
      const toYen = () => japan.asOwner('PUT /api/v1/studio', { currency: 'JPY' })
      assert.equal((await toYen()).body.errors[0].path, 'currency')
      await japan.asOwner(`PUT /api/v1/promo-codes/${odd.id}`, { discount_value: 500 })
      assert.equal((await toYen()).status, 200)
      assert.equal((await japan.asOwner(`GET /api/v1/promo-codes/${odd.id}`)).body.discount_value, 500)
      const promo = await makePromo(japan, { discount_value: 15 })
      const pack = await makeMembershipType(japan, { price: 1234 })
      const asked = { code: promo.code, membership_type_id: pack.id }
      const { body } = await japan.asOwner('POST /api/v1/promo-codes/validate', asked)
      assert.deepEqual([body.price, body.discount, body.total], [1234, 185, 1049])
      await issueGiftCard(japan, { initial_value: 5000 })
      assert.equal((await japan.asOwner('PUT /api/v1/studio', { currency: 'EUR' })).body.code, 'CURRENCY_LOCKED')
    } finally {
      await japan.stop()
    }
  })
})
