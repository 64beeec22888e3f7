import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  await owner('GET /establishments')
  const { id: north } = await owner('POST /establishments', {
    name: ' North ',
    address: 'Calle Norte 1',
    phone: '+34 910 000 001',
  })
  const { id: south } = await owner('POST /establishments', { name: 'South' })
  const { id: attic } = await owner('POST /establishments', { name: 'Attic', address: null, phone: null })
  await owner('POST /establishments', { name: ' ' })

  await later({ minutes: 1 })
  await owner(`PUT /establishments/${north}`, { name: 'North Hall' })
  await owner(`PUT /establishments/${north}`, { address: 'Calle Norte 2', phone: null })
  await owner(`PUT /establishments/${south}`, { phone: '+34 910 000 002', is_active: false })
  await owner('PUT /establishments/1', { is_active: false })
  await owner('PUT /establishments/1', { name: 'First Floor', is_active: true })
  await owner('PUT /establishments/99', { name: 'Nowhere' })

  await owner('GET /establishments')
  await owner('GET /establishments?include_inactive=false')
  await owner('GET /establishments?include_inactive=true')
  await owner('GET /establishments?include_inactive=perhaps')
  await owner(`GET /establishments/${south}`)
  await owner('GET /establishments/99')

  const { id: role } = await owner('POST /roles', { name: 'Planner', permissions: ['schedule.view'] })
  const person = { full_name: 'Mara Planner', email: 'mara@studio.test', password: PASSWORD }
  await owner('POST /staff', { ...person, role_id: role })
  const mara = as('mara', await studio.login(person.email))
  await mara('GET /establishments')
  await mara(`GET /establishments/${north}`)
  await mara('POST /establishments', { name: 'Mine' })
  await mara(`PUT /establishments/${north}`, { name: 'Mine' })
  await mara(`DELETE /establishments/${attic}`)

  // A class in one, an instructor of another, a series in a third: all stay until nothing refers to them.
  const { id: flow } = await owner('POST /class-templates', { name: 'Flow' })
  await owner('POST /scheduled-classes', { template_id: flow, starts_at: '2026-03-05T10:00', establishment_id: north })
  const ines = { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD, establishment_id: south }
  await owner('POST /instructors', ines)
  await owner(`PUT /establishments/${south}`, { is_active: true })
  await owner('POST /instructors', ines)
  await owner(`PUT /establishments/${south}`, { is_active: false })
  await owner(`DELETE /establishments/${north}`)
  await owner(`DELETE /establishments/${south}`)
  await owner('DELETE /establishments/1')
  await owner('DELETE /establishments/99')
  await owner(`DELETE /establishments/${attic}`)
  await owner(`DELETE /establishments/${attic}`)
  await owner(`PUT /establishments/${south}`, { is_active: true })
  await owner('GET /establishments')
})
