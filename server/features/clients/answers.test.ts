import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { addClient, giveTag, makeTag } from '../../test/build/tags.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const refused = ({ status, body }: Reply) => [status, body.code]
const path = '/api/v1/clients'

describe('clients are found', () => {
  let studio: TestStudio
  const named: Record<string, number> = {}
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
    for (const [full_name, more] of [
      ['zq Ana Alba', { email: 'aa@mail.test', phone: '+34 611 000 111' }],
      ['zq Bob_100%', { email: 'underscore_x@mail.test' }],
      ['zq Celia "Cel" Sol', {}],
      ['Ed zqx', { email: 'ed@mail.test' }],
      ['zq Gone', {}],
    ] as const) {
      named[full_name] = (await addClient(studio, { full_name, ...more })).id
    }
    await studio.asOwner(`DELETE ${path}/${named['zq Gone']}`)
  })
  after(() => studio.stop())

  const found = async (query: Record<string, string>, token = studio.owner): Promise<string[]> => {
    const { status, body } = await studio.send(`GET ${path}?${new URLSearchParams(query).toString()}`, { token })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.total, body.items.length)
    return body.items.map(({ full_name }: Shown) => full_name)
  }

  for (const [search, names] of [
    ['zq', ['Ed zqx', 'zq Ana Alba', 'zq Bob_100%', 'zq Celia "Cel" Sol']],
    ['zqx', ['Ed zqx']],
    ['aa', ['zq Ana Alba']],
    ['al', ['zq Ana Alba']],
    ['lb', []],
    ['lba', ['zq Ana Alba']],
    ['q', []],
    ['%', []],
    ['_', []],
    ['un', ['zq Bob_100%']],
    ['100%', ['zq Bob_100%']],
    ['"Cel"', ['zq Celia "Cel" Sol']],
    ['alba ana', ['zq Ana Alba']],
    ['an alba', ['zq Ana Alba']],
    ['611 000', ['zq Ana Alba']],
    ['alba sol', []],
    ['a b', []],
  ] as const) {
    it(`by ${JSON.stringify(search)}: ${names.length}`, async () => assert.deepEqual(await found({ search }), names))
  }

  it('all of them, as they are at that moment, however often they were shown', async () => {
    const { id } = await addClient(studio, { full_name: 'AA first' })
    const first = async (inactive = false) => {
      const { status, body } = await studio.asOwner(`GET ${path}?page_size=2&include_inactive=${inactive}`)
      assert.equal(status, 200)
      return [body.items[0].full_name, body.items[0].email, body.total]
    }
    const [, , total] = await first()
    for (const more of [{ email: 'aa1@mail.test' }, { email: 'aa2@mail.test', full_name: 'AB first' }]) {
      const changed = await studio.asOwner(`PUT ${path}/${id}`, more)
      for (const _ of [1, 2]) assert.deepEqual(await first(), [changed.body.full_name, more.email, total])
    }
    const all = await first(true)
    await studio.asOwner(`DELETE ${path}/${id}`)
    assert.deepEqual(await first(true), all)
    const [name, , left] = await first()
    assert.deepEqual([name, left], ['Ed zqx', total - 1])
  })

  it('with the inactive on request', async () => {
    assert.deepEqual(await found({ search: 'gone' }), [])
    assert.deepEqual(await found({ search: 'gone', include_inactive: 'true' }), ['zq Gone'])
    assert.deepEqual(await found({ search: 'gone', include_inactive: 'false' }), [])
  })

  it('by tag, by membership and by how long they have stayed away', async () => {
    const tag = await makeTag(studio)
    const [paying, never] = [await registerMember(studio, { full_name: 'Mia Paying' }), await registerClient(studio)]
    const ending = await registerClient(studio, { full_name: 'Nora Ended' })
    const pack = await sellPack(studio, ending, 5)
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    await giveTag(studio, paying, tag)
    assert.deepEqual(await found({ tag_id: String(tag.id) }), ['Mia Paying'])
    assert.deepEqual(await found({ membership_status: 'active' }), ['Mia Paying'])
    assert.deepEqual(await found({ membership_status: 'cancelled' }), ['Nora Ended'])
    assert.deepEqual(await found({ membership_status: 'paused' }), [])
    const without = await found({ membership_status: 'none' })
    assert.deepEqual(
      [without.includes(never.full_name), without.includes('Mia Paying'), without.includes('Nora Ended')],
      [true, false, false],
    )

    const starts_at = new Date(Date.parse(studio.clock.now()) + 600_000).toISOString()
    const cls = await makeClass(studio, { starts_at })
    const booking = await book(studio, cls, paying)
    await book(studio, cls, await registerMember(studio, { full_name: 'Olive Booked' }))
    const checkIn = { booking_ids: [booking.id] }
    assert.equal(
      (await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/roster/check-in`, checkIn)).status,
      200,
    )
    const away = async (inactive_days: string) => {
      const names = await found({ inactive_days })
      return [names.includes('Mia Paying'), names.includes('Olive Booked')]
    }
    studio.clock.set(new Date(Date.parse(starts_at) + 7 * 86_400_000).toISOString())
    studio.owner = await studio.login('owner@studio.test')
    assert.deepEqual(await away('7'), [false, true], 'to the minute seven days ago is within them')
    studio.clock.set(new Date(Date.parse(starts_at) + 7 * 86_400_000 + 1).toISOString())
    assert.deepEqual(await away('7'), [true, true])
    assert.deepEqual(await away('8'), [false, true])
  })

  it('by an instructor among those booked into their classes, each once, and none else is read', async () => {
    const [mine, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    const [taught, foreign] = [await registerMember(studio, { full_name: 'Tara Taught' }), await registerMember(studio)]
    for (const day of ['09', '10']) {
      await book(studio, await makeClass(studio, { instructor_id: mine.id, starts_at: `2026-04-${day}T18:00` }), taught)
    }
    await book(studio, await makeClass(studio, { instructor_id: other.id, starts_at: '2026-04-11T18:00' }), foreign)
    const token = await studio.login(mine.email)
    assert.deepEqual(await found({}, token), ['Tara Taught'])
    assert.deepEqual(await found({ search: 'zq' }, token), [])
    const statusOf = async (operation: string, body?: object) => (await studio.send(operation, { token, body })).status
    assert.equal(await statusOf(`GET ${path}/${taught.id}`), 200)
    const write = (body: object) => studio.asOwner(`POST ${path}/${taught.id}/notes`, body)
    await write({ body: 'Pays late' })
    const shared = await write({ body: 'Knee', for_instructors: true })
    const { body: shown } = await studio.send(`GET ${path}/${taught.id}/notes`, { token })
    assert.deepEqual(shown, [shared.body])
    for (const operation of [`GET ${path}/${foreign.id}`, `GET ${path}/${foreign.id}/notes`]) {
      assert.equal(await statusOf(operation), 404, operation)
    }
    for (const { id } of [taught, foreign])
      assert.equal(await statusOf(`POST ${path}/${id}/notes`, { body: 'Knee' }), 403)
  })
})

describe('a client’s record', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
  })
  after(() => studio.stop())

  const put = (id: number, body: object) => studio.asOwner(`PUT ${path}/${id}`, body)

  it('begins with nothing that was not given', async () => {
    const { id, ...shown } = await addClient(studio, { full_name: 'Bare' })
    const at = studio.clock.now()
    const state = { is_active: true, has_login: false, source: 'staff', created_at: at, updated_at: at }
    const none = Object.fromEntries(Object.keys(shown).map((name) => [name, null]))
    assert.deepEqual(shown, { ...none, full_name: 'Bare', ...state })
    assert.ok(id > 0)
  })

  it('shares an e-mail with a guardian and with nobody else who signs in', async () => {
    const [guardian, other] = [await registerClient(studio), await registerClient(studio)]
    const child = await makeDependant(studio, guardian)
    const used = [409, 'EMAIL_IN_USE']
    const twin = { full_name: 'Twin', email: guardian.email }
    assert.deepEqual(refused(await studio.asOwner(`POST ${path}`, twin)), used)
    assert.deepEqual(refused(await studio.asOwner(`POST ${path}`, { ...twin, guardian_id: other.id })), used)
    assert.deepEqual(refused(await studio.asOwner(`POST ${path}`, { ...twin, guardian_id: 9999 })), [404, 'NOT_FOUND'])
    assert.deepEqual(refused(await put(child.id, { guardian_id: null })), used)
    assert.deepEqual(refused(await put(child.id, { email: other.email })), used)
    assert.deepEqual((await put(child.id, { guardian_id: child.id })).body.errors[0].path, 'guardian_id')
    assert.deepEqual((await put(guardian.id, { email: null })).body.errors[0].path, 'email')
    assert.equal((await put(guardian.id, { email: guardian.email })).status, 200)
    assert.deepEqual((await studio.asOwner(`GET ${path}/${child.id}`)).body, child)
    assert.equal((await put(child.id, { guardian_id: null, email: null })).status, 200)
    assert.deepEqual(refused(await guardian.ask(`GET ${path}/me/dependants/${child.id}`)), [404, 'NOT_FOUND'])
  })

  it('keeps its sessions while it stays active, and is changed by its own client alone', async () => {
    const [client, other] = [await registerClient(studio), await registerClient(studio)]
    await put(client.id, { phone: '1', is_active: true })
    assert.equal((await client.ask('GET /api/v1/auth/me')).status, 200)
    const { body } = await client.ask(`PUT ${path}/me`, { phone: '2', locale: 'es' })
    assert.deepEqual([body.id, body.phone, body.locale], [client.id, '2', 'es'])
    assert.equal((await studio.asOwner(`GET ${path}/${other.id}`)).body.phone, null)
    for (const change of [{ is_active: false }, { guardian_id: other.id }, { source: 'import' }]) {
      assert.equal((await client.ask(`PUT ${path}/me`, change)).status, 422, JSON.stringify(change))
    }
  })

  it('has notes, the newest first, with who wrote them, that go one by one', async () => {
    const [client, other] = [await addClient(studio), await addClient(studio)]
    const writer = await makeManager(studio, ['clients.view', 'clients.manage'])
    const write = (id: number, body: string, token = studio.owner) =>
      studio.send(`POST ${path}/${id}/notes`, { token, body: { body } })
    const first = (await write(client.id, 'First')).body
    const second = (await write(client.id, 'Second', writer.token)).body
    const elsewhere = (await write(other.id, 'Elsewhere')).body
    const { id, ...shown } = second
    const staff = { staff_id: writer.id, staff_name: writer.full_name }
    const said = { client_id: client.id, body: 'Second', for_instructors: false, is_health: false }
    assert.deepEqual(shown, { ...said, ...staff, created_at: studio.clock.now() })
    const notes = async (of: { id: number }) => (await studio.asOwner(`GET ${path}/${of.id}/notes`)).body
    assert.deepEqual(await notes(client), [second, first])
    assert.deepEqual(refused(await studio.asOwner(`DELETE ${path}/${client.id}/notes/${elsewhere.id}`)), [
      404,
      'NOT_FOUND',
    ])
    assert.equal((await studio.asOwner(`DELETE ${path}/${client.id}/notes/${id}`)).status, 204)
    assert.deepEqual([await notes(client), await notes(other)], [[first], [elsewhere]])
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=client&entity_id=${client.id}`)).body
    assert.deepEqual(
      items.map(({ action, actor_id }: Shown) => [action, actor_id]),
      [
        ['client.note.delete', 1],
        ['client.note.create', writer.id],
        ['client.note.create', 1],
        ['client.create', 1],
      ],
    )
    assert.equal((await studio.asOwner(`GET ${path}/9999/notes`)).status, 404)
    assert.equal((await write(9999, 'Nobody')).status, 404)
  })
})

