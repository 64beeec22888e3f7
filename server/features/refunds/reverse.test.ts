import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, creditsOf, registerClient, type TestClient } from '../../test/build/bookings.ts'
import { issueGiftCard, makeProduct, makePromo, sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('what becomes of the goods when money goes back', () => {
  let studio: TestStudio
  let ana: TestClient
  beforeEach(async () => {
    studio = await startStudio()
    ana = await registerClient(studio)
  })
  afterEach(() => studio.stop())

  const get = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const paymentsOf = async (filter: string): Promise<Shown[]> => (await get(`payments?${filter}`)).items.toReversed()
  const refund = (payment: { id: number }, amount: number, more: object = {}) =>
    studio.asOwner(`POST /api/v1/payments/${payment.id}/refunds`, { amount, reason: 'Moved away', ...more })
  const integrity = async () => assert.equal((await get('studio/integrity')).ok, true)

  /** A pack of five at 100 less 10 %, one credit used, one for a class to come. */
  const soldPack = async () => {
    const promo = await makePromo(studio, { max_uses: 1 })
    const type = await makeMembershipType(studio, { credits_included: 5 })
    const pack = await sellMembership(studio, {
      client_id: ana.id,
      membership_type_id: type.id,
      payment_method: 'cash',
      promo_code: promo.code,
    })
    const visit = await book(studio, await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z' }), ana, {
      check_in: true,
    })
    const coming = await book(studio, await makeClass(studio), ana)
    const [payment] = await paymentsOf(`membership_id=${pack.id}`)
    const state = async () => ({
      status: (await get(`memberships/${pack.id}`)).status as string,
      credits: await creditsOf(studio, pack),
      coming: (await get(`bookings/${coming.id}`)).status as string,
      unpaid: (await get(`bookings/${visit.id}`)).is_unpaid as boolean,
      uses: (await get(`promo-codes/${promo.id}`)).used_count as number,
    })
    return { payment, pack, state, promo }
  }
  const kept = { status: 'active', credits: 3, coming: 'booked', unpaid: false, uses: 1 }
  const ended = { status: 'cancelled', credits: 0, coming: 'cancelled', unpaid: false, uses: 0 }
  const told = ({ reversed }: Shown): [string, number | null][] =>
    reversed.map(({ what, quantity }: Shown) => [what, quantity])
  const ends: [string, number | null][] = [
    ['membership', null],
    ['bookings', 1],
    ['credits', 4],
    ['promo_use', null],
  ]

  // Of the 90 that were paid: how much goes back, what is asked for, what is reversed, what is left.
  const cases: [amount: number, reverse: string | undefined, reversed: [string, number | null][], left: object][] = [
    [90, undefined, ends, ended],
    [89.99, undefined, [], kept],
    [0.01, undefined, [], kept],
    [90, 'nothing', [], kept],
    [10, 'unused', ends, ended],
    [90, 'unused', ends, ended],
    [90, 'all', [...ends.slice(0, 3), ['visits_unpaid', 1], ends[3]!], { ...ended, unpaid: true }],
  ]
  for (const [amount, reverse, reversed, left] of cases)
    it(`${amount} of a pack with reverse ${reverse}: ${reversed.map(([what]) => what).join(', ') || 'nothing'}`, async () => {
      const { payment, state } = await soldPack()
      assert.deepEqual(await state(), kept)
      const { status, body } = await refund(payment, amount, reverse === undefined ? {} : { reverse })
      assert.equal(status, 201)
      assert.deepEqual([told(body), await state()], [reversed, left])
      await integrity()
    })

  it('the last part of the whole amount counts, over several refunds and several ways of paying', async () => {
    const { payment, state } = await soldPack()
    assert.deepEqual(told((await refund(payment, 60)).body), [])
    assert.deepEqual(await state(), kept)
    assert.deepEqual(told((await refund(payment, 30)).body), ends)
    assert.deepEqual(await state(), ended)

    const type = await makeMembershipType(studio, { price: 50 })
    const split = await sellMembership(studio, {
      client_id: ana.id,
      membership_type_id: type.id,
      payments: [
        { method: 'cash', amount: 20 },
        { method: 'card_terminal', amount: 30 },
      ],
    })
    const [cash, card] = await paymentsOf(`membership_id=${split.id}`)
    assert.deepEqual(told((await refund(cash, 20)).body), [])
    assert.equal((await get(`memberships/${split.id}`)).status, 'active')
    assert.deepEqual(told((await refund(card, 30)).body), [
      ['membership', null],
      ['credits', 10],
    ])
    await integrity()
  })

  it('the code can be used again, and an intro offer can’t', async () => {
    const { payment, promo } = await soldPack()
    const type = await makeMembershipType(studio, { is_intro_offer: true, intro_price: 20 })
    const buy = (more: object) =>
      studio.asOwner('POST /api/v1/memberships', {
        client_id: ana.id,
        membership_type_id: type.id,
        starts_at: '2026-03-04',
        payment_method: 'cash',
        ...more,
      })
    assert.equal((await buy({ promo_code: promo.code })).body.code, 'PROMO_CODE_INVALID')
    await refund(payment, 90)
    const intro = await buy({ promo_code: promo.code })
    assert.equal(intro.status, 201)
    const [paid] = await paymentsOf(`membership_id=${intro.body.id}`)
    await refund(paid, paid.amount)
    assert.equal((await buy({})).body.code, 'INTRO_OFFER_USED')
  })

  it('two refunds at the same moment give back once and reverse once', async () => {
    const { payment, state } = await soldPack()
    const replies = await Promise.all([refund(payment, 90), refund(payment, 90)])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
    assert.deepEqual(await state(), ended)
    await integrity()
  })

  it('a membership cancelled before is not ended again', async () => {
    const { payment, pack } = await soldPack()
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    assert.deepEqual(told((await refund(payment, 90)).body), [['promo_use', null]])
  })

  it('stock goes back where restock says so, and only there', async () => {
    const product = await makeProduct(studio, { stock_quantity: 10 })
    const stock = async () => (await get(`products/${product.id}`)).stock_quantity
    const sale = await sell(studio, { product_id: product.id, quantity: 2 })
    assert.deepEqual(told((await refund(sale.payments[0], 24, { reverse: 'all' })).body), [])
    assert.equal(await stock(), 8)
    const other = await sell(studio, { product_id: product.id, quantity: 3 })
    const { body } = await refund(other.payments[0], 36, { restock: true })
    assert.deepEqual([body.reversed, await stock()], [[{ what: 'stock', id: product.id, quantity: 3 }], 8])
  })

  it('a gift card paid with is opened again where it had ended, for as long as it was good at first', async () => {
    const card = await issueGiftCard(studio, { expires_at: '2026-03-14' })
    const payments = [{ method: 'gift_card', amount: 12, gift_card_code: card.code }]
    const sale = await sell(studio, { payment_method: 'gift_card', payments })
    assert.deepEqual(told((await refund(sale.payments[0], 1)).body), [])
    await studio.advance({ days: 20 })
    assert.equal((await get(`gift-cards/${card.id}`)).state, 'expired')
    const { body } = await refund(sale.payments[0], 11)
    assert.deepEqual(body.reversed, [{ what: 'gift_card_opened', id: card.id, quantity: null }])
    const { state, expires_at, remaining_balance } = await get(`gift-cards/${card.id}`)
    assert.deepEqual([state, expires_at, remaining_balance], ['active', '2026-04-03', 50])
    const validated = await studio.asOwner('POST /api/v1/gift-cards/validate', { code: card.code })
    assert.deepEqual([validated.status, validated.body.remaining_balance], [200, 50])
  })

  it('a gift card sold loses what goes back', async () => {
    const card = await issueGiftCard(studio, { payment_method: 'cash' })
    const [paid] = await paymentsOf('kind=gift_card')
    const { body } = await refund(paid, 50)
    assert.deepEqual(body.reversed, [{ what: 'gift_card_value', id: card.id, quantity: null }])
    assert.equal((await get(`gift-cards/${card.id}`)).remaining_balance, 0)
  })
})
