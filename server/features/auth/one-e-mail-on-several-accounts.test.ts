import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const NEW = 'another-quiet-morning'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const stranger = as('stranger')
  const email = 'eva@studio.test'
  const register = (body: object) => stranger('POST /auth/register/client', { password: PASSWORD, ...body })
  const login = (address: string, password = PASSWORD) => stranger('POST /auth/login', { email: address, password })
  const forgot = (address: string) => stranger('POST /auth/forgot-password', { email: address })
  const reset = (token: string, new_password = NEW) => stranger('POST /auth/reset-password', { token, new_password })
  const mailed = async () => {
    await later({ minutes: 1 })
    return /#([\w-]+)/.exec(studio.mail.sent.at(-1)!.text)![1]!
  }
  await owner('PUT /studio/email', {
    host: 'mail.example.com',
    port: 587,
    security: 'starttls',
    from_email: 'hello@studio.test',
  })

  // Accounts of the team and clients have the same numbers.
  const max = await register({
    email: 'max@studio.test',
    full_name: 'Max Mora',
    phone: '+34 600',
    date_of_birth: '1990-02-03',
  })
  await owner('POST /instructors', { full_name: 'Eva Lux', email, password: PASSWORD })
  await register({ email, full_name: 'Eva Client', password: 'a-client-of-its-own-2' })
  await owner('POST /staff', { full_name: 'Ivo Desk', email: 'ivo@studio.test', password: PASSWORD, role_id: 2 })
  for (const token of [max.access_token, (await login(email)).access_token]) await as('somebody', token)('GET /auth/me')
  await as('somebody', (await login(email, 'a-client-of-its-own-2')).access_token)('GET /auth/me')
  await login(email, 'neither-of-the-two')
  await stranger('POST /auth/refresh', { refresh_token: max.refresh_token })
  await stranger('POST /auth/refresh', { refresh_token: max.access_token })
  await as('max', max.refresh_token)('GET /auth/me')
  await as('max', max.access_token)('POST /auth/logout')
  await stranger('POST /auth/logout')

  // Two open links have the same number, one the team's and one a client's: each is used, or ends, independently.
  await forgot('owner@studio.test')
  const ofOwner = await mailed()
  await forgot('max@studio.test')
  const ofMax = await mailed()
  await stranger(`GET /auth/invite/${ofMax}`)
  await stranger(`GET /auth/invite/${ofOwner}`)
  await reset(ofMax, 'max@studio.test')
  await reset(ofMax)
  await reset(ofMax)
  await as('max', max.access_token)('GET /auth/me')
  await forgot('ivo@studio.test')
  const ofIvo = await mailed()
  await stranger(`GET /auth/invite/${ofOwner}`)
  await reset(ofOwner, PASSWORD)
  await later({ minutes: 58 })
  await stranger(`GET /auth/invite/${ofIvo}`)
  await later({ minutes: 1 })
  await reset(ofIvo)

  // The team first; who was deactivated is found as a client.
  await forgot(email)
  const first = await mailed()
  await reset(first, 'a-third-quiet-morning')
  await owner('POST /staff/2/deactivate')
  await login(email, 'a-third-quiet-morning')
  await forgot(email)
  await reset(await mailed())
  await owner('POST /staff/2/reactivate')

  // Of several records with an e-mail the one with a login is meant, else the oldest; no child, nobody who left.
  const noah = { full_name: 'Noah Older', email: 'noah@studio.test', locale: 'fr' }
  await owner('POST /clients', { ...noah, full_name: 'Noah Left' })
  await owner('DELETE /clients/3')
  await owner('POST /clients', { ...noah, full_name: 'Noah Child', guardian_id: 1 })
  await forgot('noah@studio.test')
  await later({ minutes: 1 })
  await owner('POST /clients', noah)
  await owner('POST /clients', { ...noah, full_name: 'Noah Younger' })
  await register({ email: 'NOAH@studio.test', full_name: 'Another Noah' })
  const link = await mailed()
  const { invite_url } = await owner('POST /clients/6/invite')
  await reset(invite_url.split('#')[1])
  await reset(link)
  await forgot('noah@studio.test')
  await reset(await mailed(), 'a-third-quiet-morning')
  await owner('DELETE /clients/6')
  await login('noah@studio.test', 'a-third-quiet-morning')
  await owner('GET /emails?page_size=20')
})
