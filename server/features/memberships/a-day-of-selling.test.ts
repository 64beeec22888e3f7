import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  await owner('PUT /studio', { default_vat_rate: 10 })
  const bea = await owner('POST /clients', { full_name: 'Bea Soler' })
  const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
  const type = (body: object) => owner('POST /membership-types', body)
  const pack = await type({ name: 'Ten', type: 'class_pack', price: 120.5, credits_included: 10, validity_days: 30 })
  const pass = await type({ name: 'Pass', type: 'time_pass', price: 60, validity_days: 3 })
  const drop = await type({ name: 'One', type: 'drop_in', price: 15 })
  const month = await type({ name: 'Month', type: 'subscription', price: 40, credits_per_interval: 4 })
  const week = await type({
    name: 'Week',
    type: 'subscription',
    price: 12,
    billing_interval: 'weekly',
    unlimited: true,
  })
  const intro = await type({
    name: 'Hello',
    type: 'class_pack',
    price: 50,
    credits_included: 3,
    validity_days: 30,
    is_intro_offer: true,
    intro_price: 19.9,
    intro_validity_days: 7,
  })
  const gratis = await type({ name: 'Try', type: 'drop_in', price: 20, is_intro_offer: true })
  const sell = (sold: { id: number }, more: object = {}, client = ana) =>
    owner('POST /memberships', { client_id: client.id, membership_type_id: sold.id, starts_at: '2026-03-04', ...more })

  // Past midnight in Madrid, the day before in UTC.
  await later({ hours: 11, minutes: 30 })
  await later({ hours: 1 })
  await sell(pack, { starts_at: '2026-03-04T22:59:59Z', notes: 'Pays late' }, bea)
  await sell(pack, { starts_at: '2026-03-04T23:00:00Z', payment_method: 'cash' })
  await sell(pass, { payment_method: 'complimentary' })
  await sell(pass, { starts_at: '2026-03-02' })
  await sell(pass, { starts_at: '2026-03-03', expires_at: '2026-03-03' })
  await sell(pass, { starts_at: '2026-03-03', expires_at: '2026-03-02' })
  await sell(drop, { starts_at: '2026-03-06', expires_at: '2026-03-31T22:30:00Z', credits_remaining: 2 })
  await sell(pack, { credits_remaining: 0 })
  await sell(pass, { credits_remaining: 1 })

  await sell(month, { starts_at: '2026-01-31', payment_method: 'card_terminal' })
  await sell(month, { starts_at: '2026-03-05', payment_method: 'complimentary' })
  await sell(month, { starts_at: '2026-03-06', credits_remaining: 1 })
  await sell(week, { starts_at: '2026-02-26' })
  await sell(week, { starts_at: '2026-02-25' })

  await sell(intro, { payment_method: 'cash' })
  await sell(gratis, { payment_method: 'cash' })
  await sell(gratis, { payment_method: 'cash' }, bea)
  await sell(intro, { override_reason: 'Was ill' }, bea)

  await owner('POST /promo-codes', {
    code: 'TENTH',
    discount_type: 'percentage',
    discount_value: 10,
    valid_from: '2026-03-01',
  })
  await owner('POST /promo-codes', {
    code: 'PASSONLY',
    discount_type: 'fixed_amount',
    discount_value: 60,
    valid_from: '2026-03-01',
    applicable_membership_type_ids: [pass.id],
  })
  await sell(pack, { promo_code: 'tenth' })
  await sell(pack, { promo_code: 'tenth', payment_method: 'cash' })
  await sell(pack, { promo_code: 'PASSONLY', payment_method: 'cash' })
  await sell(pass, { promo_code: 'PASSONLY', payment_method: 'cash' })
  await sell(pack, { promo_code: 'NOSUCH', payment_method: 'cash' })
  const card = await owner('POST /gift-cards', { initial_value: 50 })
  const { code } = await owner(`GET /gift-cards/${card.id}/code`)
  const split = (amount: number) => [
    { method: 'gift_card', amount: 20.5, gift_card_code: code },
    { method: 'cash', amount },
  ]
  await sell(pack, { payments: split(100) })
  await sell(pack, { payments: split(99) })
  await sell(pack, { payment_method: 'gift_card', payments: split(100) })
  await sell(pack, { payment_method: 'gift_card' })
  await sell(pack, { payments: [{ method: 'complimentary', amount: 120.5 }] })

  await sell({ id: 99 })
  await sell(pack, {}, { id: 99 })
  await sell(pack, { starts_at: 'soon' })
  await sell(pack, { expires_at: 'late' })
  await owner(`DELETE /membership-types/${drop.id}`)
  await sell(drop)
  await owner(`DELETE /clients/${bea.id}`)
  await sell(pack, {}, bea)
  await owner(`GET /receipts?page_size=2`)
})
