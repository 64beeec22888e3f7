import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { guardedOutbound } from '../../ports/outbound/guarded.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { nearOutbound, startReceiver, type Arrived, type Receiver } from '../../test/receiver.ts'
import { sendCopy } from '../../test/build/restoring.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

type Hook = { id: number; url: string; secret: string }

describe('webhooks', () => {
  let studio: TestStudio
  let receiver: Receiver
  beforeEach(async () => {
    studio = await startStudio({ outbound: nearOutbound })
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await studio.stop()
    await receiver.close()
  })

  const add = async (more: object = {}): Promise<Hook> => {
    const input = { url: receiver.url, events: ['client.created'], ...more }
    const { status, body } = await studio.asOwner('POST /api/v1/webhooks', input)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  const read = async (id: number) =>
    (await studio.asOwner('GET /api/v1/webhooks')).body.find((one: Hook) => one.id === id)
  const log = async (id: number) => (await studio.asOwner(`GET /api/v1/webhooks/${id}/deliveries`)).body.items
  const deliver = () => studio.running.runJobs()
  const verified = ({ headers, body }: Arrived, secret: string) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
    return String(headers['webhook-signature']).split(' ').includes(expected)
  }

  it('tell of an event once, signed, with ids and no name', async () => {
    const { id, secret } = await add({ events: ['client.created', 'product.purchased'] })
    const client = await makeClient(studio, { full_name: 'Ana Buyer', email: 'ana@example.com' })
    await deliver()
    await deliver()
    assert.equal(receiver.arrived.length, 1)
    const [arrived] = receiver.arrived
    assert.deepEqual(JSON.parse(arrived!.body), {
      type: 'client.created',
      timestamp: '2026-03-04T11:00:00.000Z',
      data: { client_id: client.id },
    })
    assert.ok(verified(arrived!, secret))
    assert.ok(!verified({ ...arrived!, body: `${arrived!.body} ` }, secret))
    assert.equal(arrived!.headers['webhook-timestamp'], String(Date.parse(studio.clock.now()) / 1000))
    assert.equal(arrived!.headers['content-type'], 'application/json')
    const [told] = await log(id)
    assert.deepEqual(
      [told.status, told.attempts, told.answer_status, told.message_id],
      ['delivered', 1, 204, arrived!.headers['webhook-id']],
    )
  })

  it('show their secret once, keep it sealed, and change it with a day for both', async () => {
    const first = await add()
    assert.match(first.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.ok(!JSON.stringify(await read(first.id)).includes('whsec_'))
    const { body: renewed } = await studio.asOwner(`POST /api/v1/webhooks/${first.id}/secret`)
    assert.notEqual(renewed.secret, first.secret)
    await makeClient(studio)
    await deliver()
    const [both] = receiver.arrived
    assert.deepEqual([verified(both!, first.secret), verified(both!, renewed.secret)], [true, true])
    await studio.advance({ days: 1 })
    await makeClient(studio)
    await deliver()
    const later = receiver.arrived.at(-1)!
    assert.deepEqual([verified(later, first.secret), verified(later, renewed.secret)], [false, true])
    const audited = JSON.stringify((await studio.asOwner('GET /api/v1/audit-log?entity=webhook')).body)
    assert.ok(!/whsec_|sealed/.test(audited))
  })

  it('are tried again for five days, then given up, and told again on request', async () => {
    const { id } = await add()
    receiver.answer = (response) => void response.writeHead(500).end('Broken <b>today</b>'.padEnd(9000, '!'))
    await makeClient(studio)
    await deliver()
    const [first] = await log(id)
    assert.deepEqual(
      [first.status, first.failure, first.answer_status, first.next_attempt_at],
      ['queued', 'status', 500, '2026-03-04T11:01:00.000Z'],
    )
    assert.equal(first.answer.length, 4096)
    await deliver()
    assert.equal(receiver.arrived.length, 1)
    let told = 1
    for (const minutes of [1, 5, 30, 120, 300, 600, 840, 1200, 1440, 1440, 1440]) {
      await studio.advance({ milliseconds: minutes * 60_000 - 1 })
      assert.equal(receiver.arrived.length, told, `${minutes}`)
      await studio.advance({ milliseconds: 1 })
      assert.equal(receiver.arrived.length, (told += 1), `${minutes}`)
    }
    const [given] = await log(id)
    assert.deepEqual([given.status, given.attempts, given.next_attempt_at], ['failed', 12, null])
    receiver.answer = (response) => void response.writeHead(200).end('Thanks')
    await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { is_active: true })
    const again = await studio.asOwner(`POST /api/v1/webhooks/${id}/deliveries/${given.id}/resend`)
    assert.equal(again.status, 201)
    await deliver()
    const [resent] = await log(id)
    assert.deepEqual([resent.status, resent.resend_of_id, resent.answer], ['delivered', given.id, 'Thanks'])
    assert.equal(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal((await read(id)).failing_since, null)
  })

  it('are switched off where nothing arrives for days, at once where they are gone, and said so', async () => {
    const { id } = await add()
    receiver.answer = (response) => void response.writeHead(503).end()
    await makeClient(studio)
    await deliver()
    await studio.advance({ days: 2 })
    await makeClient(studio)
    for (let hour = 0; hour <= 180; hour += 6) {
      await studio.advance({ hours: 6 })
      await deliver()
    }
    const off = await read(id)
    assert.deepEqual([off.is_active, off.failing_since], [false, '2026-03-04T11:00:00.000Z'])
    assert.ok(off.given_up_at > '2026-03-09')
    const health = (await studio.asOwner('GET /api/v1/studio/health')).body
    const check = health.find(({ name }: { name: string }) => name === 'webhooks')
    assert.deepEqual([check.state, check.code], ['warning', 'webhooks.given_up'])
    receiver.answer = (response) => void response.writeHead(410).end()
    const on = await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { is_active: true })
    assert.deepEqual([on.body.is_active, on.body.failing_since, on.body.given_up_at], [true, null, null])
    await deliver()
    assert.equal((await read(id)).is_active, false)
    assert.equal((await log(id))[0].failure, 'gone')
  })

  it('follow no redirect', async () => {
    const { id } = await add()
    receiver.answer = (response) => void response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end()
    await studio.asOwner(`POST /api/v1/webhooks/${id}/test`)
    await deliver()
    assert.deepEqual(
      receiver.arrived.map(({ path }) => path),
      ['/hook'],
    )
    assert.equal((await log(id))[0].failure, 'redirected')
  })

  it('stand in nobody’s way, however slow one is', async () => {
    const other = await startReceiver()
    try {
      const slow = await add()
      await add({ url: other.url })
      let end = () => {}
      receiver.answer = (response) => {
        end = () => void response.writeHead(204).end()
      }
      await makeClient(studio)
      const working = deliver()
      await until(() => receiver.arrived.length === 1 && other.arrived.length === 1)
      await makeClient(studio)
      const meanwhile = deliver()
      await until(() => other.arrived.length === 2)
      assert.equal(receiver.arrived.length, 1)
      receiver.answer = (response) => void response.writeHead(204).end()
      end()
      await Promise.all([working, meanwhile])
      assert.equal((await log(slow.id)).filter(({ status }: { status: string }) => status === 'delivered').length, 2)
    } finally {
      await other.close()
    }
  })

  it('are left for the next round where what came of it could not be kept, and the others are told', async () => {
    const other = await startReceiver()
    try {
      const { id } = await add()
      await add({ url: other.url })
      studio.database.exec(
        `CREATE TRIGGER unkept BEFORE UPDATE ON webhook_deliveries WHEN new.webhook_id = ${id} BEGIN SELECT RAISE(ABORT, 'not now'); END`,
      )
      await makeClient(studio)
      await deliver()
      assert.deepEqual([receiver.arrived.length, other.arrived.length], [1, 1])
      studio.database.exec('DROP TRIGGER unkept')
      await studio.advance({ minutes: 2 })
      await deliver()
      const [first, again] = receiver.arrived
      assert.equal(again!.headers['webhook-id'], first!.headers['webhook-id'])
      assert.equal((await log(id))[0].status, 'delivered')
    } finally {
      await other.close()
    }
  })

  it('are told nothing while they are off, nor of what they have not asked for', async () => {
    const { id } = await add({ is_active: false })
    await makeClient(studio)
    await deliver()
    await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { is_active: true, events: ['booking.created'] })
    await makeClient(studio)
    await deliver()
    assert.deepEqual(receiver.arrived, [])
    const gone = await studio.asOwner(`DELETE /api/v1/webhooks/${id}`)
    assert.deepEqual([gone.status, gone.body.id], [200, id])
    assert.equal((await studio.asOwner(`DELETE /api/v1/webhooks/${id}`)).status, 404)
  })

  it('are told what waits as soon as they are switched on again or stand elsewhere', async () => {
    const { id } = await add()
    receiver.answer = (response) => void response.writeHead(500).end()
    await makeClient(studio)
    await deliver()
    for (const minutes of [1, 5, 30]) await studio.advance({ minutes })
    assert.equal((await log(id))[0].next_attempt_at, '2026-03-04T13:36:00.000Z')
    receiver.answer = (response) => void response.writeHead(500).end()
    await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { is_active: false })
    await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { is_active: true })
    await deliver()
    assert.deepEqual([(await log(id))[0].attempts, receiver.arrived.length], [5, 5])
    receiver.answer = (response) => void response.writeHead(204).end()
    await studio.asOwner(`PUT /api/v1/webhooks/${id}`, { url: receiver.url.replace('/hook', '/elsewhere') })
    await deliver()
    assert.deepEqual([(await log(id))[0].status, receiver.arrived.at(-1)!.path], ['delivered', '/elsewhere'])
  })

  it('are the owner’s alone', async () => {
    const { id } = await add()
    const manager = await makeManager(studio, ['settings.manage', 'settings.view'])
    for (const [operation, body] of [
      ['GET /api/v1/webhooks'],
      ['POST /api/v1/webhooks', { url: receiver.url, events: ['client.created'] }],
      [`PUT /api/v1/webhooks/${id}`, { is_active: false }],
      [`DELETE /api/v1/webhooks/${id}`],
      [`POST /api/v1/webhooks/${id}/secret`],
      [`POST /api/v1/webhooks/${id}/test`],
      [`GET /api/v1/webhooks/${id}/deliveries`],
    ] as const)
      assert.equal((await studio.send(operation, { token: manager.token, body })).status, 403, operation)
  })
})

