import { OWNER_EMAIL, PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'
import { goOnline } from '../../test/build/reach.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  const stranger = as('stranger')
  await goOnline(studio)
  for (const name of ['Ana', 'Bea', 'Cid', 'Dov', 'Ely']) {
    await made('POST /api/v1/clients', { full_name: name, email: `${name.toLowerCase()}@mail.test` })
  }
  await made('PUT /api/v1/clients/2', { locale: 'de-AT' })
  await owner('GET /studio/email')
  await owner('POST /studio/email/test')
  await owner('POST /clients/1/invite')
  await later({ minutes: 1 })
  await owner('PUT /studio/email', server)
  await owner('GET /studio/email')
  await later({ minutes: 1 })
  await owner('POST /studio/email/test')
  await owner('POST /emails/1/retry')

  // Emails that somebody waits for at a screen leave first, then the oldest.
  for (const client of [1, 2, 3, 4, 5]) await studio.asOwner(`POST /api/v1/clients/${client}/invite`)
  await stranger('POST /auth/forgot-password', { email: OWNER_EMAIL })
  await stranger('POST /auth/forgot-password', { email: 'dov@mail.test' })
  await later({ minutes: 1 })
  const lists = async () => {
    for (const query of [
      '?page_size=2',
      '?page_size=2&page=2',
      '?status=sent&client_id=1',
      '?client_id=2',
      '?status=queued',
    ])
      await owner(`GET /emails${query}`)
  }
  await lists()

  studio.mail.fail = '451 Not now'
  await studio.asOwner('POST /api/v1/clients/3/invite')
  await stranger('POST /auth/forgot-password', { email: OWNER_EMAIL })
  await later({ seconds: 1 })
  await later({ seconds: 59 })
  await later({ seconds: 1 })
  await owner('GET /emails?status=queued')
  await owner('POST /studio/email/test')
  const waiting = (await studio.asOwner('GET /api/v1/emails?status=queued')).body.items as { id: number }[]
  await owner(`POST /emails/${waiting[0]!.id}/retry`)
  await later({ minutes: 5 })
  // A link that lasts an hour: still good in its last minute, then no longer.
  await later({ minutes: 53, seconds: 58 })
  await owner(`POST /emails/${waiting[0]!.id}/retry`)
  await later({ seconds: 1 })
  await owner(`POST /emails/${waiting[0]!.id}/retry`)
  await owner('GET /emails?page_size=2')
  for (const hours of [1, 4, 4, 4, 4, 4]) await later({ hours })
  await owner('GET /emails?status=failed')
  await owner('GET /studio/status')
  studio.mail.fail = undefined
  await owner(`POST /emails/${waiting[1]!.id}/retry`)
  await owner('POST /emails/99/retry')
  await later({ minutes: 1 })
  await owner('GET /emails?client_id=3&status=sent&page_size=1')

  const secured = { ...server, username: 'desk', password: 'mail-Secret-1', from_name: 'Marea' }
  await owner('PUT /studio/email', secured)
  const { password: _, ...without } = secured
  await later({ minutes: 1 })
  await owner('PUT /studio/email', { ...without, from_name: null })
  await owner('POST /studio/email/test')
  for (const change of [
    { host: 'other.test' },
    { port: 465 },
    { security: 'tls' },
    { username: 'two' },
    { password: null },
  ])
    await owner('PUT /studio/email', { ...without, ...change })
  await owner('PUT /studio/email', { ...server, password: 'mail-Secret-2' })
  await owner('PUT /studio/email', { ...server, password: null })
  for (const wrong of [
    { host: 'a b' },
    { port: 0 },
    { port: 65_536 },
    { security: 'ssl' },
    { from_email: 'desk' },
    { user: '' },
  ])
    await owner('PUT /studio/email', { ...server, ...wrong })

  // Failures count for a week from the writing of the email.
  await later({ days: 6, hours: 1, minutes: 58 })
  await owner('GET /studio/status')
  await later({ seconds: 1 })
  await owner('GET /studio/status')
  await later({ seconds: 1 })
  await owner('GET /studio/status')

  const login = async (full_name: string, permissions: string[]) => {
    const role = await made('POST /api/v1/roles', { name: full_name, permissions })
    const email = `${full_name.toLowerCase()}@studio.test`
    await made('POST /api/v1/staff', { full_name, email, password: PASSWORD, role_id: role.id })
    return as(full_name, await studio.login(email))
  }
  for (const ask of [await login('Sees', ['settings.view']), await login('Sets', ['settings.manage']), stranger]) {
    await ask('GET /studio/email')
    await ask('PUT /studio/email', server)
    await ask('POST /studio/email/test')
    await ask('GET /emails?page_size=1')
    await ask('POST /emails/1/retry')
  }
})
