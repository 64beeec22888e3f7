import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { liveIn, whereIs, type LivedIn } from '../../test/build/gdpr.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

describe('erasing a client', () => {
  let studio: TestStudio
  let lived: LivedIn
  let token: string
  let answer: Reply
  let receipts: { kind: string; lines: { description: string }[] }[]

  const erase = (id: number) => studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)
  const receiptsNow = async () => {
    const replies = lived.receipt_ids.map((id) => studio.asOwner(`GET /api/v1/receipts/${id}`))
    return (await Promise.all(replies)).map(({ body }) => body)
  }

  before(async () => {
    studio = await startStudio()
    lived = await liveIn(studio)
    receipts = await receiptsNow()
    token = await studio.login(lived.client.email)
    const headers = { 'Idempotency-Key': 'book-her' }
    const note = { body: `${lived.words.name} called` }
    await studio.send(`POST /api/v1/clients/${lived.client.id}/notes`, { token: studio.owner, headers, body: note })
    for (const [what, word] of Object.entries(lived.words)) {
      assert.notDeepEqual(whereIs(studio, word), [], `${what} was never there, so that not finding it says nothing`)
    }
    answer = await erase(lived.client.id)
  })
  after(() => studio.stop())

  it('leaves none of her words in the folder, the log, or a backup made now', () => {
    assert.equal(answer.status, 200)
    for (const [what, word] of Object.entries(lived.words)) {
      assert.deepEqual(whereIs(studio, word), [], `${what} “${word}”`)
    }
    for (const part of ['Zenobia', 'Quillfeather']) {
      const places = whereIs(studio, part)
      assert.deepEqual(places, [], part)
    }
  })

  it('says what was kept and why', () => {
    const { client_id, pseudonym, erased_at, erased, kept } = answer.body
    assert.deepEqual(
      [client_id, pseudonym, erased_at],
      [lived.client.id, `Erased client ${lived.client.id}`, studio.clock.now()],
    )
    assert.ok(erased.length > 0)
    const counts = kept.map(({ what, count }: { what: string; count: number }) => `${what.split(/[ ,:]/)[0]} ${count}`)
    assert.ok(counts.includes(`Receipts ${lived.receipt_ids.length}`), counts.join())
    assert.ok(counts.includes('Bookings 3'), counts.join())
    assert.ok(kept.every(({ why }: { why: string }) => why.length > 20))
  })

  it('changes nothing when done again', async () => {
    studio.clock.advance({ hours: 1 })
    studio.owner = await studio.login('owner@studio.test')
    assert.deepEqual((await erase(lived.client.id)).body, answer.body)
    const { body } = await studio.asOwner(`GET /api/v1/audit-log?entity=client&entity_id=${lived.client.id}`)
    const entries = body.items.filter(({ action }: { action: string }) => action === 'client.erase')
    assert.equal(entries.length, 1)
    assert.deepEqual([entries[0].before, entries[0].after], [null, null])
    assert.equal(entries[0].actor_name, 'Olga Owner')
  })

  it('ends her sessions and links; her e-mail is free again', async () => {
    const me = await studio.send('GET /api/v1/auth/me', { token })
    assert.deepEqual([me.status, me.body.code], [401, 'AUTH_INVALID_TOKEN'])
    const login = { email: lived.words.email, password: 'Correct-Horse-7' }
    assert.equal((await studio.send('POST /api/v1/auth/login', { body: login })).status, 401)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${lived.client.id}`)).status, 404)
    const search = await studio.asOwner('GET /api/v1/clients?include_inactive=true&search=Quillfeather')
    assert.deepEqual(search.body.items, [])
  })

  it('keeps receipts as they were, but for the name and the reason of a refund', async () => {
    const client_name = `Erased client ${lived.client.id}`
    const expected = receipts.map(({ lines, ...receipt }) => ({
      ...receipt,
      client_name,
      lines: lines.map((line) => ({ ...line, description: line.description.replace(`: ${lived.words.reason}`, '') })),
    }))
    assert.deepEqual(receipts.map(({ kind }) => kind).toSorted(), ['receipt', 'refund'])
    assert.deepEqual(await receiptsNow(), expected)
  })

  it('keeps attendance, and cancels what was to come', async () => {
    const { body } = await studio.asOwner(`GET /api/v1/bookings?client_id=${lived.client.id}`)
    const states = body.items.map((row: { status: string; cancel_reason: string | null }) => [
      row.status,
      row.cancel_reason,
    ])
    assert.deepEqual(states.toSorted(), [
      ['cancelled', null],
      ['checked_in', null],
      ['late_cancelled', null],
    ])
    const memberships = await studio.asOwner(`GET /api/v1/memberships?client_id=${lived.client.id}`)
    assert.deepEqual(
      memberships.body.items.map((row: { status: string; credits_remaining: number; notes: unknown }) => [
        row.status,
        row.credits_remaining,
        row.notes,
      ]),
      [
        ['cancelled', 0, null],
        ['cancelled', 0, null],
      ],
    )
    const waiting = await studio.asOwner(`GET /api/v1/bookings/waitlist?client_id=${lived.client.id}`)
    assert.deepEqual(
      waiting.body.map(({ status }: { status: string }) => status),
      ['left'],
    )
  })

  it('keeps the log of consents without addresses', async () => {
    const { body } = await studio.asOwner(`GET /api/v1/gdpr/consent-log/${lived.client.id}`)
    assert.deepEqual(
      body.map((row: Record<string, unknown>) => [
        row['consent_type'],
        row['granted'],
        row['ip_address'],
        row['seen_ip_address'],
      ]),
      [
        ['push_notifications', true, null, null],
        ['marketing_email', true, null, null],
      ],
    )
  })

  it('keeps what others wrote, without her', async () => {
    const { items } = (await studio.asOwner('GET /api/v1/clients?page_size=200')).body
    const neighbour = items.find((row: { emergency_contact: string | null }) => row.emergency_contact !== null)
    const pseudonym = `Erased client ${lived.client.id}`
    assert.equal(neighbour.emergency_contact, `${pseudonym}, [erased]`)
    const notes = (await studio.asOwner(`GET /api/v1/clients/${neighbour.id}/notes`)).body
    assert.deepEqual(
      notes.map(({ body }: { body: string }) => body),
      [`Came with ${pseudonym} ([erased])`],
    )
    const child = items.find((row: { full_name: string }) => row.full_name === 'Little Quill')
    assert.deepEqual([child.guardian_id, child.email], [null, null])
  })

  it('refuses to do again for the staff what was answered before', async () => {
    const headers = { 'Idempotency-Key': 'book-her' }
    const operation = `POST /api/v1/clients/${lived.client.id}/notes`
    const body = { body: `${lived.words.name} called` }
    assert.equal((await studio.send(operation, { token: studio.owner, headers, body })).status, 409)
  })

  it('sends nothing to her any more', async () => {
    studio.mail.sent.length = 0
    await studio.asOwner('PUT /api/v1/studio/email', {
      host: 'mail.test',
      port: 587,
      security: 'starttls',
      from_email: 'studio@studio.test',
    })
    await studio.advance({ days: 2 })
    assert.deepEqual(
      studio.mail.sent.filter(({ to }) => to.address.includes('quillfeather')),
      [],
    )
  })

  it('is for managers who may, and for clients there are', async () => {
    const { token: outsider } = await makeManager(studio, ['clients.manage'])
    assert.equal((await studio.send('POST /api/v1/gdpr/delete/1', { token: outsider })).status, 403)
    assert.equal((await erase(99_999)).status, 404)
  })
})
