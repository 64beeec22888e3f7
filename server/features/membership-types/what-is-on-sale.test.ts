import { clientNamed, instructorNamed, managerWith, managerWithout } from '../../test/build/people.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const PATH = '/membership-types'

transcript(import.meta.filename, async (life) => {
  const { owner, as, later } = life
  const ana = await clientNamed(life, 'Ana Prats')
  const ines = await instructorNamed(life, 'Ines Teacher')
  const maker = await managerWith(life, 'Max Makes', ['membership_types.manage'])
  const idle = await managerWithout(life, 'Ida Idle', ['membership_types.manage'])
  const create = (body: object) => maker.ask(`POST ${PATH}`, { price: 10, ...body })
  const change = ({ id }: { id: number }, body: object) => maker.ask(`PUT ${PATH}/${id}`, body)

  // Not in the order of their names, two of one name.
  const sub = await create({ name: 'monthly', type: 'subscription', price: 90.5 })
  await create({ name: 'Class', type: 'drop_in' })
  const twin = await create({ name: 'Monthly', type: 'subscription', credits_per_interval: 4 })
  const pass = await create({ name: 'Annual', type: 'time_pass' })
  const pack = await create({ name: 'pack', type: 'class_pack' })
  const whole = await create({
    name: 'Whole',
    type: 'subscription',
    price: 19.99,
    currency: 'eur',
    billing_interval: 'quarterly',
    description: 'All of it',
    credits_included: 6,
    credits_per_interval: 5,
    unlimited: false,
    validity_days: 300,
    can_pause: true,
    max_pause_days: 21,
    sellable_online: true,
    rollover_enabled: true,
    max_rollover_credits: 3,
    late_cancel_fee_override: 4.5,
    no_show_fee_override: 7,
    is_intro_offer: true,
    intro_price: 9.9,
    intro_validity_days: 14,
  })

  await later({ minutes: 1 })
  await change(whole, {})
  await change(whole, {
    name: 'Whole, changed',
    price: 21.01,
    description: null,
    credits_included: null,
    credits_per_interval: 7,
    validity_days: null,
    can_pause: false,
    max_pause_days: null,
    sellable_online: false,
    rollover_enabled: false,
    max_rollover_credits: null,
    late_cancel_fee_override: 0,
    no_show_fee_override: null,
    is_intro_offer: false,
    intro_price: null,
    intro_validity_days: null,
  })
  await change(whole, { is_active: false })
  await later({ minutes: 1 })
  await change(whole, { max_pause_days: 0, late_cancel_fee_override: 1.25, no_show_fee_override: 2.5 })
  await change(sub, { credits_per_interval: 3 })
  await change(sub, { unlimited: false, credits_per_interval: 3 })
  await change(pack, { credits_included: null })
  await change(pack, { credits_included: 12, price: 10.001 })
  await change(pack, { no_show_fee_override: 0.001 })
  await change(pack, { intro_price: 5 })
  await change({ id: 99 }, { name: 'None' })

  await maker.ask(`DELETE ${PATH}/${twin.id}`)
  await maker.ask(`PATCH ${PATH}/${whole.id}/reactivate`)
  for (const who of [maker, ines, ana]) {
    await who.ask(`GET ${PATH}?page_size=2&page=2`)
    await who.ask(`GET ${PATH}?include_inactive=true&page_size=3`)
    await who.ask(`GET ${PATH}/${twin.id}`)
    await who.ask(`GET ${PATH}/${pass.id}`)
    await who.ask(`GET ${PATH}/99`)
  }
  await owner(`GET ${PATH}?include_inactive=false&page_size=1`)
  await as('stranger')(`GET ${PATH}`)
  for (const who of [idle, ines, ana]) {
    await who.ask(`POST ${PATH}`, { name: 'Mine', type: 'drop_in', price: 1 })
    await who.ask(`PUT ${PATH}/${pass.id}`, { price: 1 })
    await who.ask(`DELETE ${PATH}/${pass.id}`)
    await who.ask(`PATCH ${PATH}/${twin.id}/reactivate`)
    await who.ask(`DELETE ${PATH}/${pass.id}/remove`)
  }

  await owner('POST /memberships', { client_id: ana.id, membership_type_id: pass.id, starts_at: '2026-03-04' })
  await maker.ask(`DELETE ${PATH}/${pass.id}/remove`)
  await maker.ask(`DELETE ${PATH}/${pack.id}/remove`)
  await maker.ask(`DELETE ${PATH}/${pack.id}/remove`)
  await maker.ask(`DELETE ${PATH}/99`)
  await maker.ask(`PATCH ${PATH}/99/reactivate`)
})