describe('a guardian’s dependants', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
  })
  after(() => studio.stop())

  it('stand by name, by age among their like, without those who sign in or are another’s', async () => {
    const [guardian, other] = [await registerClient(studio), await registerClient(studio)]
    const made: Shown[] = []
    for (const full_name of ['cleo', 'Bea', 'Bea', 'Ann'])
      made.push(await makeDependant(studio, guardian, { full_name }))
    await makeDependant(studio, other, { full_name: 'Another’s' })
    const [cleo, bea, secondBea, ann] = made
    const list = async () => (await guardian.ask(`GET ${path}/me/dependants`)).body
    assert.deepEqual(await list(), [ann, bea, secondBea, cleo])
    assert.deepEqual((await guardian.ask(`GET ${path}/me/dependants/${bea.id}`)).body, bea)
    assert.equal((await other.ask(`GET ${path}/me/dependants/${bea.id}`)).status, 404)
    assert.equal((await guardian.ask(`GET ${path}/me/dependants/${other.id}`)).status, 404)

    await studio.asOwner(`PUT ${path}/${cleo.id}`, { email: 'cleo@mail.test', guardian_id: null })
    const { invite_url } = (await studio.asOwner(`POST ${path}/${cleo.id}/invite`)).body
    const set = { token: new URL(invite_url).hash.slice(1), new_password: 'another-quiet-morning' }
    assert.equal((await studio.send('POST /api/v1/auth/reset-password', { body: set })).status, 200)
    assert.deepEqual(await list(), [ann, bea, secondBea])
    assert.equal((await guardian.ask(`GET ${path}/me/dependants/${cleo.id}`)).status, 404)
  })

  it('have their letters sent to the guardian, in the guardian’s language, and their own once they sign in', async () => {
    const guardian = await registerMember(studio, { full_name: 'Gema Guardian' })
    await guardian.ask(`PUT ${path}/me`, { locale: 'de' })
    const child = await makeDependant(studio, guardian, {
      full_name: 'Dani Child',
      email: 'dani@mail.test',
      locale: 'fr',
    })
    const pack = await sellPack(studio, child, 5)
    assert.ok(pack.id)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-20T18:00' }), child)
    const [mail] = (await studio.asOwner(`GET /api/v1/emails?client_id=${child.id}`)).body.items
    assert.deepEqual([mail.kind, mail.to_email, mail.to_name], ['booking_confirmed', guardian.email, 'Gema Guardian'])
    await studio.asOwner('PUT /api/v1/studio/email', {
      host: 'smtp.test',
      port: 587,
      security: 'starttls',
      from_email: 'desk@studio.test',
    })
    await studio.advance({ minutes: 1 })
    const letter = studio.mail.sent.find(({ to, subject }) => to.address === guardian.email && /Gebucht/.test(subject))
    assert.match(letter?.text ?? '', /Hallo Gema Guardian,[^]*für Dani Child/)
    assert.equal(studio.mail.sent.filter(({ to }) => to.address === 'dani@mail.test').length, 0)
  })
})
