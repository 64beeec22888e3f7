import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient, makeProduct, receiptsOf, sell } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('receipts', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const settings = {
      default_vat_rate: 21,
      address: 'Calle Mayor 1\n28013 Madrid',
      tax_id: 'B12345678',
      country: 'ES',
    }
    assert.equal((await studio.asOwner('PUT /api/v1/studio', settings)).status, 200)
  })
  after(() => studio.stop())
  const read = async (id: number) => (await studio.asOwner(`GET /api/v1/receipts/${id}`)).body

  it('show lines, payments and the VAT inside, as they were on the day', async () => {
    const product = await makeProduct(studio, { name: 'Mat', price: 12.1 })
    const client = await makeClient(studio, { full_name: 'Ana Buyer' })
    const sale = await sell(studio, { client_id: client.id, product_id: product.id, quantity: 3 })
    const receipt = await read(sale.receipt_id)
    assert.deepEqual(receipt.lines, [{ description: 'Mat', quantity: 3, unit_price: 12.1, total: 36.3, vat_rate: 21 }])
    assert.deepEqual(receipt.vat, [{ rate: 21, net: 30, vat: 6.3, gross: 36.3 }])
    assert.deepEqual(receipt.payments, [{ method: 'cash', amount: 36.3, gift_card_last4: null }])
    assert.deepEqual([receipt.total, receipt.discount, receipt.client_name], [36.3, 0, 'Ana Buyer'])
    assert.equal(receipt.studio.tax_id, 'B12345678')

    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 10, studio_name: 'Renamed' })
    await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { full_name: 'Ana Married' })
    assert.deepEqual(await read(sale.receipt_id), receipt)
    const later = await sell(studio, { product_id: product.id })
    const { vat, studio: named } = await read(later.receipt_id)
    assert.deepEqual([vat[0].rate, vat[0].vat, named.name], [10, 1.1, 'Renamed'])
  })

  it('count what is given away as nothing paid', async () => {
    const product = await makeProduct(studio, { price: 11 })
    const whole = await read(
      (await sell(studio, { product_id: product.id, payment_method: 'complimentary' })).receipt_id,
    )
    assert.deepEqual([whole.total, whole.vat[0].gross, whole.vat[0].vat], [11, 0, 0])
    const payments = [
      { method: 'complimentary', amount: 5.5 },
      { method: 'cash', amount: 5.5 },
    ]
    const half = await read((await sell(studio, { product_id: product.id, payments })).receipt_id)
    assert.deepEqual([half.total, half.vat[0].gross, half.vat[0].vat], [11, 5.5, 0.5])
  })

  it('are numbered without a gap, also where sales fail on the way', async () => {
    const product = await makeProduct(studio, { stock_quantity: 8 })
    const items = [{ product_id: product.id, quantity: 1 }]
    const wrongCard = [{ method: 'gift_card', amount: 12, gift_card_code: 'ABCD-EFGH-JKMN-PQRS' }]
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const pay = index % 3 === 0 ? { payment_method: 'gift_card', payments: wrongCard } : { payment_method: 'cash' }
        return studio.asOwner('POST /api/v1/product-sales', { items, ...pay })
      }),
    )
    const made = replies.filter(({ status }) => status === 201)
    assert.equal(made.length, 8)
    const codes = new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => body.code))
    assert.deepEqual(codes, new Set(['GIFT_CARD_INVALID', 'INSUFFICIENT_STOCK']))
    const numbers = (await receiptsOf(studio)).map(({ number }) => number)
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    )
    assert.equal(new Set(made.map(({ body }) => body.receipt_number)).size, 8)
  })

  it('are read by staff who may and by the client they are for', async () => {
    const person = { email: 'own@studio.test', password: PASSWORD, full_name: 'Own Er' }
    const { access_token: token, account } = (await studio.send('POST /api/v1/auth/register/client', { body: person }))
      .body
    const own = await sell(studio, { client_id: account.id })
    const other = await sell(studio, { client_id: (await makeClient(studio)).id })
    const walkIn = await sell(studio)
    const get = async (path: string) => studio.send(`GET /api/v1/receipts${path}`, { token })
    assert.deepEqual(
      (await get('')).body.items.map(({ id }: { id: number }) => id),
      [own.receipt_id],
    )
    assert.equal((await get(`/${own.receipt_id}`)).status, 200)
    assert.equal((await get(`/${own.receipt_id}.pdf`)).status, 200)
    for (const { receipt_id } of [other, walkIn]) {
      assert.equal((await get(`/${receipt_id}`)).status, 404)
      assert.equal((await get(`/${receipt_id}.pdf`)).status, 404)
    }
    assert.equal((await get(`?client_id=${other.client_id}`)).status, 404)
    assert.equal((await studio.send('GET /api/v1/receipts')).status, 401)
    const manager = await makeManager(studio, ['clients.view'])
    assert.equal((await studio.send('GET /api/v1/receipts', { token: manager.token })).status, 403)
    const mail = `POST /api/v1/receipts/${own.receipt_id}/email`
    assert.equal((await studio.send(mail, { token })).status, 403)
  })

  it('are found by client, day and kind', async () => {
    await studio.advance({ days: 3 })
    const { client_id, receipt_id } = await sell(studio, { client_id: (await makeClient(studio)).id })
    const ids = async (query: string) =>
      (await studio.asOwner(`GET /api/v1/receipts?${query}`)).body.items.map(({ id }: { id: number }) => id)
    assert.deepEqual(await ids(`client_id=${client_id}`), [receipt_id])
    assert.deepEqual(await ids('start_date=2026-03-07&end_date=2026-03-07'), [receipt_id])
    assert.deepEqual(await ids('start_date=2026-03-08'), [])
    assert.deepEqual(await ids('kind=refund'), [])
  })

  it('are mailed to the client, her guardian or another address', async () => {
    const smtp = { host: 'mail.test', port: 587, security: 'none', from_email: 'studio@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    const mother = await makeClient(studio, { full_name: 'Mother', email: 'mother@example.com' })
    const child = await makeClient(studio, { full_name: 'Child', email: null, guardian_id: mother.id })
    const send = async (sale: { receipt_id: number }, body?: object) =>
      studio.asOwner(`POST /api/v1/receipts/${sale.receipt_id}/email`, body)
    const sale = await sell(studio, { client_id: child.id })
    assert.equal((await send(sale)).body.sent_to, 'mother@example.com')
    const walkIn = await sell(studio)
    const nowhere = await send(walkIn)
    assert.deepEqual([nowhere.status, nowhere.body.errors[0].path], [422, 'email'])
    assert.equal((await send(walkIn, { email: 'walk@in.test' })).body.sent_to, 'walk@in.test')
    assert.equal((await send({ receipt_id: 9999 })).status, 404)
    await studio.advance({ minutes: 2 })
    const letters = studio.mail.sent.filter(({ subject }) => subject.includes('Receipt'))
    assert.deepEqual(
      letters.map(({ to }) => to.address),
      ['mother@example.com', 'walk@in.test'],
    )
    assert.match(letters[0]!.text, /€12\.00/)
    assert.match(letters[0]!.text, /VAT included/)
  })
})