describe('the address of a webhook', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ outbound: guardedOutbound })
  })
  after(() => studio.stop())

  const refused = [
    'http://8.8.8.8/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'https://0.0.0.0/hook',
    'https://[fe80::1]/hook',
    'https://2130706433/hook',
  ]
  for (const url of refused)
    it(`is not ${url}`, async () => {
      const { status, body } = await studio.asOwner('POST /api/v1/webhooks', { url, events: ['client.created'] })
      assert.deepEqual([status, body.code, body.errors[0].path], [422, 'ADDRESS_REFUSED', 'url'])
    })

  it('may stand in the studio’s own network where it is given at its own computer', async () => {
    const input = { url: 'https://192.168.77.5/hook', events: ['client.created'] }
    assert.equal((await studio.asOwner('POST /api/v1/webhooks', input)).status, 201)
  })

  it('is the studio’s own nowhere', async () => {
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://yoga.example.com' })
    for (const url of [
      'https://yoga.example.com/hook',
      'https://YOGA.example.com./hook',
      'https://yoga.example.com:443/',
    ]) {
      const input = { url, events: ['client.created'] }
      assert.equal((await studio.asOwner('POST /api/v1/webhooks', input)).body.code, 'ADDRESS_REFUSED', url)
    }
  })

  it('has no password in it, and is an address', async () => {
    const secrets = ['https://me:secret@example.com/', 'HTTPS://me@example.com/', 'https:me:secret@example.com/hook']
    for (const url of [...secrets, 'ftp://example.com/', 'example.com'])
      assert.equal(
        (await studio.asOwner('POST /api/v1/webhooks', { url, events: ['client.created'] })).body.code,
        'VALIDATION_ERROR',
        url,
      )
  })
})

