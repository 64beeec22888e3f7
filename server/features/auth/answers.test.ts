import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { frontDeskPermissions } from '../../api/permissions.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { withFactor } from '../../test/build/totp.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

const NEW = 'another-quiet-morning'
const refused = ({ status, body }: Reply) => [status, body.code]

describe('setting a studio up', () => {
  const setup = {
    studio_name: 'Marea',
    manager_full_name: 'Olga Owner',
    manager_email: 'Olga@Marea.test',
    manager_password: PASSWORD,
  }
  let bare: TestStudio
  before(async () => {
    bare = await startStudio({ bare: true })
  })
  after(() => bare.stop())

  it('refuses what it can’t work with, and leaves nothing behind', async () => {
    for (const [given, path] of [
      [{ timezone: 'Mars/Olympus' }, 'timezone'],
      [{ currency: 'XTS' }, 'currency'],
      [{ manager_password: 'password1' }, 'manager_password'],
      [{ manager_password: 'olga@marea.test' }, 'manager_password'],
    ] as const) {
      const { status, body } = await bare.send('POST /api/v1/auth/bootstrap', { body: { ...setup, ...given } })
      assert.deepEqual([status, body.errors[0].path], [422, path])
    }
    assert.equal((await bare.send('POST /api/v1/auth/forgot-password', { body: { email: 'a@b.test' } })).status, 200)
    const register = { email: 'a@b.test', full_name: 'A', password: PASSWORD }
    const early = await bare.send('POST /api/v1/auth/register/client', { body: register })
    assert.deepEqual(refused(early), [409, 'STUDIO_NOT_CONFIGURED'])
  })

  it('takes what is not said as it stands in the interface, and gives the session and the code', async () => {
    const { status, body } = await bare.send('POST /api/v1/auth/bootstrap', { body: setup })
    assert.equal(status, 201)
    assert.match(body.recovery_code, /^([0-9A-Z]{5}-){5}[0-9A-Z]$/)
    assert.deepEqual([body.token_type, body.expires_in, body.role], ['Bearer', 900, 'manager'])
    assert.deepEqual(body.account, { id: 1, email: 'olga@marea.test', full_name: 'Olga Owner', role: 'manager' })
    bare.owner = body.access_token
    const settings = (await bare.asOwner('GET /api/v1/studio')).body
    assert.deepEqual(
      [settings.studio_name, settings.timezone, settings.currency, settings.locale],
      ['Marea', 'UTC', 'EUR', 'en'],
    )
    assert.match(settings.public_studio_id, /^[\w-]{22}$/)
    assert.deepEqual([settings.primary_color, settings.secondary_color], ['#2f6f5e', '#e8a33d'])
    assert.deepEqual([settings.created_at, settings.updated_at], [bare.clock.now(), bare.clock.now()])
    const [location, ...others] = (await bare.asOwner('GET /api/v1/establishments')).body
    assert.deepEqual([location.id, location.name, location.created_at, others], [1, 'Marea', bare.clock.now(), []])
    const roles = (await bare.asOwner('GET /api/v1/roles')).body
    assert.deepEqual(roles[1].permissions, frontDeskPermissions)
    assert.deepEqual([roles[1].is_owner, roles[1].staff_count], [false, 0])
    const { items } = (await bare.asOwner('GET /api/v1/audit-log')).body
    assert.deepEqual(
      items.map((entry: Record<string, unknown>) => [
        entry['action'],
        entry['actor_id'],
        entry['actor_name'],
        entry['entity'],
      ]),
      [['studio.bootstrap', 1, 'Olga Owner', 'studio']],
    )
  })

  it('takes what is said', async () => {
    const other = await startStudio({ bare: true })
    const said = { timezone: 'Pacific/Auckland', currency: 'NZD', locale: 'de-AT' }
    other.owner = (await other.send('POST /api/v1/auth/bootstrap', { body: { ...setup, ...said } })).body.access_token
    const { timezone, currency, locale } = (await other.asOwner('GET /api/v1/studio')).body
    assert.deepEqual({ timezone, currency, locale }, said)
    await other.stop()
  })
})

