import { transcript } from '../../test/transcript/transcript.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { PASSWORD } from '../../test/studio.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 8, reminder_hours_before: 24 })
  await owner('POST /appointment-services', {
    name: 'Massage',
    description: 'With warm oil',
    duration_minutes: 60,
    buffer_minutes: 15,
    price: 55.5,
    establishment_ids: [1, 1],
  })
  await owner('POST /appointment-services', { name: 'Advice', duration_minutes: 30 })
  await owner('POST /appointment-services', { name: 'Nowhere', duration_minutes: 30, establishment_ids: [9] })
  await owner('POST /appointment-services', { name: 'Too dear', duration_minutes: 30, price: 1.234 })
  const person = { email: 'ines@studio.test', password: PASSWORD, full_name: 'Inés' }
  await studio.asOwner('POST /api/v1/instructors', person)
  const ines = as('Inés', await studio.login('ines@studio.test'))
  await ines('PUT /instructors/1/availability', {
    windows: [{ weekday: 4, start_time: '22:00', end_time: '02:00', service_id: null }],
  })
  await ines('PUT /instructors/1/availability', {
    windows: [
      { weekday: 4, start_time: '09:00', end_time: '12:00', service_id: 1 },
      { weekday: 4, start_time: '15:00', end_time: '17:00' },
      { weekday: 5, start_time: '09:00', end_time: '12:00', is_active: false },
    ],
  })
  await owner('GET /appointment-services/1/available-instructors')
  await owner('PUT /instructors/1', { establishment_id: 1 })
  await owner('GET /appointment-services/1/available-instructors')
  const ada = await registerClient(studio, { full_name: 'Ada', email: 'ada@example.com' })
  const asAda = as('Ada', await studio.login(ada.email))
  await asAda('GET /appointments/available-slots?service_id=1&instructor_id=1&date=2026-03-05')
  await asAda('GET /appointments/available-slots?service_id=2&instructor_id=1&date=2026-03-05')
  await asAda('GET /appointments/available-slots?service_id=2&instructor_id=1&date=2026-03-06')

  const wish = { service_id: 1, instructor_id: 1 }
  await asAda('POST /appointments', { ...wish, starts_at: '2026-03-05T10:05' })
  await asAda('POST /appointments', { ...wish, starts_at: '2026-03-03T10:00' })
  await asAda('POST /appointments', { ...wish, starts_at: 'tomorrow' })
  await asAda('POST /appointments', { ...wish, starts_at: '2026-03-05T10:00', force: true })
  await asAda('POST /appointments', { ...wish, starts_at: '2026-03-05T10:00', notes: 'Left shoulder' })
  await asAda('GET /appointments/available-slots?service_id=1&instructor_id=1&date=2026-03-05')
  await owner('POST /appointments', { ...wish, starts_at: '2026-03-05T11:00', client_id: ada.id })
  await owner('POST /appointments', { ...wish, starts_at: '2026-03-05T11:15' })
  await owner('POST /appointments', { ...wish, starts_at: '2026-03-05T12:20', client_id: ada.id, force: true })
  await owner('PATCH /appointment-services/1', { price: 60, duration_minutes: 45 })
  await asAda('GET /appointments')
  await ines('GET /appointments?start_date=2026-03-05&end_date=2026-03-05&status=booked')

  await asAda('PATCH /appointments/2/cancel', { waive_fee: true })
  await later({ minutes: 15 })
  const adaLater = as('Ada', await studio.login(ada.email))
  const inesLater = as('Inés', await studio.login('ines@studio.test'))
  await adaLater('GET /appointments/2')
  await adaLater('PATCH /appointments/2/cancel', { reason: 'No time' })
  await adaLater('PATCH /appointments/2/cancel')
  await inesLater('PATCH /appointments/1/complete', { status: 'no_show' })
  await inesLater('PATCH /appointments/1/check-in')
  await inesLater('PATCH /appointments/1/check-in')
  await adaLater('PATCH /appointments/1/cancel')
  await inesLater('PATCH /appointments/1/complete', { status: 'no_show' })
  await inesLater('PATCH /appointments/1/complete', { status: 'completed' })
  await inesLater('PATCH /appointments/1/complete', { status: 'completed' })
  await owner('POST /clients/1/charges/1/settle', { payment_method: 'cash' })
  await owner('GET /clients/1/charges')
  await owner('GET /clients/1/timeline?page_size=8')
  await owner('DELETE /appointment-services/1')
  await adaLater('GET /appointment-services')
  await adaLater('GET /appointment-services/1')
  await adaLater('GET /appointments/available-slots?service_id=1&instructor_id=1&date=2026-03-12')
  await adaLater('POST /appointments', { ...wish, starts_at: '2026-03-12T10:00' })
})
