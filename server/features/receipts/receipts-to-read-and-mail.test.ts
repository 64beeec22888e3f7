import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    const stranger = as('a stranger')
    await owner('PUT /studio', { default_vat_rate: 21, address: 'Calle Mayor 1', country: 'ES', tax_id: 'B-1' })
    await owner('PUT /studio/email', {
      host: 'mail.test',
      port: 587,
      security: 'none',
      from_email: 'studio@studio.test',
    })
    const person = { password: PASSWORD, full_name: 'Ana Prats', email: 'ana@studio.test' }
    const { account: ana, access_token } = await stranger('POST /auth/register/client', person)
    const child = await owner('POST /clients', { full_name: 'Ada Prats', guardian_id: ana.id })
    const ben = await owner('POST /clients', { full_name: 'Ben Ruiz', email: 'ben@studio.test', locale: 'de' })
    const nobody = await owner('POST /clients', { full_name: 'Nora Nomail' })
    const mat = await owner('POST /products', { name: 'Mat', price: 12.1, stock_quantity: 20 })
    const sell = (client_id: number | null, more: object = {}) =>
      owner('POST /product-sales', {
        client_id,
        items: [{ product_id: mat.id, quantity: 1 }],
        payment_method: 'cash',
        ...more,
      })
    const forAna = await sell(ana.id)
    const forBen = await sell(ben.id)
    const forAda = await sell(child.id)
    await later({ minutes: 30 })
    const walkIn = await sell(null)
    const forNora = await sell(nobody.id)
    const back = await owner(`POST /payments/${forAna.payments[0].id}/refunds`, { amount: 2.5, reason: 'Torn' })
    await owner('POST /promo-codes', {
      code: 'TEN',
      discount_type: 'percentage',
      discount_value: 10,
      valid_from: '2026-03-01',
    })
    await owner('POST /membership-types', { name: 'Pack', type: 'class_pack', price: 50, credits_included: 5 })
    const join = { client_id: ben.id, membership_type_id: 1, starts_at: '2026-03-05', promo_code: 'TEN' }
    await owner('POST /memberships', { ...join, payment_method: 'bank_transfer' })
    const card = await owner('POST /gift-cards', { initial_value: 40, payment_method: 'card_terminal' })
    const { code } = await owner(`GET /gift-cards/${card.id}/code`)
    const byCard = {
      payments: [{ method: 'gift_card', amount: 12.1, gift_card_code: code }],
      payment_method: 'gift_card',
    }
    const last = await sell(ben.id, byCard)
    await owner('PUT /studio', { default_vat_rate: 0 })
    const untaxed = await sell(ana.id)
    await owner(`PUT /clients/${ben.id}`, { full_name: 'Ben Married' })

    for (const query of [
      'page_size=2',
      'page_size=2&page=3',
      `client_id=${ana.id}`,
      'purchase_id=1',
      'purchase_id=2&kind=refund',
      'kind=refund',
      'kind=receipt&page_size=1',
      'end_date=2026-03-04',
      'start_date=2026-03-05&end_date=2026-03-05&page_size=1&page=2',
      'start_date=2026-03-06',
    ])
      await owner(`GET /receipts?${query}`)
    const client = as('Ana', await studio.login('ana@studio.test'))
    await client('GET /receipts')
    await client(`GET /receipts?client_id=${ana.id}&kind=refund`)
    await client(`GET /receipts?client_id=${child.id}`)
    await client(`GET /receipts?client_id=${ben.id}`)
    await client('GET /receipts?purchase_id=2')
    for (const { receipt_id } of [forAna, back, forAda, forBen, walkIn]) await client(`GET /receipts/${receipt_id}`)
    await client(`POST /receipts/${forAna.receipt_id}/email`)
    await as('Ana of before', access_token)('GET /receipts')
    await stranger('GET /receipts')
    await stranger(`GET /receipts/${forAna.receipt_id}`)
    await owner('GET /receipts/99')

    for (const { receipt_id } of [forAna, back, forAda, walkIn, forNora, last, untaxed])
      await owner(`POST /receipts/${receipt_id}/email`)
    await owner(`POST /receipts/${forBen.receipt_id}/email`, { email: ' Other@Studio.test ' })
    await owner(`POST /receipts/${walkIn.receipt_id}/email`, { email: 'walk@studio.test' })
    await owner('POST /receipts/7/email', {})
    await owner('POST /receipts/8/email', { email: 'buyer@studio.test' })
    await owner('POST /receipts/8/email', { email: 'nowhere' })
    await owner('POST /receipts/99/email')
    const role = await owner('POST /roles', { name: 'Reader', permissions: ['sales.view'] })
    await owner('POST /staff', {
      full_name: 'Rita Reader',
      email: 'rita@studio.test',
      password: PASSWORD,
      role_id: role.id,
    })
    const rita = as('Rita', await studio.login('rita@studio.test'))
    await rita(`GET /receipts/${back.receipt_id}`)
    await rita(`POST /receipts/${forAna.receipt_id}/email`)
    await later({ minutes: 2 })
    await owner(`GET /clients/${ben.id}`)
  },
  // Half an hour before midnight in Madrid.
  { now: '2026-03-04T22:30:00.000Z' },
)
