import { clientNamed, instructorNamed, managerWith, managerWithout } from '../../test/build/people.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, as } = life
  const bea = await clientNamed(life, 'Bea Soler')
  const ana = await clientNamed(life, 'Ana Prats')
  const viewer = await managerWith(life, 'Vera Views', ['memberships.view'])
  const seller = await managerWith(life, 'Silvia Sells', ['memberships.manage', 'payments.give'])
  const thrifty = await managerWith(life, 'Theo Thrifty', ['memberships.manage'])
  const blind = await managerWithout(life, 'Bruno Blind', ['memberships.view'])
  const idle = await managerWithout(life, 'Ida Idle', ['memberships.manage'])
  const ines = await instructorNamed(life, 'Ines Teacher')
  const type = (body: object) => owner('POST /membership-types', { price: 40, can_pause: true, ...body })
  const pack = await type({ name: 'Ten', type: 'class_pack', credits_included: 10 })
  const pass = await type({ name: 'Pass', type: 'time_pass', max_pause_days: 9 })
  const sell = (who: { ask: typeof owner }, sold: { id: number }, client: { id: number }, more: object = {}) =>
    who.ask('POST /memberships', {
      client_id: client.id,
      membership_type_id: sold.id,
      starts_at: '2026-03-04',
      notes: 'Pays late',
      ...more,
    })

  const hers = await sell(seller, pack, bea)
  const own = await sell(seller, pack, ana)
  await sell(seller, pass, ana, { starts_at: '2026-03-20' })
  await sell(seller, pass, ana)
  // Staff who may give nothing away sell for money, all of it.
  for (const more of [
    {},
    { payment_method: 'complimentary' },
    { payment_method: 'other' },
    { payments: [{ method: 'complimentary', amount: 40 }] },
  ])
    await sell(thrifty, pack, bea, more)
  await owner(`PUT /memberships/${own.id}`, { credits_remaining: 12, credits_reason: 'A gift' })
  await seller.ask(`PUT /memberships/${own.id}`, { credits_remaining: 4 })

  for (const who of [idle, ines, ana]) {
    await sell(who, pack, ana)
    await who.ask(`PUT /memberships/${own.id}`, { notes: 'Mine' })
    await who.ask(`POST /memberships/${own.id}/pause`, { pause_days: 1 })
    await who.ask(`POST /memberships/${own.id}/resume`)
    await who.ask(`DELETE /memberships/${own.id}`)
  }
  for (const who of [seller, blind, ines, viewer, ana]) {
    await who.ask(`GET /memberships/${own.id}`)
    await who.ask(`GET /memberships/${own.id}/credits`)
    await who.ask('GET /memberships?page_size=2&page=2')
  }
  await as('stranger')('GET /memberships')
  await ana.ask(`GET /memberships/${hers.id}`)
  await ana.ask(`GET /memberships/${hers.id}/credits`)
  await ana.ask('GET /memberships/99/credits')
  await ana.ask(`GET /memberships?client_id=${ana.id}&status=pending`)
  await ana.ask(`GET /memberships?client_id=${bea.id}`)
  await bea.ask('GET /memberships')

  await seller.ask(`POST /memberships/${own.id}/pause`, { pause_days: 2 })
  await seller.ask(`POST /memberships/${own.id}/resume`)
  await viewer.ask(`GET /memberships?client_id=${bea.id}`)
  await viewer.ask(`GET /memberships?client_id=99`)
  await viewer.ask('GET /memberships?status=active&page_size=1')
  await viewer.ask('GET /memberships?status=paused')
  await seller.ask(`DELETE /memberships/${own.id}`)
  await viewer.ask(`GET /memberships?status=cancelled`)
  await ana.ask('GET /memberships?status=cancelled')
  await ana.ask(`GET /memberships/${own.id}/credits`)
})
