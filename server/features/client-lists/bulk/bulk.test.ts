import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerAgreed, setMailServer } from '../../../test/build/automations.ts'
import { registerClient } from '../../../test/build/bookings.ts'
import { makeManager } from '../../../test/build/staff.ts'
import { addClient, makeTag } from '../../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('the same for several clients', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const bulk = (client_ids: number[], action: object, token = studio.owner) =>
    studio.send('POST /api/v1/clients/bulk', { token, body: { client_ids, action } })
  const logged = async (action: string) => (await studio.asOwner(`GET /api/v1/audit-log?action=${action}`)).body.items
  const reasons = (body: { skipped: { client_id: number; reason: string }[] }) =>
    body.skipped.map(({ client_id, reason }) => [client_id, reason])

  it('tags those who have it not, and takes it back from just those', async () => {
    const [ana, bea, cleo] = [await addClient(studio), await addClient(studio), await addClient(studio)]
    const { id: tag_id } = await makeTag(studio)
    await studio.asOwner(`POST /api/v1/clients/${bea.id}/tags`, { tag_id })
    await studio.asOwner(`DELETE /api/v1/clients/${cleo.id}`)
    const { body } = await bulk([ana.id, bea.id, cleo.id, 9999, ana.id], { kind: 'tag', tag_id })
    assert.deepEqual(body.done, [ana.id, cleo.id])
    assert.deepEqual(reasons(body), [
      [bea.id, 'has_tag'],
      [9999, 'gone'],
    ])
    assert.deepEqual(
      body.skipped.map(({ client_name }: { client_name: string | null }) => client_name),
      [bea.full_name, null],
    )
    assert.deepEqual(
      (await logged('client.tag.add')).map((entry: { entity_id: number }) => entry.entity_id),
      [cleo.id, ana.id, bea.id],
    )
    const undone = await bulk(body.done, { kind: 'untag', tag_id })
    assert.deepEqual(undone.body, { done: [ana.id, cleo.id], skipped: [] })
    const left = (await studio.asOwner(`GET /api/v1/clients?tag_id=${tag_id}&include_inactive=true`)).body.items
    assert.deepEqual(
      left.map(({ id }: { id: number }) => id),
      [bea.id],
    )
    assert.deepEqual(reasons((await bulk([ana.id], { kind: 'untag', tag_id })).body), [[ana.id, 'has_no_tag']])
  })

  it('tells rules of each tag that it gives, as if given by hand', async () => {
    const [one, two] = [await makeTag(studio), await makeTag(studio)]
    const is_given = { all: [{ field: 'tag_id', op: 'eq', value: one.id }] }
    const rule = { tag_id: two.id, trigger_event: 'client.tag_added', condition_json: is_given }
    const made = await studio.asOwner('POST /api/v1/auto-tag-rules', rule)
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const people = [await addClient(studio), await addClient(studio)]
    await bulk(
      people.map(({ id }) => id),
      { kind: 'tag', tag_id: one.id },
    )
    await studio.advance({ minutes: 1 })
    assert.equal((await studio.asOwner(`GET /api/v1/clients?tag_id=${two.id}`)).body.total, 2)
  })

  it('done by two at once is done once for each', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addClient(studio)))
    const { id: tag_id } = await makeTag(studio)
    const ids = people.map(({ id }) => id)
    const answers = await Promise.all([1, 2, 3].map(() => bulk(ids, { kind: 'tag', tag_id })))
    assert.equal(answers.flatMap(({ body }) => body.done).length, ids.length)
    const [{ client_count }] = (await studio.asOwner('GET /api/v1/tags?page_size=200')).body.items.filter(
      ({ id }: { id: number }) => id === tag_id,
    )
    assert.equal(client_count, ids.length)
  })

  it('refuses a tag that is not there, nobody, and more than 200', async () => {
    const { id } = await addClient(studio)
    assert.equal((await bulk([id], { kind: 'tag', tag_id: 999 })).status, 404)
    assert.equal((await bulk([], { kind: 'tag', tag_id: 1 })).status, 422)
    assert.equal(
      (
        await bulk(
          Array.from({ length: 201 }, (_, n) => n + 1),
          { kind: 'tag', tag_id: 1 },
        )
      ).status,
      422,
    )
  })

  it('writes to those who agreed, once a day, and says why not to the others', async () => {
    const agreed = await registerAgreed(studio)
    const silent = await registerClient(studio)
    const away = await registerAgreed(studio)
    await studio.asOwner(`DELETE /api/v1/clients/${away.id}`)
    const message = { kind: 'message', way: 'email', subject: 'Summer', body: 'We open the terrace.\n\nCome!' }
    assert.deepEqual(reasons((await bulk([agreed.id], message)).body), [[agreed.id, 'no_mail_server']])
    await setMailServer(studio)
    const { body } = await bulk([agreed.id, silent.id, away.id], message)
    assert.deepEqual(body.done, [agreed.id])
    assert.deepEqual(reasons(body), [
      [silent.id, 'no_consent'],
      [away.id, 'inactive'],
    ])
    const [letter] = (await studio.asOwner(`GET /api/v1/emails?client_id=${agreed.id}`)).body.items
    assert.equal(letter.subject, 'Summer')
    assert.deepEqual(
      (await logged('client.message')).map((entry: { entity_id: number; after: object }) => [
        entry.entity_id,
        entry.after,
      ]),
      [[agreed.id, { channel: 'email', subject: 'Summer' }]],
    )
    assert.deepEqual(reasons((await bulk([agreed.id], message)).body), [[agreed.id, 'one_a_day']])
    const push = { ...message, way: 'push' }
    assert.deepEqual(reasons((await bulk([silent.id], push)).body), [[silent.id, 'no_consent']])
  })

  it('writes nothing in the quiet hours', async () => {
    const agreed = await registerAgreed(studio)
    await studio.advance({ hours: 12 })
    const { body } = await bulk([agreed.id], { kind: 'message', way: 'email', subject: 'Late', body: 'Good night.' })
    assert.deepEqual(reasons(body), [[agreed.id, 'quiet_hours']])
    await studio.advance({ hours: 12 })
  })

  it('needs the right to write to many', async () => {
    const { id } = await addClient(studio)
    const { token } = await makeManager(studio, ['clients.view', 'clients.manage'])
    const message = { kind: 'message', way: 'email', subject: 'Summer', body: 'Come!' }
    assert.equal((await bulk([id], message, token)).status, 403)
    const tag = await makeTag(studio)
    assert.equal((await bulk([id], { kind: 'tag', tag_id: tag.id }, token)).status, 200)
  })

  it('hands out the chosen columns, which no spreadsheet runs', async () => {
    const tag = await makeTag(studio, { name: 'Loyal' })
    const ana = await addClient(studio, { full_name: '=1+1', email: 'ana@file.test', client_since_on: '2020-05-01' })
    const bea = await addClient(studio, {
      full_name: 'Bea, "B"',
      phone: '+34 600 111 222',
      date_of_birth: '1990-02-03',
    })
    await studio.asOwner(`POST /api/v1/clients/${ana.id}/tags`, { tag_id: tag.id })
    const file = async (more: object = {}) => {
      const columns = ['name', 'tags', 'phone', 'owed', 'client_since', 'birthday']
      const body = { client_ids: [bea.id, ana.id], columns, ...more }
      return (await studio.asOwner('POST /api/v1/clients/export', body)).body
    }
    const since = (await studio.asOwner(`GET /api/v1/clients/${bea.id}`)).body.created_at.slice(0, 10)
    const rows = [`"Bea, ""B""",,"'+34 600 111 222",0,${since},1990-02-03`, `"'=1+1",Loyal,,0,2020-05-01,`, '']
    const head = 'Name,Tags,Phone,Owes,Client since,Date of birth'
    assert.equal(await file(), [head, ...rows].join('\r\n'))
    const [taken] = await logged('client.export')
    assert.deepEqual(taken.after, {
      clients: 2,
      columns: ['name', 'tags', 'phone', 'owed', 'client_since', 'birthday'],
    })
    assert.equal(await file({ heading: false }), rows.join('\r\n'))
  })
})
