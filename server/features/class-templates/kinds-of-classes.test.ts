import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  await owner(`DELETE /instructors/${paul}`)

  const { id: yin } = await owner('POST /class-templates', { name: 'Yin' })
  const { id: flow } = await owner('POST /class-templates', {
    name: 'flow',
    description: 'A calm start',
    duration_minutes: 75,
    default_capacity: 8,
    default_instructor_id: ines,
    color: '#1A7F5A',
    cancellation_window_hours: 5,
    booking_open_hours_before: 200,
    booking_close_hours_before: 2,
  })
  const { id: other } = await owner('POST /class-templates', { name: 'FLOW', default_instructor_id: null })
  const { id: barre } = await owner('POST /class-templates', { name: 'Barre', cancellation_window_hours: 0 })
  await owner('POST /class-templates', { name: 'Lost', default_instructor_id: paul })
  await owner('POST /class-templates', { name: 'Lost', default_instructor_id: 99 })
  await owner('POST /class-templates', { name: 'Lost', color: 'green' })

  // Booking opens before it closes, be it by an hour.
  const opens = (booking_open_hours_before: number | null, booking_close_hours_before?: number | null) => ({
    booking_open_hours_before,
    ...(booking_close_hours_before !== undefined && { booking_close_hours_before }),
  })
  await owner('POST /class-templates', { name: 'Never', ...opens(0) })
  await owner('POST /class-templates', { name: 'Never', ...opens(0, null) })
  await owner('POST /class-templates', { name: 'Never', ...opens(3, 3) })
  await later({ minutes: 1 })
  await owner(`PUT /class-templates/${yin}`, opens(1))
  await owner(`PUT /class-templates/${yin}`, { booking_close_hours_before: 1 })
  await owner(`PUT /class-templates/${yin}`, opens(2, 1))
  await owner(`PUT /class-templates/${yin}`, { booking_open_hours_before: 1 })
  await owner(`PUT /class-templates/${yin}`, { booking_open_hours_before: null })
  await owner(`PUT /class-templates/${yin}`, { booking_close_hours_before: 4 })

  await later({ minutes: 1 })
  await owner(`PUT /class-templates/${flow}`, { name: 'flow', default_capacity: 8 })
  await owner(`PUT /class-templates/${flow}`, { name: 'flow', default_capacity: 9 })
  await owner(`PUT /class-templates/${flow}`, {})
  await owner(`PUT /class-templates/${barre}`, { default_instructor_id: paul })
  await owner(`PUT /class-templates/${barre}`, { default_instructor_id: 99 })
  await owner(`PUT /class-templates/${barre}`, {
    default_instructor_id: ines,
    description: 'At the bar',
    color: '#ABCDEF',
  })
  await owner(`PUT /class-templates/${barre}`, { default_instructor_id: null })
  await owner('PUT /class-templates/99', { name: 'Nothing' })
  // An instructor who has left stays named if the template is saved as it is.
  await owner(`DELETE /instructors/${ines}`)
  await owner(`PUT /class-templates/${flow}`, { default_instructor_id: ines, duration_minutes: 80 })
  await owner(`PUT /class-templates/${barre}`, { default_instructor_id: ines })

  await later({ minutes: 1 })
  await owner(`DELETE /class-templates/${other}`)
  await owner(`DELETE /class-templates/${other}`)
  await owner('DELETE /class-templates/99')
  await owner('GET /class-templates')
  await owner('GET /class-templates?include_inactive=false&page_size=1&page=2')
  await owner('GET /class-templates?include_inactive=true&page_size=2')
  await owner('GET /class-templates?include_inactive=true&page_size=2&page=2')
  await owner('GET /class-templates?page=0')
  await owner(`GET /class-templates/${other}`)
  await owner('GET /class-templates/99')

  const cleo = as(
    'cleo',
    (await studio.send('POST /api/v1/auth/register/client', { body: person('Cleo') })).body.access_token,
  )
  await cleo('GET /class-templates?page_size=1')
  await cleo('GET /class-templates?include_inactive=true')
  await cleo(`GET /class-templates/${flow}`)
  await cleo(`GET /class-templates/${other}`)
  await cleo(`PUT /class-templates/${flow}`, { name: 'Mine' })
  await owner('POST /instructors', person('Nora'))
  const nora = as('nora', await studio.login('nora@studio.test'))
  await nora('GET /class-templates?include_inactive=true&page_size=1&page=3')
  await nora(`GET /class-templates/${other}`)
  await nora('POST /class-templates', { name: 'Mine' })

  await owner(`PUT /class-templates/${other}`, { is_active: true })
  await cleo(`GET /class-templates/${other}`)
})
