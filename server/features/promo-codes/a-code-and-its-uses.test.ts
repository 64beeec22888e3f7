import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const stranger = as('a stranger')
  const person = { password: PASSWORD, full_name: 'Ana Prats', email: 'ana@studio.test' }
  const { account: ana } = await stranger('POST /auth/register/client', person)
  const ben = await owner('POST /clients', { full_name: 'Ben Ruiz', email: 'ben@studio.test' })
  const pack = { type: 'class_pack', credits_included: 5 }
  const type = (more: object) => owner('POST /membership-types', { ...pack, ...more })
  const five = await type({ name: 'Five', price: 50.05 })
  const ten = await type({ name: 'Ten', price: 90 })
  const free = await type({ name: 'Free', price: 0 })
  const intro = await type({ name: 'Intro', price: 40, is_intro_offer: true, intro_price: 20 })
  const noPrice = await type({ name: 'Intro too', price: 30, is_intro_offer: true })
  const old = await type({ name: 'Old', price: 60 })
  await owner(`DELETE /membership-types/${old.id}`)
  const create = (code: string, more: object) =>
    owner('POST /promo-codes', {
      code,
      discount_type: 'percentage',
      discount_value: 10,
      valid_from: '2026-03-01',
      ...more,
    })
  const half = await create('HALF', { discount_value: 50, max_uses: 3 })
  const once = await create('ONCE', { one_per_client: true, valid_until: '2026-03-31' })
  const sixty = await create('SIXTY', {
    discount_type: 'fixed_amount',
    discount_value: 60,
    applicable_membership_type_ids: [five.id, ten.id],
  })
  await create('LATER', { valid_from: '2026-03-05' })
  await create('TODAY', { valid_until: '2026-03-04', max_uses: 1 })
  await create('OFF', {
    is_active: false,
    valid_until: '2026-03-03',
    applicable_membership_type_ids: [free.id],
    max_uses: 1,
  })

  const sell = (code: string, client_id: number, type_id: number, more: object = {}) =>
    owner('POST /memberships', {
      client_id,
      membership_type_id: type_id,
      starts_at: '2026-03-04',
      payment_method: 'cash',
      promo_code: code,
      ...more,
    })
  await sell('half', ana.id, five.id)
  await sell('HALF', ana.id, ten.id)
  await owner(`PUT /promo-codes/${half.id}`, { one_per_client: true })
  await owner(`PUT /promo-codes/${half.id}`, { max_uses: 1 })
  await owner(`PUT /promo-codes/${half.id}`, { max_uses: null })
  await owner(`PUT /promo-codes/${half.id}`, { max_uses: 2 })
  await sell('HALF', ben.id, ten.id)
  await owner(`PUT /promo-codes/${half.id}`, { max_uses: 3 })
  await sell('HALF', ben.id, intro.id)
  await sell('ONCE', ana.id, five.id)
  await sell('ONCE', ana.id, ten.id)
  await sell('ONCE', ben.id, ten.id)
  await owner(`PUT /promo-codes/${once.id}`, { one_per_client: false })
  await owner(`PUT /promo-codes/${once.id}`, { one_per_client: true })
  await sell('SIXTY', ana.id, five.id, { payments: [] })
  await sell('SIXTY', ana.id, ten.id, { payments: [{ method: 'cash', amount: 30 }] })
  await sell('SIXTY', ana.id, intro.id)
  await sell('SIXTY', ana.id, ten.id, { payments: [{ method: 'cash', amount: 90 }] })
  await sell('LATER', ana.id, free.id)
  await sell('OFF', ben.id, ten.id)
  await sell('NONE', ben.id, ten.id)
  await sell('no code', ben.id, ten.id)
  await owner(`GET /promo-codes/${sixty.id}`)

  const client = as('Ana', await studio.login('ana@studio.test'))
  const asked = [
    { code: ' half ' },
    { code: 'ONCE' },
    { code: 'once', membership_type_id: five.id },
    { code: 'SIXTY', membership_type_id: five.id },
    { code: 'TODAY', membership_type_id: intro.id },
    { code: 'TODAY', membership_type_id: noPrice.id },
    { code: 'TODAY', membership_type_id: old.id },
    { code: 'TODAY', membership_type_id: free.id },
    { code: 'TODAY', membership_type_id: 99 },
    { code: 'SIXTY', client_id: ana.id },
    { code: 'SIXTY', client_id: ben.id },
    { code: 'ONCE', client_id: ben.id },
    { code: 'OFF', membership_type_id: ten.id, client_id: 99 },
    { code: 'no code' },
  ]
  for (const question of asked) await client('POST /promo-codes/validate', question)
  await later({ minutes: 1 })
  for (const question of asked) await owner('POST /promo-codes/validate', question)
  await stranger('POST /promo-codes/validate', { code: 'TODAY' })
  for (let times = asked.length; times <= 20; times += 1) await client('POST /promo-codes/validate', { code: 'TODAY' })
  await later({ hours: 11, minutes: 58, seconds: 59, milliseconds: 999 })
  for (const code of ['TODAY', 'LATER']) await owner('POST /promo-codes/validate', { code })
  await later({ milliseconds: 1 })
  for (const code of ['TODAY', 'LATER']) await owner('POST /promo-codes/validate', { code })
  await owner('GET /promo-codes?page_size=2')
})
