import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from './build/bookings.ts'
import { goOnline } from './build/reach.ts'
import { addClient, giveTag, makeRule, makeTag } from './build/tags.ts'
import { makeManager, makeRole } from './build/staff.ts'
import { makeWaiver, signWaiver } from './build/waivers.ts'
import { startStudio, type Reply, type TestStudio } from './studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const smtp = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
const refused = ({ status, body }: Reply) => [status, body.code]
const idsOf = (items: Shown[]) => items.map(({ id }) => id)

describe('at their edges', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const list = async (path: string): Promise<Shown> => (await studio.asOwner(`GET ${path}`)).body

  it('the audit log takes both ends of its days, in the studio’s zone, and each filter alone', async () => {
    const { id } = await addClient(studio)
    const moments = [
      '2026-03-05T22:59:59.999Z',
      '2026-03-05T23:00:00.000Z',
      '2026-03-06T22:59:59.999Z',
      '2026-03-06T23:00:00.000Z',
    ]
    for (const moment of moments) {
      studio.clock.set(moment)
      studio.owner = await studio.login('owner@studio.test')
      await studio.asOwner(`PUT /api/v1/clients/${id}`, { phone: moment.slice(8, 24) })
    }
    const at = async (query: string) =>
      (await list(`/api/v1/audit-log?entity=client&entity_id=${id}&${query}`)).items.map((entry: Shown) => entry.at)
    assert.deepEqual(await at('start_date=2026-03-06&end_date=2026-03-06'), [moments[2], moments[1]])
    assert.deepEqual(await at('start_date=2026-03-07'), [moments[3]])
    assert.deepEqual((await at('end_date=2026-03-05')).at(0), moments[0])
    const all = await list('/api/v1/audit-log?page_size=200')
    assert.deepEqual(
      idsOf(all.items),
      idsOf(all.items).toSorted((a, b) => b - a),
    )
    const pages = [await list('/api/v1/audit-log?page_size=2'), await list('/api/v1/audit-log?page_size=2&page=2')]
    assert.deepEqual(
      pages.flatMap(({ items }) => items),
      all.items.slice(0, 4),
    )
    assert.deepEqual(
      pages.map(({ total }) => total),
      [all.total, all.total],
    )
    assert.deepEqual((await list('/api/v1/audit-log?entity=email')).items, [])
  })

  it('the mail server is shown as it was set, with when, and noted without its password', async () => {
    const none = {
      host: null,
      port: null,
      security: null,
      username: null,
      from_name: null,
      from_email: null,
      reply_to: null,
    }
    assert.deepEqual(await list('/api/v1/studio/email'), {
      configured: false,
      ...none,
      has_password: false,
      updated_at: null,
    })
    const given = { ...smtp, username: 'desk', from_name: 'Front', reply_to: 'front@studio.test' }
    const { body } = await studio.asOwner('PUT /api/v1/studio/email', { ...given, password: 'mail-secret-1' })
    const shown = { configured: true, ...given, has_password: true, updated_at: studio.clock.now() }
    assert.deepEqual([body, await list('/api/v1/studio/email')], [shown, shown])
    await studio.asOwner('PUT /api/v1/studio/email', { ...given, from_name: 'Back' })
    const [entry, first] = (await list('/api/v1/audit-log?action=studio.email')).items
    assert.deepEqual(
      [entry.entity, entry.entity_id, entry.before, entry.after],
      ['studio', 1, { from_name: 'Front' }, { from_name: 'Back' }],
    )
    assert.equal(first.before, null)
    assert.ok(!JSON.stringify([entry, first]).includes('mail-secret'))
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
  })

  it('the outbox shows each letter’s state, in pages and by filter, and sends what somebody waits for first', async () => {
    const [ana, bea] = [
      await registerClient(studio, { full_name: 'Ana' }),
      await registerClient(studio, { full_name: 'Bea' }),
    ]
    await goOnline(studio)
    await studio.running.runJobs()
    studio.mail.fail = '451 Later'
    const people = [
      await addClient(studio, { full_name: 'Una', email: 'una@mail.test' }),
      await addClient(studio, { email: 'dos@mail.test' }),
    ]
    for (const { id } of people) assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: ana.email } })
    await studio.running.runJobs()
    const [mail] = (await list(`/api/v1/emails?client_id=${ana.id}`)).items
    const { id, ...shown } = mail
    const now = studio.clock.now()
    const next_attempt_at = new Date(Date.parse(now) + 60_000).toISOString()
    const last_error =
      'The email server refused it for now. We’ll try again automatically. The server said: “451 Later”'
    const waiting = { status: 'queued', outcome: 'waiting', attempts: 1, next_attempt_at, last_error, sent_at: null }
    assert.deepEqual(shown, {
      kind: 'password_reset',
      client_id: ana.id,
      to_email: ana.email,
      to_name: 'Ana',
      subject: 'Set a new password for Test Studio',
      ...waiting,
      expires_at: new Date(Date.parse(now) + 3_600_000).toISOString(),
      created_at: now,
    })
    assert.deepEqual(
      (await list(`/api/v1/emails?client_id=${bea.id}`)).items.map(({ kind }: Shown) => kind),
      ['registered'],
    )
    studio.mail.fail = undefined
    const before = studio.mail.sent.length
    await studio.advance({ minutes: 1 })
    const sent = studio.mail.sent.slice(before).map(({ to }) => to.address)
    assert.deepEqual(sent, [ana.email, 'una@mail.test', 'dos@mail.test'])
    assert.deepEqual((await list('/api/v1/emails?status=queued')).total, 0)
    const all = await list('/api/v1/emails?page_size=200')
    assert.deepEqual(
      idsOf(all.items),
      idsOf(all.items).toSorted((a, b) => b - a),
    )
    assert.deepEqual((await list('/api/v1/emails?page_size=1&page=2')).items, [all.items[1]])
    const after = all.items.find((one: Shown) => one.id === id)
    assert.deepEqual(
      [after.status, after.attempts, after.sent_at, after.next_attempt_at],
      ['sent', 2, studio.clock.now(), null],
    )
  })

  it('tags stand by name with how many have each, and a client’s by name too, with whom they came from', async () => {
    const [zen, run, early] = [
      await makeTag(studio, { name: 'xz' }),
      await makeTag(studio, { name: 'xr', color: '#102030' }),
      await makeTag(studio, { name: 'xa' }),
    ]
    const [first, second] = [await addClient(studio), await addClient(studio)]
    for (const tag of [zen, run]) await giveTag(studio, first, tag)
    await giveTag(studio, second, zen)
    const { items } = await list('/api/v1/tags?page_size=200')
    const shown = items.filter(({ name }: Shown) => name.startsWith('x'))
    assert.deepEqual(shown, [early, { ...run, client_count: 1 }, { ...zen, client_count: 2 }])
    const own = await list(`/api/v1/clients/${first.id}/tags`)
    const at = { client_id: first.id, rule_id: null, created_at: studio.clock.now() }
    assert.deepEqual(own, [
      { ...at, tag_id: run.id, name: 'xr', color: '#102030' },
      { ...at, tag_id: zen.id, name: 'xz', color: null },
    ])
    await studio.asOwner(`DELETE /api/v1/clients/${first.id}/tags/${zen.id}`)
    assert.deepEqual((await list(`/api/v1/clients/${first.id}/tags`)).length, 1)
    assert.deepEqual((await list(`/api/v1/clients/${second.id}/tags`)).length, 1)
    const log = (await list(`/api/v1/audit-log?entity=client&entity_id=${first.id}`)).items
    assert.deepEqual(
      log.slice(0, 2).map(({ action, before, after }: Shown) => [action, before, after]),
      [
        ['client.tag.remove', { tag_id: zen.id, tag_name: 'xz' }, null],
        ['client.tag.add', null, { tag_id: run.id, tag_name: 'xr' }],
      ],
    )
    const rules = [await makeRule(studio, { tag_id: early.id }), await makeRule(studio, { tag_id: early.id })]
    const kept = await studio.asOwner(`DELETE /api/v1/tags/${early.id}`)
    assert.deepEqual(refused(kept), [409, 'TAG_IN_USE'])
    assert.match(
      kept.body.detail,
      new RegExp(`xa is used by 2 tag rules \\(no\\. ${rules[0].id}, no\\. ${rules[1].id}\\)`),
    )
  })

  it('a waiver’s signatures and those who lack one come newest first and by name, in pages', async () => {
    const [waiver, other] = [await makeWaiver(studio), await makeWaiver(studio)]
    const people = [
      await registerClient(studio, { full_name: 'wx Bo' }),
      await registerClient(studio, { full_name: 'WX al' }),
    ]
    const signed: Shown[] = []
    for (const person of people) signed.push(await signWaiver(waiver, person, `By ${person.full_name}`))
    const path = `/api/v1/waivers/${waiver.id}/signatures`
    assert.deepEqual((await list(path)).items, signed.toReversed())
    assert.deepEqual((await list(`${path}?page=2&page_size=1`)).items, [signed[0]])
    assert.deepEqual((await list(`/api/v1/waivers/${other.id}/signatures`)).items, [])
    const lacking = (await list(`/api/v1/waivers/${other.id}/unsigned-clients?page_size=200`)).items
    const rows = lacking.filter(({ full_name }: Shown) => /^wx/i.test(full_name))
    const none = { phone: null, signed_version: null, signed_at: null, status: 'unsigned' }
    assert.deepEqual(
      rows,
      people.toReversed().map(({ id, full_name, email }) => ({ client_id: id, full_name, email, ...none })),
    )
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { body: 'Other words.' })
    const outdated = (await list(`/api/v1/waivers/${waiver.id}/unsigned-clients?page_size=200`)).items
    const row = outdated.find(({ client_id }: Shown) => client_id === people[0]!.id)
    assert.deepEqual([row.signed_version, row.signed_at, row.status], [1, signed[0].signed_at, 'outdated'])
  })

  it('roles say how many have them and keep the catalogue’s order, and one in use says by how many', async () => {
    const role = await makeRole(studio, ['sales.view', 'clients.view'])
    assert.deepEqual(
      [role['permissions'], role['staff_count'], role['is_owner']],
      [['clients.view', 'sales.view'], 0, false],
    )
    for (const _ of [1, 2]) await makeManager(studio, [], { role_id: role.id })
    const roles: Shown[] = await list('/api/v1/roles')
    assert.equal(roles.find(({ id }) => id === role.id).staff_count, 2)
    const names: string[] = roles.slice(1).map(({ name }) => name)
    assert.deepEqual(names, names.toSorted())
    const kept = await studio.asOwner(`DELETE /api/v1/roles/${role.id}`)
    assert.deepEqual(refused(kept), [409, 'ROLE_IN_USE'])
    assert.match(kept.body.detail, /in use \(2 on the team\)/)
  })
})
