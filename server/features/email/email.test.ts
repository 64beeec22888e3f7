import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

const NOT_NOW = 'The email server refused it for now. We’ll try again automatically. The server said: “451 Not now”'
const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

describe('the outbox', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
  })
  after(() => studio.stop())

  const refused = ({ status, body }: Reply) => [status, body.code]
  const invite = async (name: string) => {
    const input = { full_name: name, email: `${name.toLowerCase()}@mail.test` }
    const { id } = (await studio.asOwner('POST /api/v1/clients', input)).body
    assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
    return id as number
  }
  const outbox = async (query = '') => (await studio.asOwner(`GET /api/v1/emails${query}`)).body.items
  const put = (body: object) => studio.asOwner('PUT /api/v1/studio/email', body)

  it('lets mail wait while there is no mail server, and says so', async () => {
    const client_id = await invite('Ana')
    await studio.advance({ minutes: 5 })
    const [mail] = await outbox()
    assert.deepEqual([mail.status, mail.attempts, mail.client_id, mail.last_error], ['queued', 0, client_id, null])
    assert.ok(!('body_html' in mail))
    const { body } = await studio.asOwner('GET /api/v1/studio/status')
    assert.deepEqual([body.mail_configured, body.mail_queued, body.mail_failed], [false, 1, 0])
    assert.deepEqual(refused(await studio.asOwner('POST /api/v1/studio/email/test')), [409, 'MAIL_NOT_CONFIGURED'])
  })

  it('sends it once there is one, the oldest first, from the studio', async () => {
    await invite('Bea')
    const { body } = await put(server)
    assert.deepEqual([body.configured, body.has_password, body.username], [true, false, null])
    await studio.advance({ minutes: 1 })
    assert.deepEqual(
      studio.mail.sent.map(({ from, to }) => [from.name, from.address, to.name, to.address]),
      [
        ['Test Studio', 'desk@studio.test', 'Ana', 'ana@mail.test'],
        ['Test Studio', 'desk@studio.test', 'Bea', 'bea@mail.test'],
      ],
    )
    const sent = await outbox('?status=sent')
    assert.deepEqual(
      sent.map(({ to_name }: { to_name: string }) => to_name),
      ['Bea', 'Ana'],
    )
    assert.deepEqual([sent[0].attempts, sent[0].sent_at, sent[0].next_attempt_at], [1, studio.clock.now(), null])
    await studio.advance({ hours: 1 })
    assert.equal(studio.mail.sent.length, 2)
    assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/emails/${sent[0].id}/retry`)), [
      409,
      'EMAIL_NOT_RETRYABLE',
    ])
  })

  it('tries a letter again after 1, 5, 15, 60 minutes and 4 hours, gives it up after five days, and tries again when told', async () => {
    studio.mail.fail = '451 Not now'
    const id = await invite('Cleo')
    const waits = [0, 1, 5, 15, 60, 240, 240, 240]
    for (const [index, minutes] of waits.entries()) {
      if (minutes > 1) {
        await studio.advance({ minutes: minutes - 1 })
        assert.equal((await outbox(`?client_id=${id}`))[0].attempts, index)
      }
      await studio.advance({ minutes: 1 })
      const [mail] = await outbox(`?client_id=${id}`)
      assert.deepEqual([mail.attempts, mail.last_error], [index + 1, NOT_NOW])
      assert.equal(mail.status, 'queued')
    }
    for (let hours = 17; hours < 121; hours += 4) await studio.advance({ hours: 4 })
    assert.equal((await outbox(`?client_id=${id}`))[0].status, 'failed')
    assert.equal((await studio.asOwner('GET /api/v1/studio/status')).body.mail_failed, 1)
    studio.mail.fail = undefined
    const [failed] = await outbox('?status=failed')
    const retried = await studio.asOwner(`POST /api/v1/emails/${failed.id}/retry`)
    assert.deepEqual([retried.body.status, retried.body.attempts], ['queued', 0])
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=email&entity_id=${failed.id}`)).body
    assert.deepEqual(
      items.map(({ action }: { action: string }) => action),
      ['email.retry'],
    )
    await studio.advance({ minutes: 1 })
    assert.equal((await outbox(`?client_id=${id}`))[0].status, 'sent')
  })

  it('tries a letter no more that was refused for good, until told', async () => {
    studio.mail.fail = '550 5.1.1 No such mailbox'
    const id = await invite('Gone')
    await studio.advance({ minutes: 1 })
    const [mail] = await outbox(`?client_id=${id}`)
    assert.deepEqual([mail.status, mail.attempts, mail.next_attempt_at], ['failed', 1, null])
    studio.mail.fail = undefined
    await studio.advance({ hours: 24 })
    await put({ ...server, from_name: 'Corrected' })
    await studio.advance({ minutes: 1 })
    assert.equal((await outbox(`?client_id=${id}`))[0].status, 'failed', 'no setting brings the address to life')
    await studio.asOwner(`POST /api/v1/emails/${mail.id}/retry`)
    await studio.advance({ minutes: 1 })
    assert.equal((await outbox(`?client_id=${id}`))[0].status, 'sent')
  })

  it('loses nothing while the server is away for 80 hours, and sends all of it within minutes once it is back', async () => {
    studio.mail.fail = 'Away'
    const before = studio.mail.sent.length
    const ids = [await invite('Fiona'), await invite('Frieda')]
    await studio.advance({ minutes: 1 })
    const waitsSince = studio.clock.now()
    for (let hour = 0; hour < 80; hour += 1) await studio.advance({ hours: 1 })
    ids.push(await invite('Mona'))
    await studio.advance({ minutes: 1 })
    const status = (await studio.asOwner('GET /api/v1/studio/status')).body
    assert.deepEqual([status.mail_failed, status.mail_queued >= 3], [0, true])
    assert.equal(status.mail_waiting_since, waitsSince)
    const [waits] = await outbox(`?client_id=${ids[0]}`)
    assert.deepEqual([waits.status, waits.attempts], ['queued', 0])
    const check = (await studio.asOwner('GET /api/v1/studio/health')).body.find(
      (one: { name: string }) => one.name === 'mail',
    )
    assert.deepEqual([check.state, check.code], ['failing', 'mail.waiting'])
    studio.mail.fail = undefined
    await studio.advance({ minutes: 5 })
    for (const id of ids) assert.equal((await outbox(`?client_id=${id}`))[0].status, 'sent')
    assert.equal(studio.mail.sent.length, before + 3)
    assert.equal((await studio.asOwner('GET /api/v1/studio/status')).body.mail_waiting_since, null)
  })

  it('asks a server that is away at most every five minutes, by one letter', async () => {
    studio.mail.fail = 'Away'
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await invite(name)
    for (const minutes of [1, 1, 2, 5]) await studio.advance({ minutes })
    const failures = () =>
      studio.logged.filter((line) => line.includes('job failed') && line.includes('send mail')).length
    const until = failures()
    for (let minute = 0; minute < 20; minute += 1) await studio.advance({ minutes: 1 })
    assert.equal(failures() - until, 4)
    studio.mail.fail = undefined
    await studio.advance({ minutes: 5 })
    assert.deepEqual(await outbox('?status=queued'), [])
  })

  it('gives up what has waited for the server for five days, and takes it up again when the settings are corrected', async () => {
    studio.mail.fail = 'Away'
    const id = await invite('Patient')
    for (let hours = 0; hours <= 126; hours += 6) await studio.advance({ hours: 6 })
    const [givenUp] = await outbox(`?client_id=${id}`)
    assert.equal(givenUp.status, 'failed')
    const later = await invite('Later')
    await studio.advance({ minutes: 1 })
    const [waiting] = await outbox(`?client_id=${later}`)
    assert.deepEqual([waiting.status, waiting.attempts], ['queued', 0])
    studio.mail.fail = undefined
    await studio.advance({ seconds: 1 })
    await put({ ...server, from_name: 'Right' })
    await studio.advance({ seconds: 1 })
    for (const client of [id, later]) assert.equal((await outbox(`?client_id=${client}`))[0].status, 'sent')
  })

  it('gives up what is out of date, with the reason, for good', async () => {
    const failed = async () => (await studio.asOwner('GET /api/v1/studio/status')).body.mail_failed
    const before = await failed()
    studio.mail.fail = 'Away'
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL } })
    await studio.advance({ hours: 1 })
    const [mail] = await outbox()
    assert.deepEqual([mail.kind, mail.status], ['password_reset', 'failed'])
    studio.mail.fail = undefined
    const left = studio.mail.sent.length
    await studio.advance({ minutes: 1 })
    assert.equal(studio.mail.sent.length, left)
    const [late] = await outbox()
    assert.deepEqual([late.id, late.status], [mail.id, 'failed'])
    assert.match(late.last_error, /out of date/)
    const german = { token: studio.owner, headers: { 'Accept-Language': 'de' } }
    const [inGerman] = (await studio.send('GET /api/v1/emails', german)).body.items
    assert.equal(inGerman.last_error, 'Sie konnte nicht rechtzeitig gesendet werden.')
    assert.equal(await failed(), before + 1)
    await studio.advance({ days: 7 })
    assert.equal(await failed(), 0)
    assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/emails/${mail.id}/retry`)), [
      409,
      'EMAIL_NOT_RETRYABLE',
    ])
    assert.equal((await studio.asOwner('POST /api/v1/emails/999/retry')).status, 404)
  })

  it('starts no job over letters that were sent or wait for their next attempt', async () => {
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL } })
    await studio.advance({ minutes: 1 })
    assert.equal((await outbox())[0].status, 'sent')
    studio.mail.fail = '451 Not now'
    await invite('Dina')
    await studio.advance({ hours: 2 })
    await studio.advance({ minutes: 1 })
    const [waiting] = await outbox()
    assert.deepEqual([waiting.status, waiting.attempts], ['queued', 2])
    const runs = () => {
      const started = db.selectFrom('job_runs').select(['name', 'last_started_at'])
      return studio.running.app.db.all(
        started.where('name', 'in', ['send mail', 'give up mail that is too late']).orderBy('name'),
      )
    }
    const before = runs()
    assert.equal(before.length, 2)
    await studio.advance({ minutes: 1 })
    assert.deepEqual(runs(), before)
    studio.mail.fail = undefined
  })

  it('never shows the password, and keeps it only for the server and user it was given for', async () => {
    const set = await put({ ...server, username: 'desk', password: 'canary-secret' })
    assert.equal(set.body.has_password, true)
    assert.ok(!JSON.stringify(set.body).includes('canary'))
    assert.equal((await put({ ...server, username: 'desk', from_name: 'Front' })).body.has_password, true)
    for (const change of [
      { host: 'evil.test' },
      { port: 2525 },
      { security: 'none' },
      { username: 'other' },
      { password: null },
    ]) {
      const moved = await put({ ...server, username: 'desk', ...change })
      assert.deepEqual([moved.status, moved.body.errors?.[0].path], [422, 'password'], JSON.stringify(change))
    }
    assert.equal((await studio.asOwner('GET /api/v1/studio/email')).body.host, 'smtp.test')
    assert.equal((await put(server)).body.has_password, false)
  })

  it('is for those who may see and change settings', async () => {
    const { token } = await makeManager(studio, ['settings.view', 'clients.view'])
    assert.equal((await studio.send('GET /api/v1/emails', { token })).status, 200)
    assert.equal((await studio.send('PUT /api/v1/studio/email', { token, body: server })).status, 403)
    assert.equal((await studio.send('POST /api/v1/studio/email/test', { token })).status, 403)
    for (const bad of [{ host: 'a b' }, { port: 0 }, { security: 'ssl' }, { from_email: 'desk' }, { user: 'x' }]) {
      assert.equal((await put({ ...server, ...bad })).status, 422, JSON.stringify(bad))
    }
  })
})
