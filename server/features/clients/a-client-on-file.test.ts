import { transcript } from '../../test/transcript/transcript.ts'
import { PASSWORD } from '../../test/studio.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const stranger = as('stranger')
  const whole = {
    full_name: '  Ana Prats ',
    email: 'ana@mail.test',
    phone: '600 1',
    date_of_birth: '1990-03-04',
    address: 'Carrer 1',
    emergency_contact: 'Pau 600 2',
    locale: 'es',
    client_since_on: '2020-01-02',
  }
  const ana = await owner('POST /clients', whole)
  const bea = await owner('POST /clients', { full_name: 'Bea Brook' })
  const cleo = await stranger('POST /auth/register/client', {
    full_name: 'Cleo Kay',
    email: 'cleo@mail.test',
    password: PASSWORD,
  })
  await stranger('POST /auth/register/client', { full_name: 'Dora Low', email: 'dora@mail.test', password: PASSWORD })
  await owner('POST /clients', { full_name: 'Thief', email: 'cleo@mail.test' })
  await owner('POST /clients', { full_name: 'Kid Kay', email: 'CLEO@mail.test', guardian_id: cleo.account.id })
  await owner('POST /clients', { full_name: 'Kid Low', email: 'cleo@mail.test', guardian_id: 4 })
  await owner('POST /clients', { full_name: 'Twin', email: 'ana@mail.test' })
  await owner('POST /clients', { full_name: 'Orphan', guardian_id: 99 })
  await owner('POST /clients', { full_name: 'x'.repeat(201), emergency_contact: 'y'.repeat(301), is_active: true })

  await later({ minutes: 5 })
  await owner(`PUT /clients/${ana.id}`, {})
  await owner(`PUT /clients/${ana.id}`, { full_name: 'Ana Prats Roca', phone: null, guardian_id: bea.id })
  await owner(`PUT /clients/${ana.id}`, { guardian_id: ana.id })
  await owner(`PUT /clients/${ana.id}`, { guardian_id: 99 })
  await owner(`PUT /clients/${ana.id}`, { guardian_id: null })
  await owner(`PUT /clients/${bea.id}`, { email: 'cleo@mail.test' })
  await owner(`PUT /clients/${bea.id}`, { email: 'ana@mail.test' })
  await owner(`PUT /clients/${bea.id}`, { email: null })
  await owner('PUT /clients/3', { email: 'cleo@mail.test', phone: '600 9' })
  await owner('PUT /clients/3', { email: null })
  await owner('PUT /clients/99', { phone: '1' })
  await owner('GET /clients/99')

  const desk = await owner('POST /roles', { name: 'Desk', permissions: ['clients.view'] })
  const fran = await owner('POST /staff', {
    full_name: 'Fran Gil',
    email: 'fran@studio.test',
    password: PASSWORD,
    role_id: desk.id,
  })
  const asFran = as('fran', await studio.login(fran.email))
  const asCleo = as('cleo', await studio.login('cleo@mail.test'))
  for (const [operation, body] of [
    ['GET /clients/1'],
    ['GET /clients/3'],
    ['PUT /clients/me', { phone: '600 7', locale: 'de' }],
    ['PUT /clients/me', { email: 'new@mail.test' }],
    ['PUT /clients/1', { phone: '1' }],
    ['DELETE /clients/1'],
    ['POST /clients/1/invite'],
    ['GET /clients/3/notes'],
    ['POST /clients/3/notes', { body: 'Seen' }],
  ] as const) {
    await asFran(operation, body)
    await asCleo(operation, body)
  }
  await owner('PUT /clients/me', { phone: '1' })
  await stranger('GET /clients/1')

  const note = await owner('POST /clients/1/notes', { body: ' Likes the window ' })
  await later({ minutes: 5 })
  await owner('POST /clients/1/notes', { body: 'Has a cold' })
  await owner('POST /clients/2/notes', { body: 'Another’s' })
  await owner('POST /clients/99/notes', { body: 'Nobody’s' })
  await owner('POST /clients/1/notes', { body: ' ' })
  await owner('GET /clients/1/notes')
  await as('fran', await studio.login(fran.email))('GET /clients/2/notes')
  await owner('GET /clients/99/notes')
  await owner(`DELETE /clients/2/notes/${note.id}`)
  await owner(`DELETE /clients/1/notes/${note.id}`)
  await owner(`DELETE /clients/1/notes/${note.id}`)
  await owner('GET /clients/1/notes')

  await owner('POST /clients/2/invite')
  await owner('POST /clients/99/invite')
  await owner('POST /clients/1/invite')
  await owner('POST /clients/6/invite')
  await later({ days: 1 })
  await owner('POST /clients/1/invite')
  const cleoToken = await studio.login('cleo@mail.test')
  await owner('DELETE /clients/1')
  await owner('DELETE /clients/1')
  await owner('POST /clients/1/invite')
  await owner('PUT /clients/1', { is_active: true })
  await as('cleo', cleoToken)('GET /clients/3')
  await owner('DELETE /clients/3')
  await as('cleo', cleoToken)('GET /clients/3')
  await stranger('POST /auth/login', { email: 'cleo@mail.test', password: PASSWORD })
  await owner('PUT /clients/3', { is_active: true })
  await as('cleo', cleoToken)('GET /clients/3')
  await as('dora', await studio.login('dora@mail.test'))('GET /clients/4')

  await owner('POST /gdpr/delete/1')
  for (const [operation, body] of [
    ['GET /clients/1'],
    ['PUT /clients/1', { phone: '1' }],
    ['DELETE /clients/1'],
    ['POST /clients/1/invite'],
    ['GET /clients/1/notes'],
    ['POST /clients/1/notes', { body: 'Late' }],
    ['GET /clients/1/timeline'],
  ] as const) {
    await owner(operation, body)
  }
})
