import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { picture } from '../../test/build/pictures.ts'
import { book, registerMember } from '../../test/build/bookings.ts'
import { importFile } from '../../test/build/migration.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const refused = ({ status, body }: Reply) => [status, body.code]
const path = '/api/v1/instructors'

describe('an instructor’s record', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const read = async (id: number) => (await studio.asOwner(`GET ${path}/${id}`)).body
  const accountOf = async (id: number): Promise<Shown> =>
    (await studio.asOwner('GET /api/v1/staff')).body.find((one: Shown) => one.id === id)

  it('begins with nothing that was not given, and its account with it', async () => {
    const { id, user_id, ...shown } = await makeInstructor(studio, { full_name: 'Bare', email: 'bare@studio.test' })
    const at = studio.clock.now()
    const none = { bio: null, photo_url: null, establishment_id: null }
    assert.deepEqual(shown, {
      full_name: 'Bare',
      email: 'bare@studio.test',
      ...none,
      is_active: true,
      created_at: at,
      updated_at: at,
    })
    const role = { role_id: null, role_name: null, is_owner: false }
    const account = { id: user_id, full_name: 'Bare', email: 'bare@studio.test', kind: 'instructor', ...role }
    const rest = {
      instructor_id: id,
      is_active: true,
      totp_enabled: false,
      last_login_at: null,
      created_at: at,
      updated_at: at,
    }
    assert.deepEqual(await accountOf(user_id), { ...account, ...rest })
  })

  it('is renamed with its account, and no other is', async () => {
    const [made, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    await studio.advance({ hours: 1 })
    const { body } = await studio.asOwner(`PUT ${path}/${made.id}`, { full_name: 'Renamed', bio: null })
    const updated_at = studio.clock.now()
    assert.deepEqual(
      [body.full_name, body.bio, body.updated_at, body.created_at],
      ['Renamed', null, updated_at, made['created_at']],
    )
    const account = await accountOf(made['user_id'])
    assert.deepEqual([account.full_name, account.updated_at], ['Renamed', updated_at])
    assert.equal((await accountOf(other['user_id'])).full_name, other.full_name)
    assert.deepEqual(await read(other.id), other)
    await studio.asOwner(`PUT ${path}/${made.id}`, { bio: 'Calm' })
    assert.equal((await accountOf(made['user_id'])).full_name, 'Renamed')
  })

  it('goes inactive and comes back, once each, with when; a manager who teaches keeps the account', async () => {
    const manager = await makeManager(studio, ['schedule.view'])
    const teaching = (await studio.asOwner(`POST /api/v1/staff/${manager.id}/instructor-profile`, { bio: 'Both' })).body
    const only = await makeInstructor(studio)
    for (const [profile, accountStays] of [
      [teaching, true],
      [only, false],
    ] as const) {
      await studio.advance({ hours: 1 })
      const goneAt = studio.clock.now()
      assert.equal((await studio.asOwner(`DELETE ${path}/${profile.id}`)).status, 204)
      assert.deepEqual([(await read(profile.id)).is_active, (await read(profile.id)).updated_at], [false, goneAt])
      assert.equal((await accountOf(profile.user_id)).is_active, accountStays)
      await studio.advance({ hours: 1 })
      await studio.asOwner(`DELETE ${path}/${profile.id}`)
      assert.equal((await read(profile.id)).updated_at, goneAt)
      const back = await studio.asOwner(`PATCH ${path}/${profile.id}/reactivate`)
      assert.deepEqual(back.body, { ...profile, updated_at: studio.clock.now() })
      const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=instructor&entity_id=${profile.id}`)).body
      const changes = items.map(({ action, before, after }: Shown) => [action, before?.is_active, after.is_active])
      assert.deepEqual(changes.slice(0, 3), [
        ['instructor.reactivate', false, true],
        ['instructor.deactivate', undefined, undefined],
        ['instructor.deactivate', true, false],
      ])
    }
    await studio.asOwner(`POST /api/v1/staff/${manager.id}/deactivate`)
    assert.equal((await read(teaching.id)).is_active, false)
    await studio.asOwner(`POST /api/v1/staff/${manager.id}/reactivate`)
    assert.equal((await read(teaching.id)).is_active, false, 'they may have stopped teaching')
  })

  it('of an inactive account begins inactive, and can’t be given a class', async () => {
    const manager = await makeManager(studio, [])
    await studio.asOwner(`POST /api/v1/staff/${manager.id}/deactivate`)
    const { status, body } = await studio.asOwner(`POST /api/v1/staff/${manager.id}/instructor-profile`, {})
    assert.deepEqual([status, body.is_active, body.bio], [201, false, null])
    const { id: template_id } = await makeTemplate(studio)
    const plan = (instructor_id: number) =>
      studio.asOwner('POST /api/v1/scheduled-classes', { template_id, instructor_id, starts_at: '2026-03-20T18:00' })
    const inactive = await plan(body.id)
    assert.deepEqual(
      [...refused(inactive), inactive.body.detail.includes(manager.full_name)],
      [409, 'INSTRUCTOR_INACTIVE', true],
    )
    assert.deepEqual(refused(await plan(9999)), [404, 'NOT_FOUND'])
    assert.equal((await studio.asOwner('POST /api/v1/staff/9999/instructor-profile', {})).status, 404)
  })

  it('stays where a class is, and goes from a manager who goes on working', async () => {
    const busy = await makeInstructor(studio)
    await makeClass(studio, { instructor_id: busy.id })
    assert.deepEqual(refused(await studio.asOwner(`DELETE ${path}/${busy.id}/remove`)), [409, 'INSTRUCTOR_IN_USE'])
    assert.deepEqual(await read(busy.id), busy)
    const acting = await makeInstructor(studio)
    const token = await studio.login(acting.email)
    const cls = await makeClass(studio, { instructor_id: acting.id })
    const { id: booking } = await book(studio, cls, await registerMember(studio))
    const checked = await studio.send(`POST /api/v1/bookings/${booking}/check-in`, { token })
    assert.equal(checked.status, 200, JSON.stringify(checked.body))
    const given = await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { instructor_id: null })
    assert.equal(given.status, 200, JSON.stringify(given.body))
    assert.deepEqual(refused(await studio.asOwner(`DELETE ${path}/${acting.id}/remove`)), [409, 'INSTRUCTOR_IN_USE'])
    assert.deepEqual(await read(acting.id), acting)
    const manager = await makeManager(studio, [])
    const profile = (await studio.asOwner(`POST /api/v1/staff/${manager.id}/instructor-profile`, {})).body
    assert.equal((await studio.asOwner(`DELETE ${path}/${profile.id}/remove`)).status, 204)
    assert.deepEqual(
      [(await accountOf(manager.id)).is_active, (await accountOf(manager.id)).instructor_id],
      [true, null],
    )
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: manager.token })).status, 200)
  })

  it('is found among the active by name, and with a password that is not common', async () => {
    await makeInstructor(studio, { full_name: 'Under_score 50% Off' })
    const names = async (search: string) =>
      (await studio.asOwner(`GET ${path}?search=${encodeURIComponent(search)}`)).body.items.map(
        (one: Shown) => one.full_name,
      )
    for (const search of ['r_s', '50%', 'UNDER', 'off'])
      assert.deepEqual(await names(search), ['Under_score 50% Off'], search)
    assert.deepEqual(await names('r%s'), [])
    assert.deepEqual(await names('\\'), [])
    const weak = { full_name: 'Weak', email: 'weak@studio.test' }
    for (const password of ['password1', 'weak@studio.test']) {
      const { status, body } = await studio.asOwner(`POST ${path}`, { ...weak, password })
      assert.deepEqual([status, body.errors[0].path], [422, 'password'])
    }
    assert.equal((await studio.asOwner(`POST ${path}`, { ...weak, password: PASSWORD })).status, 201)
  })

  it('has its photo noted in the log, for who may change it', async () => {
    const made = await makeInstructor(studio)
    await studio.advance({ hours: 1 })
    const { body } = await studio.asOwner(`POST ${path}/${made.id}/photo`, await picture())
    assert.match(body.photo_url, new RegExp(`/pictures/instructor_${made.id}_[0-9a-f]{24}\\.webp$`))
    assert.deepEqual(body, { ...made, photo_url: body.photo_url, updated_at: studio.clock.now() })
    const logged = async () =>
      (await studio.asOwner(`GET /api/v1/audit-log?entity=instructor&entity_id=${made.id}`)).body.items
    const [{ action, before, after }] = await logged()
    assert.deepEqual([action, before, after], ['instructor.photo', { photo_url: null }, { photo_url: body.photo_url }])
    const count = (await logged()).length
    for (const expected of [count + 1, count + 1]) {
      await studio.asOwner(`DELETE ${path}/${made.id}/photo`)
      assert.equal((await logged()).length, expected)
    }
  })
})

describe('imported instructors', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('go again with their import, unless they sign in, were edited or teach', async () => {
    const people = ['Fay Fresh', 'Ed Edited', 'Rena Renamed', 'Sol Signs', 'Tim Teaches']
    const mailOf = (name: string) => `${name.split(' ')[0]!.toLowerCase()}@studio.test`
    const lines = people.map((name) => `${name},${mailOf(name)},Yoga`)
    const job = await importFile(studio, 'instructors', `Full name,Email,Bio\r\n${lines.join('\r\n')}\r\n`)
    assert.equal(job.counts.created, 5)
    const list = async (): Promise<Shown[]> => (await studio.asOwner(`GET ${path}`)).body.items
    const made = new Map((await list()).map((one) => [one.full_name as string, one]))
    const fresh = made.get('Fay Fresh')
    assert.deepEqual(
      [fresh.email, fresh.bio, fresh.is_active, fresh.created_at],
      ['fay@studio.test', 'Yoga', true, studio.clock.now()],
    )
    assert.equal(fresh.updated_at, fresh.created_at)

    await studio.asOwner('PUT /api/v1/studio/email', {
      host: 'smtp.test',
      port: 587,
      security: 'starttls',
      from_email: 'desk@studio.test',
    })
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: 'sol@studio.test' } })
    await studio.advance({ minutes: 30 })
    const token = /#([\w-]+)/.exec(studio.mail.sent.at(-1)?.text ?? '')?.[1]
    const set = await studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password: PASSWORD } })
    assert.deepEqual([set.status, set.body.role], [200, 'instructor'])
    await studio.asOwner(`PUT ${path}/${made.get('Ed Edited').id}`, { bio: 'Pilates' })
    await studio.asOwner(`PUT /api/v1/staff/${made.get('Rena Renamed').user_id}`, { full_name: 'Rena Named' })
    await makeClass(studio, { instructor_id: made.get('Tim Teaches').id })

    const { status, body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.equal(status, 200)
    const reasons = new Map(body.kept.map(({ name, reason }: Shown) => [name, reason]))
    assert.deepEqual([body.removed, body.kept_total, reasons.size], [1, 4, 4])
    assert.match(String(reasons.get('Ed Edited')), /edited/)
    assert.equal(reasons.get('Rena Renamed') ?? reasons.get('Rena Named'), reasons.get('Ed Edited'))
    assert.match(String(reasons.get('Sol Signs')), /login/)
    assert.ok(reasons.get('Tim Teaches'))
    const left = (await list()).map(({ full_name }) => full_name)
    assert.deepEqual(left, ['Ed Edited', 'Rena Named', 'Sol Signs', 'Tim Teaches'])
    const staff = (await studio.asOwner('GET /api/v1/staff')).body.map(({ full_name }: Shown) => full_name)
    assert.deepEqual([staff.includes('Fay Fresh'), staff.includes('Ed Edited')], [false, true])
    assert.equal((await makeInstructor(studio, { email: 'fay@studio.test' })).email, 'fay@studio.test')
  })

  it('don’t take the e-mail of somebody of the staff', async () => {
    const { email } = await makeManager(studio, [])
    const job = await importFile(studio, 'instructors', `Full name,Email\r\nTwin,${email}\r\n`)
    assert.equal(job.counts.created, 0)
    const staff = (await studio.asOwner('GET /api/v1/staff')).body.map(({ full_name }: Shown) => full_name)
    assert.ok(!staff.includes('Twin'))
  })
})
