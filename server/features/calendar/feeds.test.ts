import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertIcsCalendar } from 'ts-ics'
import { makeAppointment, setWindows } from '../../test/build/appointments.ts'
import { book, registerClient, registerMember, setRules, type TestClient } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { csvOf, fatesOf, importFile } from '../../test/build/migration.ts'
import { sendCopy } from '../../test/build/restoring.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const TOKENS = '/api/v1/calendar/tokens'

describe('calendar feeds', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const open = async (client: TestClient) => (await client.ask(`POST ${TOKENS}`)).body
  const read = async ({ path }: { path: string }) => {
    const { status, body: text, headers } = await studio.send(`GET ${path}`, { door: 'public' })
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8')
    return convertIcsCalendar(undefined, text)
  }
  const shown = async (feed: { path: string }) =>
    ((await read(feed)).events ?? []).map(({ summary, start, status }) => [summary, start.date.toISOString(), status])

  it('say that an entry is newer when the place, the name or the teacher is', async () => {
    const client = await registerMember(studio)
    const feed = await open(client)
    const hall = (await studio.asOwner('POST /api/v1/establishments', { name: 'Hall', address: 'Calle Norte 1' })).body
    const teacher = await makeInstructor(studio)
    const cls = await makeClass(studio, { instructor_id: teacher.id, establishment_id: hall.id })
    await book(studio, cls, client)
    const changes: [string, object][] = [
      [`establishments/${hall.id}`, { address: 'Calle Sur 2' }],
      [`class-templates/${cls.template_id}`, { name: 'Slow Flow' }],
      [`instructors/${teacher.id}`, { full_name: 'Inés Vega' }],
    ]
    let former = (await read(feed)).events![0]!.sequence ?? 0
    for (const [path, body] of changes) {
      await studio.advance({ minutes: 1 })
      assert.equal((await studio.asOwner(`PUT /api/v1/${path}`, body)).status, 200)
      const { sequence = 0 } = (await read(feed)).events![0]!
      assert.ok(sequence > former, path)
      former = sequence
    }
    const [entry] = (await read(feed)).events!
    assert.deepEqual([entry!.summary, entry!.location], ['Slow Flow', 'Hall, Calle Sur 2'])
    assert.match(entry!.description ?? '', /Inés Vega/)
  })

  it('say where what names no location is: at the first', async () => {
    const client = await registerMember(studio)
    await book(studio, await makeClass(studio), client)
    await setRules(studio, { address: 'Calle Mayor 3\n28013 Madrid' })
    const { name } = (await studio.asOwner('GET /api/v1/establishments/1')).body
    const [entry] = (await read(await open(client))).events!
    assert.equal(entry!.location, `${name}, Calle Mayor 3, 28013 Madrid`)
  })

  it('show a client’s bookings, and what becomes of them, under a name that never changes', async () => {
    const client = await registerMember(studio)
    const feed = await open(client)
    assert.deepEqual(await shown(feed), [])
    const cls = await makeClass(studio, { starts_at: '2026-03-06T18:00' })
    const booking = await book(studio, cls, client)
    const [first] = (await read(feed)).events!
    assert.deepEqual(
      [first!.summary, first!.status, first!.start.date.toISOString()],
      [cls.name, 'CONFIRMED', cls.starts_at],
    )
    await studio.advance({ minutes: 1 })
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-06T19:00' })
    const [moved] = (await read(feed)).events!
    assert.deepEqual([moved!.uid, moved!.start.date.toISOString()], [first!.uid, '2026-03-06T18:00:00.000Z'])
    assert.ok(moved!.sequence! > (first!.sequence ?? 0))
    await studio.advance({ minutes: 1 })
    await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const [gone] = (await read(feed)).events!
    assert.deepEqual([gone!.uid, gone!.status], [first!.uid, 'CANCELLED'])
    assert.ok(gone!.sequence! > moved!.sequence!)
    await book(studio, cls, client)
    const again = (await read(feed)).events!
    assert.deepEqual(
      again.map(({ status }) => status),
      ['CONFIRMED'],
    )
    assert.notEqual(again[0]!.uid, first!.uid)
  })

  it('show whom a guardian looks after by name, and nobody else', async () => {
    const guardian = await registerMember(studio)
    const child = await makeDependant(studio, guardian, { full_name: 'Nina' })
    const pass = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 90 })
    await sellMembership(studio, { client_id: child.id, membership_type_id: pass.id })
    const [own, kids] = [await makeClass(studio), await makeClass(studio, { starts_at: '2026-03-07T11:00' })]
    await book(studio, own, guardian)
    await book(studio, own, await registerMember(studio))
    await book(studio, kids, child)
    const { service_name, starts_at } = await makeAppointment(studio, { client_id: child.id })
    assert.deepEqual(await shown(await open(guardian)), [
      [own.name, own.starts_at, 'CONFIRMED'],
      [`${kids.name} (Nina)`, kids.starts_at, 'CONFIRMED'],
      [`${service_name} (Nina)`, starts_at, 'CONFIRMED'],
    ])
  })

  it('reach 30 days back and 180 ahead', async () => {
    const client = await registerMember(studio)
    const near = await makeClass(studio, { starts_at: '2026-03-05T07:00' })
    await book(studio, near, client)
    await studio.advance({ days: 31 })
    await studio.advance({ days: 0, hours: 1 })
    assert.deepEqual(await shown(await open(client)), [])
    const whole = (await studio.asOwner(`POST ${TOKENS}`)).body
    const edge = async (hours: number) => {
      const starts_at = new Date(Date.parse(studio.clock.now()) + (180 * 24 + hours) * 3_600_000).toISOString()
      return (await makeClass(studio, { starts_at })).starts_at
    }
    const [inside, outside] = [await edge(-1), await edge(0)]
    const starts = (await shown(whole)).map(([, start]) => start)
    assert.ok(starts.includes(inside) && !starts.includes(outside))
  })

  it('show an instructor what they teach, cancelled classes as such, and the studio everything', async () => {
    const [mine, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    const at = (day: string) => new Date(Date.parse(studio.clock.now()) + Number(day) * 86_400_000).toISOString()
    const held = await makeClass(studio, { instructor_id: mine.id, starts_at: at('2') })
    const called = await makeClass(studio, { instructor_id: mine.id, starts_at: at('3') })
    const theirs = await makeClass(studio, { instructor_id: other.id, starts_at: at('4') })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${called.id}/cancel`, { reason: 'Ill' })
    const token = await studio.login(mine.email)
    const { status, body } = await studio.send(`POST ${TOKENS}`, { token, body: {} })
    assert.equal(status, 201)
    assert.deepEqual(await shown(body), [
      [held.name, held.starts_at, 'CONFIRMED'],
      [called.name, called.starts_at, 'CANCELLED'],
    ])
    const whole = await shown((await studio.asOwner(`POST ${TOKENS}`)).body)
    for (const cls of [held, called, theirs]) assert.ok(whole.some(([, start]) => start === cls.starts_at))
    const named = await studio.asOwner(`POST ${TOKENS}`, { instructor_id: mine.id })
    assert.equal(named.body.path, body.path)
    const away = { token, body: { instructor_id: other.id } }
    assert.equal((await studio.send(`POST ${TOKENS}`, away)).body.errors[0].path, 'instructor_id')
    assert.equal((await studio.asOwner(`POST ${TOKENS}`, { instructor_id: 999 })).status, 404)
  })

  it('show an appointment to its client and, with the client’s first name alone, to its instructor', async () => {
    const client = await registerClient(studio, { full_name: 'Olga Ruiz Peña' })
    const instructor = await makeInstructor(studio)
    await setWindows(studio, instructor.id)
    const starts_at = `${new Date(Date.parse(studio.clock.now()) + 5 * 86_400_000).toISOString().slice(0, 10)}T10:00`
    const wish = { client_id: client.id, instructor_id: instructor.id, starts_at }
    const appointment = await makeAppointment(studio, wish)
    const own = await open(client)
    const theirs = (await studio.asOwner(`POST ${TOKENS}`, { instructor_id: instructor.id })).body
    const { service_name } = appointment
    assert.deepEqual(await shown(own), [[service_name, appointment.starts_at, 'CONFIRMED']])
    assert.deepEqual(await shown(theirs), [[`${service_name} (Olga)`, appointment.starts_at, 'CONFIRMED']])
    await client.ask(`PATCH /api/v1/appointments/${appointment.id}/cancel`, {})
    for (const feed of [own, theirs])
      assert.deepEqual(
        (await shown(feed)).map(([, , status]) => status),
        ['CANCELLED'],
      )
  })

  it('have one link, until it is closed: then that one is dead for good', async () => {
    const client = await registerClient(studio)
    const first = await open(client)
    assert.deepEqual(await open(client), first)
    assert.deepEqual((await client.ask(`GET ${TOKENS}`)).body, [first])
    assert.equal((await client.ask(`DELETE ${TOKENS}/${first.id}`)).body.id, first.id)
    assert.equal((await studio.send(`GET ${first.path}`)).status, 404)
    const second = await open(client)
    assert.notEqual(second.path, first.path)
    assert.equal((await studio.send(`GET ${first.path}`)).status, 404)
    for (const made of [first.path.replace(/\.ics$/, 'x.ics'), `/api/v1/calendar/${second.id}-.ics`]) {
      assert.equal((await studio.send(`GET ${made}`)).status, 404, made)
    }
  })

  it('end with who reads them', async () => {
    const client = await registerClient(studio)
    const feed = await open(client)
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    assert.equal((await studio.send(`GET ${feed.path}`)).status, 404)
    const gone = await makeInstructor(studio)
    const theirs = (await studio.asOwner(`POST ${TOKENS}`, { instructor_id: gone.id })).body
    assert.equal((await studio.send(`GET ${theirs.path}`)).status, 200)
    await studio.asOwner(`DELETE /api/v1/instructors/${gone.id}`)
    assert.equal((await studio.send(`GET ${theirs.path}`)).status, 404)
    const fired = await makeInstructor(studio)
    const last = (await studio.asOwner(`POST ${TOKENS}`, { instructor_id: fired.id })).body
    const { user_id } = (await studio.asOwner(`GET /api/v1/instructors/${fired.id}`)).body
    assert.equal((await studio.asOwner(`POST /api/v1/staff/${user_id}/deactivate`)).status, 200)
    assert.equal((await studio.send(`GET ${last.path}`)).status, 404)
    const erased = await registerClient(studio)
    const forgotten = await open(erased)
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${erased.id}`)).status, 200)
    assert.equal((await studio.send(`GET ${forgotten.path}`)).status, 404)
  })

  it('show what was booked here, however much the former software knew', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, {
      starts_at: new Date(Date.parse(studio.clock.now()) + 86_400_000).toISOString(),
    })
    await book(studio, cls, client)
    const visits = Array.from({ length: 401 }, (_, n) => {
      const day = new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10)
      return `${client.full_name},${client.email},Flow,${day},09:00,attended`
    })
    const job = await importFile(
      studio,
      'bookings',
      csvOf('Client,Email,Class,Class Date,Class Time,Status', ...visits),
    )
    assert.deepEqual(fatesOf(job), { created: 401 })
    assert.deepEqual(await shown(await open(client)), [[cls.name, cls.starts_at, 'CONFIRMED']])
  })

  it('of an instructor are opened and listed by managers who may see appointments', async () => {
    const { id: instructor_id } = await makeInstructor(studio)
    const { id } = (await studio.asOwner(`POST ${TOKENS}`, { instructor_id })).body
    const ids = async (token: string) =>
      (await studio.send(`GET ${TOKENS}`, { token })).body.map((feed: { id: number }) => feed.id)
    const planner = await makeManager(studio, ['schedule.view'])
    const refused = await studio.send(`POST ${TOKENS}`, { token: planner.token, body: { instructor_id } })
    assert.deepEqual([refused.status, refused.body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    assert.ok(!(await ids(planner.token)).includes(id))
    const desk = await makeManager(studio, ['schedule.view', 'bookings.view'])
    assert.equal((await studio.send(`POST ${TOKENS}`, { token: desk.token, body: { instructor_id } })).status, 201)
    assert.ok((await ids(desk.token)).includes(id))
  })

  it('are listed to managers without those of clients, and closed by who plans the classes', async () => {
    const client = await registerClient(studio)
    const feed = await open(client)
    const listed = (await studio.asOwner(`GET ${TOKENS}`)).body as { kind: string }[]
    assert.ok(listed.length > 0 && listed.every(({ kind }) => kind !== 'client'))
    assert.equal((await studio.asOwner(`DELETE ${TOKENS}/${feed.id}`)).status, 404)
    const { token } = await makeManager(studio, ['schedule.view'])
    const whole = (await studio.send(`POST ${TOKENS}`, { token, body: {} })).body
    assert.equal((await studio.send(`DELETE ${TOKENS}/${whole.id}`, { token })).status, 403)
    assert.equal((await studio.asOwner(`DELETE ${TOKENS}/${whole.id}`)).status, 200)
  })
})

describe('a link that was made after a copy', () => {
  it('opens nobody else’s calendar once the copy is restored', async () => {
    const studio = await startStudio()
    const [ada, bob] = [await registerClient(studio), await registerClient(studio)]
    const { body } = await studio.asOwner('POST /api/v1/studio/backup')
    const copy = readFileSync(join(studio.folder, 'backups', body.file_name))
    const lost = (await ada.ask(`POST ${TOKENS}`)).body
    studio.clock.advance({ minutes: 1 })
    const again = studio.restarted()
    assert.equal((await sendCopy(studio, copy)).status, 200)
    await again
    studio.owner = await studio.login(OWNER_EMAIL)
    const made = (await bob.ask(`POST ${TOKENS}`)).body
    assert.ok(made.id > lost.id)
    assert.equal((await studio.send(`GET ${made.path}`)).status, 200)
    assert.equal((await studio.send(`GET ${lost.path}`)).status, 404)
    await studio.stop()
  })
})
