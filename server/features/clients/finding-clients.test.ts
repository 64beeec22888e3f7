import { transcript } from '../../test/transcript/transcript.ts'
import { PASSWORD } from '../../test/studio.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  const person = (full_name: string, more: object = {}) => made('POST /api/v1/clients', { full_name, ...more })
  const zoe = await person('zoe Álamo', { email: 'bee@mail.test', phone: '+34 600 123 456' })
  const bea = await person('Bea Brook', { email: 'anker@mail.test', phone: '600 55' })
  const ana = await person('ana prats')
  const other = await person('Ana Prats', { email: 'abrook@mail.test' })
  const carl = await person('Carl 100%_x "Two"', { email: 'zz@brook.test' })
  const gone = await person('Gone Away')
  const del = await person('Ana Delgado Prats')
  await made(`POST /api/v1/clients`, { full_name: 'Erased One' })
  await studio.asOwner('POST /api/v1/gdpr/delete/8')
  await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)

  await owner('GET /clients')
  await owner('GET /clients?page_size=2')
  await owner('GET /clients?page_size=2&page=2')
  await owner('GET /clients?include_inactive=true&page_size=1&page=7')
  await owner('GET /clients?include_inactive=false&page_size=1')
  for (const search of [
    'be',
    'pr',
    '1%',
    '1_',
    '10',
    'a\\',
    'bro',
    'brook',
    'prats ana',
    'ana pr',
    'pr an',
    '123 456',
  ]) {
    await owner(`GET /clients?search=${encodeURIComponent(search)}&page_size=3`)
  }
  await owner(`GET /clients?search=${encodeURIComponent('"two"')}`)
  await owner('GET /clients?search=away')
  await owner('GET /clients?search=away&include_inactive=true')

  const vip = await made('POST /api/v1/tags', { name: 'VIP' })
  const lost = await made('POST /api/v1/tags', { name: 'Lost' })
  await made(`POST /api/v1/clients/${ana.id}/tags`, { tag_id: lost.id })
  for (const { id } of [zoe, bea, gone]) await made(`POST /api/v1/clients/${id}/tags`, { tag_id: vip.id })
  await owner(`GET /clients?tag_id=${vip.id}`)
  await owner(`GET /clients?tag_id=${vip.id}&include_inactive=true&search=away`)
  await owner('GET /clients?tag_id=99')

  const pass = await made('POST /api/v1/membership-types', {
    name: 'Pass',
    type: 'time_pass',
    price: 50,
    unlimited: true,
    validity_days: 2,
    can_pause: true,
  })
  const sell = (client: { id: number }, starts_at: string) =>
    made('POST /api/v1/memberships', { client_id: client.id, membership_type_id: pass.id, starts_at })
  await sell(zoe, '2026-03-20')
  await sell(bea, '2026-03-04')
  const resting = await sell(ana, '2026-03-04')
  await studio.asOwner(`POST /api/v1/memberships/${resting.id}/pause`, { pause_days: 20 })
  const ended = await sell(carl, '2026-03-04')
  await studio.asOwner(`DELETE /api/v1/memberships/${ended.id}`)
  await sell(carl, '2026-03-04')
  for (const status of ['pending', 'active', 'paused', 'expired', 'cancelled', 'none', 'over']) {
    await owner(`GET /clients?membership_status=${status}`)
  }

  const teacher = (full_name: string, email: string) =>
    made('POST /api/v1/instructors', { full_name, email, password: PASSWORD })
  const [ines, ivo] = [await teacher('Inés Vega', 'ines@studio.test'), await teacher('Ivo Sol', 'ivo@studio.test')]
  const yin = await made('POST /api/v1/class-templates', { name: 'Yin' })
  const plan = (starts_at: string, instructor_id: number) =>
    made('POST /api/v1/scheduled-classes', { template_id: yin.id, starts_at, instructor_id, force: true })
  const book = (client: { id: number }, cls: { id: number }) =>
    made('POST /api/v1/bookings', { client_id: client.id, scheduled_class_id: cls.id, force: true })
  const [first, second] = [await plan('2026-03-04T12:30', ines.id), await plan('2026-03-05T12:30', ivo.id)]
  const came = [await book(del, first), await book(bea, first), await book(zoe, second)]
  const left = await book(other, first)
  await studio.asOwner(`DELETE /api/v1/bookings/${left.id}`)
  await later({ minutes: 30 })
  for (const { id } of came.slice(0, 2)) await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
  const token = await studio.login(ines.email)
  await as('inés', token)('GET /clients?page_size=2')
  await as('ivo', await studio.login(ivo.email))('GET /clients')
  await as('inés', token)(`GET /clients/${other.id}`)
  await as('inés', token)(`GET /clients/${zoe.id}`)
  await as('ivo', await studio.login(ivo.email))(`GET /clients/${zoe.id}`)
  await as('ivo', await studio.login(ivo.email))(`GET /clients/${zoe.id}/notes`)
  await as('ivo', await studio.login(ivo.email))(`GET /clients/${bea.id}/notes`)
  await as('ivo', await studio.login(ivo.email))(`POST /clients/${bea.id}/notes`, { body: 'Not mine' })
  await as('ivo', await studio.login(ivo.email))(`POST /clients/${zoe.id}/notes`, { body: 'Mine' })

  // To the very minute: a class that began just so many days ago is a visit still.
  await later({ days: 1 })
  await studio.asOwner(`POST /api/v1/bookings/${came[2].id}/check-in`)
  await owner('GET /clients?inactive_days=1')
  await studio.asOwner(`POST /api/v1/bookings/${came[2].id}/undo`)
  await owner('GET /clients?inactive_days=1')
  await later({ minutes: 1 })
  await owner('GET /clients?inactive_days=1&page_size=2')
  await owner('GET /clients?inactive_days=2')
  await owner('GET /clients?inactive_days=0')
  await owner('GET /clients?inactive_days=3651')
  await later({ days: 2 })
  await owner('GET /clients?membership_status=expired')
  await owner('GET /clients?membership_status=active')
})
