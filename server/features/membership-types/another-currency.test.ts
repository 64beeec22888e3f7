import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const create = (body: object) => owner('POST /membership-types', { type: 'class_pack', ...body })
  await create({ name: 'Plain', price: 120 })
  await create({
    name: 'Full',
    price: 50,
    is_intro_offer: true,
    intro_price: 20,
    late_cancel_fee_override: 3,
    no_show_fee_override: 0,
  })
  await create({ name: 'Dollars', price: 10.5, currency: 'usd' })
  const yen = await create({ name: 'Yen', price: 1500, currency: 'JPY' })
  await create({ name: 'Half a yen', price: 1500.5, currency: 'JPY' })
  await create({ name: 'Nowhere', price: 1, currency: 'XXX' })
  const cents = await create({ name: 'Cents', price: 5, no_show_fee_override: 0.5 })
  await later({ minutes: 1 })

  await owner('PUT /studio', { currency: 'JPY' })
  await owner(`PUT /membership-types/${cents.id}`, { no_show_fee_override: 1 })
  await later({ minutes: 1 })
  await owner('PUT /studio', { currency: 'JPY' })
  await owner('GET /membership-types')

  const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
  const sell = (membership_type_id: number, more: object = {}) =>
    owner('POST /memberships', { client_id: ana.id, membership_type_id, starts_at: '2026-03-04', ...more })
  await sell(3, { payment_method: 'cash' })
  await sell(3)
  await create({ name: 'Still dollars', price: 1, currency: 'USD' })
  const nothing = await create({ name: 'Dollars for nothing', price: 0, currency: 'USD' })
  await sell(nothing.id, { payment_method: 'cash' })
  await create({ name: 'More dollars', price: 1, currency: 'USD' })
  await sell(yen.id, { payment_method: 'cash' })
  await create({ name: 'No more dollars', price: 1, currency: 'USD' })
  await create({ name: 'More yen', price: 1, currency: 'jpy' })
  await owner('PUT /studio', { currency: 'EUR' })
})