it('nothing is told to an address that has become the studio’s own since it was given', async () => {
  const receiver = await startReceiver()
  const studio = await startStudio({ outbound: nearOutbound })
  const hook = { url: receiver.url, events: ['client.created'] }
  const { body } = await studio.asOwner('POST /api/v1/webhooks', hook)
  await studio.asOwner('PUT /api/v1/studio', { tunnel_url: new URL(receiver.url).origin })
  await studio.asOwner(`POST /api/v1/webhooks/${body.id}/test`)
  await studio.running.runJobs()
  const { items } = (await studio.asOwner(`GET /api/v1/webhooks/${body.id}/deliveries`)).body
  assert.deepEqual([items[0].failure, receiver.arrived.length], ['address_refused', 0])
  await studio.stop()
  await receiver.close()
})

it('nothing is told to a name that leads into the studio’s network only since it was given', async () => {
  const studio = await startStudio({ outbound: { look: () => Promise.resolve(), post: guardedOutbound.post } })
  const hook = { url: 'https://192.168.77.5/hook', events: ['client.created'] }
  const { body } = await studio.asOwner('POST /api/v1/webhooks', hook)
  await studio.asOwner(`POST /api/v1/webhooks/${body.id}/test`)
  await studio.running.runJobs()
  const { items } = (await studio.asOwner(`GET /api/v1/webhooks/${body.id}/deliveries`)).body
  assert.deepEqual([items[0].status, items[0].failure], ['queued', 'address_refused'])
  await studio.stop()
})