describe('an account', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
  })
  after(() => studio.stop())

  const me = async (token: string) => (await studio.send('GET /api/v1/auth/me', { token })).body
  const newestMail = async () => (await studio.asOwner('GET /api/v1/emails')).body.items[0]
  let addresses = 0
  const outside = (operation: string, body: object) => {
    addresses += 1
    return studio.send(operation, { body, door: 'public', headers: { 'X-Forwarded-For': `10.9.0.${addresses}` } })
  }
  const forgot = (email: string) => outside('POST /api/v1/auth/forgot-password', { email })
  const reset = (token: string, new_password = NEW) =>
    outside('POST /api/v1/auth/reset-password', { token, new_password })
  const invite = async (id: number) => {
    const { status, body } = await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
    assert.equal(status, 200, JSON.stringify(body))
    return { ...body, token: new URL(body.invite_url).hash.slice(1) }
  }
  const addClient = async (body: object) => (await studio.asOwner('POST /api/v1/clients', body)).body

  it('of each kind is shown whole', async () => {
    const own = { locale: null, weekly_email: null }
    const factor = { totp_enabled: false, recovery_codes_left: 0, recovery_code_kept: null, ...own }
    const none = { role_id: null, role_name: null, is_owner: false, instructor_id: null, permissions: [], ...factor }
    const registration = { email: 'Whole@studio.test', full_name: 'Wanda Whole', password: PASSWORD }
    const details = { phone: '+34 1', date_of_birth: '1990-02-03' }
    const session = (await outside('POST /api/v1/auth/register/client', { ...registration, ...details })).body
    const client = { id: session.account.id, email: 'whole@studio.test', full_name: 'Wanda Whole', role: 'client' }
    assert.deepEqual(session.account, client)
    const created_at = studio.clock.now()
    assert.deepEqual(await me(session.access_token), { ...client, ...details, ...none, created_at })
    const shown = (await studio.asOwner(`GET /api/v1/clients/${client.id}`)).body
    assert.deepEqual(
      [shown.source, shown.has_login, shown.phone, shown.date_of_birth],
      ['registered', true, '+34 1', '1990-02-03'],
    )

    const nothing = { phone: null, date_of_birth: null }
    const teacher = await makeInstructor(studio)
    const taught = { id: teacher['user_id'], email: teacher.email, full_name: teacher.full_name, role: 'instructor' }
    const asTeacher = await me(await studio.login(teacher.email))
    assert.deepEqual(asTeacher, { ...taught, ...nothing, ...none, instructor_id: teacher.id, created_at })

    const { token, id, email, full_name, role_id, role_name } = await makeManager(studio, [
      'sales.view',
      'clients.view',
    ])
    const may = { ...none, role_id, role_name, permissions: ['clients.view', 'sales.view'] }
    assert.deepEqual(await me(token), { id, email, full_name, role: 'manager', ...nothing, ...may, created_at })
  })

  it('keeps when it signed in last, each its own', async () => {
    const [first, second] = [await makeManager(studio, []), await makeManager(studio, [])]
    const since = studio.clock.now()
    await studio.advance({ hours: 2 })
    await studio.login(first.email)
    const staff = (await studio.asOwner('GET /api/v1/staff')).body
    const lastOf = (id: number) => staff.find((one: { id: number }) => one.id === id).last_login_at
    assert.deepEqual([lastOf(first.id), lastOf(second.id)], [studio.clock.now(), since])
    assert.equal((await makeInstructor(studio))['last_login_at'], undefined)
    const owner = staff.find((one: { is_owner: boolean }) => one.is_owner)
    assert.ok(owner.last_login_at >= owner.created_at, 'the first run signs in, too')
  })

  it('signs in as staff first, then as a client, whichever the password fits', async () => {
    const email = 'both@studio.test'
    const manager = await makeManager(studio, [], { email })
    const clientPassword = 'a-client-of-its-own-2'
    await outside('POST /api/v1/auth/register/client', { email, full_name: 'Both Client', password: clientPassword })
    const login = async (password: string) =>
      (await studio.send('POST /api/v1/auth/login', { body: { email, password } })).body
    assert.deepEqual([(await login(PASSWORD)).role, (await login(clientPassword)).role], ['manager', 'client'])
    assert.equal((await login('neither-of-the-two')).code, 'AUTH_INVALID_CREDENTIALS')
    await studio.asOwner(`POST /api/v1/staff/${manager.id}/deactivate`)
    assert.deepEqual(
      [(await login(PASSWORD)).code, (await login(clientPassword)).role],
      ['AUTH_INVALID_CREDENTIALS', 'client'],
    )
  })

  it('changes its own password with the old one only, and no other’s', async () => {
    const [client, other] = [await registerClient(studio), await registerClient(studio)]
    const manager = await makeManager(studio, [])
    const password = (token: string, old_password: string, new_password = NEW) =>
      studio.send('POST /api/v1/auth/change-password', { token, body: { old_password, new_password } })
    for (const { email } of [client, manager]) {
      const token = await studio.login(email)
      assert.deepEqual(refused(await password(token, 'wrong-one')), [401, 'AUTH_INVALID_CREDENTIALS'])
      const common = await password(token, PASSWORD, 'password1')
      assert.deepEqual([common.status, common.body.errors[0].path], [422, 'new_password'])
      assert.equal((await password(token, PASSWORD, email)).status, 422)
      const { status, body } = await password(token, PASSWORD)
      assert.deepEqual([status, body.account.email], [200, email])
      const login = (given: string) => studio.send('POST /api/v1/auth/login', { body: { email, password: given } })
      assert.deepEqual([(await login(PASSWORD)).status, (await login(NEW)).status], [401, 200])
    }
    assert.equal((await outside('POST /api/v1/auth/login', { email: other.email, password: PASSWORD })).status, 200)
  })

  it('is asked for a new password by a letter of its own kind, in its language, for an hour', async () => {
    await studio.asOwner('PUT /api/v1/studio', { locale: 'it' })
    const oldest = await addClient({ full_name: 'Uma', email: 'uma@mail.test', locale: 'de' })
    await addClient({ full_name: 'Younger', email: 'uma@mail.test' })
    await addClient({ full_name: 'Child', email: 'child@mail.test', guardian_id: oldest.id })
    const gone = await addClient({ full_name: 'Gone', email: 'gone@mail.test' })
    await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)
    const client = await registerClient(studio)
    const expires_at = new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString()
    for (const [email, kind, client_id, name, subject] of [
      ['uma@mail.test', 'claim_account', oldest.id, 'Uma', 'Dein Konto bei Test Studio'],
      [client.email, 'password_reset', client.id, client.full_name, 'Scegli una nuova password per Test Studio'],
      [OWNER_EMAIL, 'password_reset', null, 'Olga Owner', 'Scegli una nuova password per Test Studio'],
    ] as const) {
      await forgot(email)
      await studio.running.runJobs()
      const mail = await newestMail()
      assert.deepEqual(
        [mail.kind, mail.client_id, mail.to_email, mail.to_name, mail.subject, mail.expires_at],
        [kind, client_id, email, name, subject, expires_at],
      )
    }
    const { id } = await newestMail()
    for (const email of ['child@mail.test', 'gone@mail.test', 'nobody@mail.test']) await forgot(email)
    await studio.running.runJobs()
    assert.equal((await newestMail()).id, id)
    await studio.asOwner('PUT /api/v1/studio', { locale: 'en' })
  })

  it('of a client says the language they read in, in which letters come from the first one on', async () => {
    const nora = { email: 'nora@mail.test', password: PASSWORD, full_name: 'Nora', locale: 'de' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: nora })
    const account = { id: body.account.id, email: nora.email, full_name: 'Nora', role: 'client' }
    assert.deepEqual(body.account, { ...account, locale: 'de' })
    await studio.running.runJobs()
    assert.equal((await newestMail()).subject, 'Willkommen bei Test Studio')
    const token = body.access_token
    await studio.send('PUT /api/v1/clients/me', { token, body: { locale: 'fr' } })
    const again = { body: { refresh_token: body.refresh_token } }
    assert.equal((await studio.send('POST /api/v1/auth/refresh', again)).body.account.locale, 'fr')
    await studio.send('PUT /api/v1/clients/me', { token, body: { locale: null } })
    assert.deepEqual(
      (await studio.send('POST /api/v1/auth/login', { body: { email: nora.email, password: PASSWORD } })).body.account,
      account,
    )
  })

  it('is invited for 14 days, to the last moment but one, by first name and masked e-mail', async () => {
    const client = await addClient({ full_name: 'Inés María Ruiz', email: 'ines@mail.test', locale: 'fr' })
    const { token, expires_at } = await invite(client.id)
    assert.equal(expires_at, new Date(Date.parse(studio.clock.now()) + 14 * 86_400_000).toISOString())
    const mail = await newestMail()
    assert.deepEqual(
      [mail.kind, mail.client_id, mail.to_email, mail.to_name, mail.subject, mail.expires_at],
      [
        'invitation',
        client.id,
        'ines@mail.test',
        'Inés María Ruiz',
        'Test Studio vous invite à réserver en ligne',
        expires_at,
      ],
    )
    const shown = async () => (await studio.send(`GET /api/v1/auth/invite/${token}`)).body
    studio.clock.set(new Date(Date.parse(expires_at) - 1).toISOString())
    assert.deepEqual(await shown(), { first_name: 'Inés', email: 'i…@mail.test', studio_name: 'Test Studio' })
    studio.clock.set(expires_at)
    assert.equal((await shown()).code, 'TOKEN_INVALID')
    await studio.advance({ minutes: 0 })
  })

  it('can be invited again, the earlier link ending, and not without an e-mail or while inactive', async () => {
    const client = await addClient({ full_name: 'Twice', email: 'twice@mail.test' })
    const [first, second] = [await invite(client.id), await invite(client.id)]
    assert.equal((await reset(first.token)).body.code, 'TOKEN_INVALID')
    assert.equal((await reset(second.token)).body.account.id, client.id)
    const [nameless, away] = [
      await addClient({ full_name: 'No Mail' }),
      await addClient({ full_name: 'Away', email: 'away@mail.test' }),
    ]
    await studio.asOwner(`DELETE /api/v1/clients/${away.id}`)
    const { total } = (await studio.asOwner('GET /api/v1/emails')).body
    assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/clients/${nameless.id}/invite`)), [
      422,
      'VALIDATION_ERROR',
    ])
    assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/clients/${away.id}/invite`)), [409, 'CLIENT_INACTIVE'])
    assert.equal((await studio.asOwner('GET /api/v1/emails')).body.total, total)
  })

  it('is not made beside one that signs in with its e-mail: where that is mended a new link makes it, which the former address has not got', async () => {
    const [one, two] = [
      await addClient({ full_name: 'Pat One', email: 'pat@mail.test' }),
      await addClient({ full_name: 'Pat Two', email: 'pat@mail.test' }),
    ]
    const [first, second] = [await invite(one.id), await invite(two.id)]
    assert.equal((await reset(first.token, 'pat@mail.test')).body.errors[0].path, 'new_password')
    const set = await reset(first.token)
    assert.deepEqual([set.body.role, set.body.account.id], ['client', one.id])
    assert.deepEqual(refused(await reset(second.token)), [409, 'EMAIL_IN_USE'])
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${two.id}`)).body.has_login, false)
    assert.equal((await studio.asOwner(`PUT /api/v1/clients/${two.id}`, { email: 'pat2@mail.test' })).status, 200)
    assert.deepEqual(refused(await reset(second.token)), [404, 'TOKEN_INVALID'])
    assert.equal((await reset((await invite(two.id)).token)).body.account.id, two.id)
    assert.equal(
      (await outside('POST /api/v1/auth/login', { email: 'pat@mail.test', password: NEW })).body.account.id,
      one.id,
    )
  })

  it('is asked for at most five times an hour by one e-mail, wherever from, and tried ten times a minute by its holder', async () => {
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await forgot('often@mail.test')).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
    assert.equal((await forgot('else@mail.test')).status, 200)
    const { token } = await withFactor(studio, await makeManager(studio, []))
    const tried = []
    for (let n = 0; n < 11; n += 1) {
      const body = { old_password: 'wrong-password', new_password: NEW }
      const headers = { 'X-Forwarded-For': `10.8.0.${n}` }
      tried.push(
        (await studio.send('POST /api/v1/auth/change-password', { token, body, headers, door: 'public' })).status,
      )
    }
    assert.deepEqual(tried, [...Array<number>(10).fill(401), 429])
  })
})
