import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openBeside } from '../test/build/books.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { addClient } from '../test/build/tags.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

describe('old details', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const keep = (days: object) => studio.asOwner('PUT /api/v1/studio', days)
  const columns = (sql: string) => {
    const beside = openBeside(studio)
    try {
      return beside.prepare(sql).raw().all() as unknown[][]
    } finally {
      beside.close()
    }
  }
  const changeOf = async (client: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/audit-log?entity=client&entity_id=${client.id}`)).body.items[0]

  it('are kept for as long as is said, never shorter than is needed', async () => {
    const { body } = await studio.asOwner('GET /api/v1/studio')
    assert.deepEqual([body.keep_letters_days, body.keep_events_days, body.keep_audit_days], [365, 180, 1095])
    for (const days of [{ keep_letters_days: 29 }, { keep_events_days: 89 }, { keep_audit_days: 364 }]) {
      assert.equal((await keep(days)).status, 422, JSON.stringify(days))
    }
    for (const days of [{ keep_letters_days: 30 }, { keep_events_days: 90 }, { keep_audit_days: 365 }]) {
      assert.equal((await keep(days)).status, 200, JSON.stringify(days))
    }
  })

  it('of the audit log go after their days; who did what, and when, stays', async () => {
    const client = await addClient(studio, { full_name: 'Ana Auditada' })
    const later = await addClient(studio, { full_name: 'Bea Behind' })
    const made = await changeOf(client)
    assert.equal(made.after.full_name, 'Ana Auditada')
    await studio.advance({ days: 364 })
    assert.deepEqual(await changeOf(client), made)
    await studio.asOwner(`PUT /api/v1/clients/${later.id}`, { phone: '+34 600 000 001' })
    await studio.advance({ days: 2 })
    assert.deepEqual(await changeOf(client), made, 'the clock says so for the first time')
    await studio.advance({ days: 1 })
    assert.deepEqual(await changeOf(client), { ...made, before: null, after: null })
    assert.equal((await changeOf(later)).after.phone, '+34 600 000 001')
  })

  it('of what happened go after their days; what happens once only is remembered', async () => {
    const client = await addClient(studio, { date_of_birth: '1990-03-09' })
    const kept = () =>
      columns(
        `SELECT event, payload FROM events WHERE client_id = ${client.id} AND event <> 'client.inactive' ORDER BY id`,
      )
    while (kept().length < 2) await studio.advance({ days: 1 })
    const [created, birthday] = kept()
    assert.deepEqual([created![0], birthday![0]], ['client.created', 'client.birthday'])
    await studio.advance({ days: 80 })
    assert.deepEqual(kept(), [created, birthday])
    await studio.advance({ days: 12 })
    await studio.advance({ days: 1 })
    assert.deepEqual(kept(), [['client.birthday', '{}']])
    await studio.asOwner('GET /api/v1/studio/integrity')
  })

  it('of a letter that was given up go after their days, and it can’t be sent any more', async () => {
    await studio.asOwner('PUT /api/v1/studio/email', server)
    studio.mail.fail = '550 Nobody of that name'
    const { id: membership_type_id } = await makeMembershipType(studio)
    const client = await addClient(studio, { email: 'ida@mail.test' })
    await sellMembership(studio, { client_id: client.id, membership_type_id, payment_method: 'cash' })
    const [receipt] = (await studio.asOwner(`GET /api/v1/receipts?client_id=${client.id}`)).body.items
    assert.equal((await studio.asOwner(`POST /api/v1/receipts/${receipt.id}/email`, {})).status, 200)
    const letter = async () => (await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}`)).body.items[0]
    for (let day = 0; day < 20 && (await letter()).status !== 'failed'; day += 1) await studio.advance({ days: 1 })
    const failed = await letter()
    assert.deepEqual([failed.status, typeof failed.last_error], ['failed', 'string'])
    const bodies = () => columns(`SELECT letter IS NOT NULL FROM emails WHERE id = ${failed.id}`)
    assert.deepEqual(bodies(), [[1]])
    await studio.advance({ days: 31 })
    await studio.advance({ days: 1 })
    assert.deepEqual(bodies(), [[0]])
    assert.deepEqual(await letter(), { ...failed, last_error: null })
    const again = await studio.asOwner(`POST /api/v1/emails/${failed.id}/retry`)
    assert.deepEqual([again.status, again.body.code], [409, 'EMAIL_NOT_RETRYABLE'])
  })

  it('are not let go by a clock that is years ahead for a moment', async () => {
    await studio.advance({ minutes: 1 })
    const client = await addClient(studio)
    const made = await changeOf(client)
    const right = studio.clock.now()
    await studio.advance({ days: 4000 })
    studio.clock.set(right)
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await changeOf(client), made)
  })

  it('are never those of receipts, payments and signatures', async () => {
    const { body: waiver } = await studio.asOwner('POST /api/v1/waivers', { title: 'Health', body: 'I am well.' })
    const legal = () => columns('SELECT * FROM receipts').concat(columns('SELECT * FROM payments'))
    const before = legal()
    assert.ok(before.length > 1 && waiver.id > 0)
    await studio.advance({ days: 4000 })
    assert.deepEqual(legal(), before)
  })
})