describe('messages that waited when a copy was made', () => {
  for (const decision of ['go', 'drop'] as const)
    it(`wait for a word, then ${decision === 'go' ? 'are told' : 'are dropped'}`, async () => {
      const receiver = await startReceiver()
      receiver.answer = (response) => void response.writeHead(500).end()
      const studio = await startStudio({ outbound: nearOutbound })
      const hook = { url: receiver.url, events: ['client.created'] }
      await studio.asOwner('POST /api/v1/webhooks', hook)
      await makeClient(studio)
      await studio.running.runJobs()
      const { body: copy } = await studio.asOwner('POST /api/v1/studio/backup')
      const again = studio.restarted()
      const file = readFileSync(join(studio.folder, 'backups', copy.file_name))
      assert.equal((await sendCopy(studio, file)).status, 200)
      await again
      studio.owner = await studio.login(OWNER_EMAIL)
      receiver.arrived.length = 0
      receiver.answer = (response) => void response.writeHead(204).end()
      await makeClient(studio)
      await studio.advance({ hours: 3 })
      assert.deepEqual(receiver.arrived, [])
      const { body: state } = await studio.asOwner('GET /api/v1/studio/restored')
      assert.deepEqual([state.is_held, state.messages], [true, 2])
      const { body: said } = await studio.asOwner('POST /api/v1/studio/restored', { decision })
      assert.equal(said.messages, 2)
      await studio.advance({ minutes: 2 })
      assert.equal(receiver.arrived.length, decision === 'go' ? 2 : 0)
      await makeClient(studio)
      await studio.running.runJobs()
      assert.equal(receiver.arrived.length, decision === 'go' ? 3 : 1)
      await studio.stop()
      await receiver.close()
    })
})

async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n += 1) {
    assert.ok(n < 300, 'It does not come about')
    await wait(20)
  }
}
