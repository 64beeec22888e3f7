import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    const pack = { type: 'class_pack', credits_included: 5 }
    const five = await owner('POST /membership-types', { ...pack, name: 'Five', price: 50 })
    const ten = await owner('POST /membership-types', { ...pack, name: 'Ten', price: 90 })
    const create = (more: object) =>
      owner('POST /promo-codes', {
        code: 'SPRING',
        discount_type: 'percentage',
        discount_value: 10,
        valid_from: '2026-03-01',
        ...more,
      })
    const spring = await create({ code: ' spring-20 ' })
    const fixed = await create({
      code: 'VERANO_ñ.5%+',
      discount_type: 'fixed_amount',
      discount_value: 5.5,
      applicable_membership_type_ids: [ten.id, five.id, ten.id],
      max_uses: 3,
      one_per_client: true,
      valid_from: '2026-03-10',
      valid_until: '2026-03-10',
      is_active: false,
    })
    await create({
      code: 'NOW',
      discount_value: 100,
      valid_from: '2026-03-05T00:15',
      valid_until: '2026-03-05T01:00:00+01:00',
    })
    await create({
      code: 'POINT',
      discount_value: 0.000001,
      valid_from: '2026-03-05T12:00:00Z',
      valid_until: '2026-03-05T12:00:00Z',
      max_uses: null,
    })
    for (const wrong of [
      { code: 'SPRING-20' },
      { code: 'verano_Ñ.5%+' },
      { code: 'a b' },
      { code: 'x'.repeat(65) },
      { discount_value: 100.000001 },
      { discount_value: 0.0000001 },
      { discount_value: 0 },
      { discount_type: 'fixed_amount', discount_value: 100.001 },
      { discount_type: 'fixed_amount', discount_value: 1_000_000_000.01 },
      { applicable_membership_type_ids: [five.id, 99] },
      { max_uses: 0 },
      { valid_from: 'soon' },
      { valid_until: 'late' },
      { valid_until: '2026-02-28' },
      { valid_from: '2026-03-01T00:00:00.001', valid_until: '2026-03-01T00:00' },
    ])
      await create(wrong)
    await create({
      discount_type: 'fixed_amount',
      discount_value: 100.01,
      applicable_membership_type_ids: [],
      valid_until: null,
    })
    await later({ minutes: 1 })
    for (const query of [
      '',
      '?active_only=true&page_size=2',
      '?active_only=true&page_size=2&page=2',
      '?active_only=false&page_size=1',
    ])
      await owner(`GET /promo-codes${query}`)
    await owner(`GET /promo-codes/${fixed.id}`)

    const change = (id: number, changes: object) => owner(`PUT /promo-codes/${id}`, changes)
    await change(spring.id, { code: 'Spring-20' })
    await change(spring.id, { code: 'spring' })
    await change(spring.id, { code: 'SPRING-21', max_uses: 7, one_per_client: true, is_active: false })
    await change(spring.id, { discount_type: 'fixed_amount' })
    await change(spring.id, { discount_type: 'percentage' })
    await change(spring.id, { discount_value: 100.5 })
    await change(spring.id, { discount_value: 33.333333 })
    await change(spring.id, { discount_type: 'fixed_amount', discount_value: 101 })
    await change(spring.id, { discount_value: 12.345 })
    await change(spring.id, { discount_value: 12.34 })
    await change(spring.id, { valid_until: '2026-02-28' })
    await change(spring.id, { valid_until: '2026-03-01' })
    await change(spring.id, { valid_from: '2026-03-02' })
    await change(spring.id, { valid_from: 'soon' })
    await change(spring.id, { valid_until: null, max_uses: null, one_per_client: false, is_active: true })
    await change(fixed.id, { discount_type: 'percentage', discount_value: 20 })
    await change(fixed.id, { applicable_membership_type_ids: [five.id, five.id] })
    await change(fixed.id, { applicable_membership_type_ids: [99] })
    await change(fixed.id, { applicable_membership_type_ids: [] })
    await change(fixed.id, {})
    const gone = await owner('POST /membership-types', { ...pack, name: 'Gone', price: 5 })
    await change(fixed.id, { applicable_membership_type_ids: [gone.id] })
    await owner(`DELETE /membership-types/${gone.id}/remove`)
    await change(fixed.id, { applicable_membership_type_ids: [ten.id, gone.id] })
    await change(spring.id, { applicable_membership_type_ids: [gone.id] })
    await later({ minutes: 1 })
    await owner(`DELETE /promo-codes/${spring.id}`)
    await owner(`DELETE /promo-codes/${spring.id}`)
    for (const operation of ['GET', 'DELETE']) await owner(`${operation} /promo-codes/99`)
    await change(99, {})

    for (const [name, permissions] of [
      ['Mia', ['promo_codes.manage']],
      ['Nils', ['sales.manage', 'sales.view', 'membership_types.manage']],
    ] as const) {
      const role = await owner('POST /roles', { name, permissions })
      await owner('POST /staff', {
        full_name: name,
        email: `${name}@studio.test`,
        password: PASSWORD,
        role_id: role.id,
      })
      const manager = as(name, await studio.login(`${name.toLowerCase()}@studio.test`))
      await manager('GET /promo-codes?page_size=1')
      await manager(`GET /promo-codes/${fixed.id}`)
      await manager(`PUT /promo-codes/${fixed.id}`, { max_uses: 4 })
      await manager(`DELETE /promo-codes/${fixed.id}`)
      await manager('POST /promo-codes', {
        code: name,
        discount_type: 'percentage',
        discount_value: 1,
        valid_from: '2026-03-01',
      })
    }
    await as('a stranger')('GET /promo-codes')
  },
  // Ten minutes after midnight in Madrid, still the 4th in Greenwich.
  { now: '2026-03-04T23:10:00.000Z' },
)
