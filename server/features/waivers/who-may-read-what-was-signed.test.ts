import { clientNamed, instructorNamed, managerWith, managerWithout } from '../../test/build/people.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, as, later } = life
  const bea = await clientNamed(life, 'Bea Soler')
  const ana = await clientNamed(life, 'Ana Prats')
  const child = await owner('POST /clients', { full_name: 'Kit Prats', guardian_id: ana.id })
  const ines = await instructorNamed(life, 'Ines Teacher')
  const viewer = await managerWith(life, 'Vera Views', ['clients.view'])
  const blind = await managerWithout(life, 'Bruno Blind', ['clients.view'])
  const writer = await managerWith(life, 'Walter Writes', ['waivers.manage'])
  const mute = await managerWithout(life, 'Mona Mute', ['waivers.manage'])

  const risk = await writer.ask('POST /waivers', {
    title: 'Risk',
    body: 'At my own risk.',
    requires_before_booking: true,
  })
  const photo = await owner('POST /waivers', {
    title: 'Photos',
    body: 'I may be seen.',
    requires_before_booking: false,
  })
  const rules = await owner('POST /waivers', { title: 'Rules', body: 'No shoes.', requires_before_booking: true })
  for (const who of [mute, ines, ana]) {
    await who.ask('POST /waivers', { title: 'Mine', body: 'Mine.' })
    await who.ask('GET /waivers')
    await who.ask(`GET /waivers/${risk.id}`)
    await who.ask(`PUT /waivers/${risk.id}`, { title: 'Mine' })
    await who.ask(`DELETE /waivers/${photo.id}`)
  }
  await writer.ask('GET /waivers?page_size=1')
  await writer.ask(`GET /waivers/${risk.id}`)
  await writer.ask(`PUT /waivers/${risk.id}`, { title: 'Own risk' })
  await writer.ask(`DELETE /waivers/${photo.id}`)

  await later({ minutes: 5 })
  await bea.ask(`POST /waivers/${rules.id}/sign`, { signed_name: 'Bea on rules' })
  const hers = await ana.ask(`POST /waivers/${risk.id}/sign`, { signed_name: 'Ana P.' })
  const forKit = await ana.ask(`POST /clients/me/dependants/${child.id}/waivers/${risk.id}/sign`, {
    signed_name: 'Mum',
  })
  await bea.ask(`POST /clients/me/dependants/${child.id}/waivers/${risk.id}/sign`, { signed_name: 'Not mum' })
  for (const who of [owner, ines.ask, viewer.ask]) await who(`POST /waivers/${risk.id}/sign`, { signed_name: 'Staff' })
  await as('stranger')(`POST /waivers/${risk.id}/sign`, { signed_name: 'Nobody' })
  await ana.ask(`POST /waivers/${risk.id}/sign`, { signed_name: ' ' })

  for (const who of [ana, bea, ines, viewer, blind]) {
    await who.ask(`GET /clients/${ana.id}/waivers`)
    await who.ask(`GET /clients/${ana.id}/waivers/${hers.id}.pdf`)
    await who.ask(`GET /clients/${bea.id}/waivers/${hers.id}.pdf`)
    await who.ask(`GET /waivers/${risk.id}/signatures?page_size=1`)
    await who.ask(`GET /waivers/${risk.id}/unsigned-clients?page_size=1`)
  }
  await as('stranger')(`GET /clients/${ana.id}/waivers`)
  await ana.ask(`GET /clients/me/dependants/${child.id}/waivers`)
  await ana.ask(`GET /clients/me/dependants/${child.id}/waivers/${forKit.id}.pdf`)
  await ana.ask(`GET /clients/me/dependants/${child.id}/waivers/${hers.id}.pdf`)
  await owner(`GET /clients/${ana.id}/waivers/99.pdf`)
  await owner(`GET /clients/99/waivers/${hers.id}.pdf`)

  // An unsigned waiver prevents booking; each is named.
  const { id: template_id } = await owner('POST /class-templates', { name: 'Flow' })
  const cls = await owner('POST /scheduled-classes', { template_id, starts_at: '2026-03-05T18:30' })
  const book = (client_id: number) => owner('POST /bookings', { scheduled_class_id: cls.id, client_id })
  const drop = await owner('POST /membership-types', { name: 'Drop-in', type: 'drop_in', price: 10 })
  for (const client_id of [ana.id, bea.id, child.id])
    await owner('POST /memberships', { client_id, membership_type_id: drop.id, starts_at: '2026-03-04' })
  await book(ana.id)
  await book(bea.id)
  await ana.ask(`POST /waivers/${rules.id}/sign`, { signed_name: 'Ana P.' })
  await owner(`PUT /waivers/${risk.id}`, { body: 'At my very own risk.' })
  await book(ana.id)
  await owner(`PUT /waivers/${risk.id}`, { requires_before_booking: false })
  await book(ana.id)
  await owner(`DELETE /waivers/${rules.id}`)
  await book(child.id)
})
