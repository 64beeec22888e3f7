import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (full_name: string, email: string) => ({
    full_name,
    email: `${email}@studio.test`,
    password: PASSWORD,
  })
  const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
  const { id: paul } = await owner('POST /instructors', {
    ...person('Paul_Roca', 'paul'),
    bio: 'Yin',
    establishment_id: attic,
  })
  const { id: ines } = await owner('POST /instructors', {
    ...person(' ines 50% \\ Vega ', 'Ines'),
    bio: null,
    establishment_id: null,
  })
  const { id: amy } = await owner('POST /instructors', person('amy', 'amy'))
  const { id: twin } = await owner('POST /instructors', person('Amy', 'amy2'))
  await owner('POST /instructors', person('Again', 'ines'))
  await owner('POST /instructors', { ...person('Weak', 'weak'), password: 'password' })
  await owner('POST /instructors', { ...person('Lost', 'lost'), establishment_id: 99 })
  await owner('GET /instructors/me')

  const { id: teach } = await owner('POST /roles', {
    name: 'Head',
    permissions: ['instructors.manage', 'schedule.view'],
  })
  const { id: mara } = await owner('POST /staff', { ...person('Mara', 'mara'), role_id: teach })
  const { id: lena } = await owner('POST /staff', { ...person('Lena', 'lena'), role_id: teach })
  const { id: profile } = await owner(`POST /staff/${mara}/instructor-profile`, {
    bio: 'Runs it',
    establishment_id: attic,
  })
  await owner(`POST /staff/${mara}/instructor-profile`, {})
  await owner('POST /staff/99/instructor-profile', {})
  await owner(`POST /staff/${lena}/instructor-profile`, { establishment_id: 99 })
  const { id: owners } = await owner('POST /staff/1/instructor-profile', {})
  await owner(`POST /staff/${lena}/deactivate`)
  const { id: lenas } = await owner(`POST /staff/${lena}/instructor-profile`, { bio: null })
  await owner('GET /instructors/me')
  await later({ minutes: 1 })

  await owner('GET /instructors?page_size=3')
  await owner('GET /instructors?page_size=3&page=2')
  await owner('GET /instructors?include_inactive=false&page_size=1')
  await owner('GET /instructors?include_inactive=true&page_size=2&page=3')
  for (const search of ['AMY', 'o', '%25', '_', '%5C', 'yin', '%20lena%20', '%20amy%20'])
    await owner(`GET /instructors?search=${search}`)
  await owner('GET /instructors?search=lena&include_inactive=true')

  // Each as those may who are not the owner: an owner's profile is the owner's.
  const head = as('mara', await studio.login('mara@studio.test'))
  await head('GET /instructors/me')
  await head(`PUT /instructors/${paul}`, { bio: 'Yin and Hatha' })
  await head(`PUT /instructors/${owners}`, { bio: 'Mine' })
  await head(`DELETE /instructors/${owners}`)
  await head(`PATCH /instructors/${owners}/reactivate`)
  await head(`DELETE /instructors/${owners}/remove`)
  await head('POST /staff/1/instructor-profile', {})
  const teacher = as('paul', await studio.login('paul@studio.test'))
  await teacher('GET /instructors/me')
  await teacher(`PUT /instructors/${paul}`, { bio: 'Mine' })
  await teacher('GET /instructors?include_inactive=true&search=lena')
  const { body } = await studio.send('POST /api/v1/auth/register/client', { body: person('Cleo', 'cleo') })
  const cleo = as('cleo', body.access_token)
  await cleo('GET /instructors?include_inactive=true&search=l')
  await cleo(`GET /instructors/${paul}`)
  await cleo(`GET /instructors/${lenas}`)
  await cleo('GET /instructors/me')
  await owner(`GET /instructors/${lenas}`)
  await owner('GET /instructors/99')

  await later({ minutes: 1 })
  await owner(`PUT /instructors/${ines}`, { full_name: 'Ines Vega' })
  await owner(`PUT /instructors/${ines}`, { bio: 'Flow', establishment_id: attic })
  await owner(`PUT /instructors/${ines}`, { bio: null, establishment_id: null })
  await owner(`PUT /instructors/${ines}`, { establishment_id: 99 })
  await owner('PUT /instructors/99', { bio: 'Nobody' })

  // Put away and brought back: with the account of who only teaches, without that of a manager.
  await later({ minutes: 1 })
  await owner(`DELETE /instructors/${paul}`)
  await owner(`DELETE /instructors/${paul}`)
  await teacher('GET /instructors/me')
  await owner(`PATCH /instructors/${paul}/reactivate`)
  await owner(`PATCH /instructors/${paul}/reactivate`)
  await owner(`DELETE /instructors/${profile}`)
  await head('GET /instructors/me')
  await owner(`POST /staff/${mara}/deactivate`)
  await owner(`POST /staff/${mara}/reactivate`)
  await owner(`PATCH /instructors/${profile}/reactivate`)
  await owner(`POST /staff/${mara}/deactivate`)
  await owner(`POST /staff/${lena}/reactivate`)
  const { items } = await owner('GET /instructors?search=amy')
  await owner(`POST /staff/${items[0].user_id}/deactivate`)
  await owner(`POST /staff/${items[0].user_id}/reactivate`)
  await owner('DELETE /instructors/99')

  // For good, unless something carries the name.
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga', default_instructor_id: amy })
  await owner('POST /scheduled-classes', { template_id: yoga, starts_at: '2026-03-06T10:00', instructor_id: ines })
  await owner(`DELETE /instructors/${amy}/remove`)
  await owner(`DELETE /instructors/${ines}/remove`)
  await owner(`DELETE /instructors/${twin}/remove`)
  await owner(`DELETE /instructors/${profile}/remove`)
  await owner(`DELETE /instructors/${lenas}/remove`)
  await owner(`DELETE /staff/${lena}`)
  const { id: nina } = await owner('POST /staff', { ...person('Nina', 'nina'), role_id: teach })
  await owner(`POST /staff/${nina}/instructor-profile`, {})
  await owner(`DELETE /staff/${nina}`)
  await owner('DELETE /instructors/99/remove')
  await owner('GET /instructors?include_inactive=true&page_size=20')
})
