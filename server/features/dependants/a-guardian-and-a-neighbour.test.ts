import { inStudio } from '../bookings/fixtures/studio-life.ts'
import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later, studio, as } = life
  const { made, client, signedIn, pass, cls } = inStudio(life)
  const [gina, gil] = [await client('Gina'), await client('Gil')]
  const child = (full_name: string, guardian: { id: number }, more: object = {}) =>
    made('POST /api/v1/clients', { full_name, guardian_id: guardian.id, ...more })
  const zoe = await child('zoe', gina)
  const abel = await child('Abel', gina)
  const neighbour = await child('Nia', gil)
  const grown = await child('Sam', gina, { email: 'sam@studio.test' })
  // A dependant gets no login, and a client with a login gets no guardian.
  await owner(`POST /clients/${grown.id}/invite`)
  await owner(`PUT /clients/${grown.id}`, { guardian_id: null })
  const invited = await studio.asOwner(`POST /api/v1/clients/${grown.id}/invite`)
  const token = new URL(invited.body.invite_url).hash.slice(1)
  await studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password: PASSWORD }, door: 'public' })
  await owner(`PUT /clients/${grown.id}`, { guardian_id: gina.id })
  const packs = [
    await pass({ type: 'class_pack', unlimited: false, credits_included: 3 }, zoe),
    await pass({ type: 'class_pack', unlimited: false, credits_included: 2 }, neighbour),
  ]
  await pass({}, zoe, { starts_at: '2026-03-10' })
  const abels = await pass({}, abel)
  await pass({}, gil)
  await owner('POST /waivers', { title: 'Risk', body: 'My own.', requires_before_booking: true })
  await owner('POST /waivers', { title: 'Photos', body: 'Yes.' })
  const [friday, saturday] = [await cls('2026-03-06T18:00'), await cls('2026-03-07T18:00', { capacity: 1 })]
  const sunday = await cls('2026-03-08T18:00', { capacity: 1 })
  const tonight = await cls('2026-03-04T20:00')

  const mine = '/clients/me/dependants'
  const of = ({ id }: { id: number }, path = '') => `${mine}/${id}${path}`
  const g = async (operation: string, body?: object) => signedIn(gina)(operation, body)
  await g(`GET ${mine}`)
  await signedIn(gil)(`GET ${mine}`)
  await owner(`GET ${mine}`)
  await as('stranger')(`GET ${mine}`)
  for (const one of [zoe, neighbour, grown, gina, { id: 99 }]) await g(`GET ${of(one)}`)
  const noa = await g(`POST ${mine}`, { full_name: 'Noa', date_of_birth: '2019-02-28' })
  await g(`POST ${mine}`, { full_name: 'Noa', date_of_birth: '2026-03-05' })
  await owner(`POST ${mine}`, { full_name: 'Noa', date_of_birth: '2019-02-28' })
  await g(`PUT ${of(noa)}`, { full_name: 'Noa Ruiz' })
  for (const one of [neighbour, grown, gina]) await g(`PUT ${of(one)}`, { full_name: 'Noa' })
  await g(`GET ${of(zoe, '/memberships')}`)
  await g(`GET ${of(zoe, '/memberships?page_size=1')}`)
  await g(`GET ${of(zoe, '/waivers')}`)
  await g(`GET ${of(zoe, `/scheduled-classes/${friday.id}/eligibility`)}`)
  await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: friday.id })
  const signed = await g(`POST ${of(zoe, '/waivers/1/sign')}`, { signed_name: 'Gina' })
  await g(`POST ${of(abel, '/waivers/1/sign')}`, { signed_name: 'Gina' })
  await signedIn(gil)('POST /waivers/1/sign', { signed_name: 'Gil' })
  await g(`POST ${of(zoe, '/waivers/99/sign')}`, { signed_name: 'Gina' })
  await g(`GET ${of(zoe, '/waivers')}`)
  await g(`GET ${of(zoe, `/waivers/${signed.id}.pdf`)}`)
  await g(`GET ${of(abel, `/waivers/${signed.id}.pdf`)}`)
  await g(`GET ${of(zoe, `/scheduled-classes/${friday.id}/eligibility`)}`)

  const booked = await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: friday.id, membership_id: packs[0].id })
  await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: saturday.id, membership_id: packs[1].id })
  await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: saturday.id, client_id: abel.id })
  await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: saturday.id, force: true })
  const late = await g(`POST ${of(zoe, '/bookings')}`, { scheduled_class_id: tonight.id })
  const siblings = await g(`POST ${of(abel, '/bookings')}`, { scheduled_class_id: saturday.id })
  for (const filter of ['', '?page_size=1', '?upcoming=true', '?status=cancelled', `?class_id=${friday.id}`])
    await g(`GET ${of(zoe, `/bookings${filter}`)}`)
  await g(`GET ${of(zoe, `/memberships/${packs[0].id}/credits`)}`)
  await g(`GET ${of(zoe, `/memberships/${packs[1].id}/credits`)}`)
  await g(`GET ${of(zoe, `/memberships/${abels.id}/credits`)}`)
  await g(`DELETE ${of(abel, `/bookings/${booked.id}`)}`)
  await g(`DELETE ${of(zoe, `/bookings/${siblings.id}`)}`, { reason: 'Not hers' })
  await g(`DELETE /bookings/${booked.id}`)

  // Of the waiting, too, only the dependant's own.
  const gils = await owner('POST /bookings', { scheduled_class_id: sunday.id, client_id: gil.id })
  const waits = await g(`POST ${of(zoe, '/bookings/waitlist')}`, { scheduled_class_id: saturday.id })
  const sundays = await g(`POST ${of(abel, '/bookings/waitlist')}`, { scheduled_class_id: sunday.id })
  const second = await g(`POST ${of(zoe, '/bookings/waitlist')}`, { scheduled_class_id: sunday.id })
  await g(`POST ${of(zoe, '/bookings/waitlist')}`, { scheduled_class_id: friday.id })
  await g(`GET ${of(zoe, '/bookings/waitlist')}`)
  await g(`GET ${of(zoe, `/bookings/waitlist?class_id=${sunday.id}`)}`)
  await g(`DELETE ${of(zoe, `/bookings/waitlist/${sundays.id}`)}`)
  await g(`POST ${of(zoe, `/bookings/waitlist/${second.id}/confirm`)}`)
  await later({ minutes: 15 })
  await g(`DELETE ${of(zoe, `/bookings/${late.id}`)}`)
  await g(`DELETE ${of(abel, `/bookings/${siblings.id}`)}`, { reason: ' Has a cold ' })
  await owner(`DELETE /bookings/${gils.id}`)
  await g(`POST ${of(abel, `/bookings/waitlist/${waits.id}/confirm`)}`)
  await g(`POST ${of(zoe, `/bookings/waitlist/${waits.id}/confirm`)}`, { swap_booking_id: siblings.id })
  await g(`POST ${of(zoe, `/bookings/waitlist/${waits.id}/confirm`)}`, {
    swap_booking_id: booked.id,
    membership_id: packs[0].id,
  })
  // A neighbour's offer has lapsed for every reader, before any job runs.
  studio.clock.advance({ minutes: 60, milliseconds: 1 })
  await g(`GET ${of(zoe, `/bookings/waitlist?class_id=${sunday.id}`)}`)
  await g(`DELETE ${of(zoe, `/bookings/waitlist/${second.id}`)}`)
  await g(`DELETE ${of(zoe, `/bookings/waitlist/${second.id}`)}`)
  await g(`GET ${of(abel, '/bookings/waitlist')}`)

  for (const one of [neighbour, grown]) {
    for (const path of [
      'memberships',
      'waivers',
      'bookings',
      'bookings/waitlist',
      `memberships/${packs[1].id}/credits`,
    ])
      await g(`GET ${of(one, `/${path}`)}`)
    await g(`GET ${of(one, `/scheduled-classes/${friday.id}/eligibility`)}`)
    await g(`GET ${of(one, `/waivers/${signed.id}.pdf`)}`)
    await g(`POST ${of(one, '/waivers/1/sign')}`, { signed_name: 'Gina' })
    for (const path of ['bookings', 'bookings/waitlist'])
      await g(`POST ${of(one, `/${path}`)}`, { scheduled_class_id: friday.id })
    await g(`DELETE ${of(one, `/bookings/${booked.id}`)}`)
    await g(`DELETE ${of(one, `/bookings/waitlist/${second.id}`)}`)
    await g(`POST ${of(one, `/bookings/waitlist/${waits.id}/confirm`)}`)
  }
})
