import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { enrollByTag, makeAutomation } from '../../test/build/automations.ts'
import { agreeToPushes, addDevice, reachableClient } from '../../test/build/notifications.ts'
import { makeTag } from '../../test/build/tags.ts'
import { startPushService } from '../../test/push-service.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import type { TestClient } from '../../test/build/bookings.ts'

const SEND = 'POST /api/v1/notifications/send'
const news = { title: 'Your scarf is here', body: 'It was left on Monday.', url: '/bookings' }

describe('a push', () => {
  let studio: TestStudio
  let service: Awaited<ReturnType<typeof startPushService>>
  before(async () => {
    service = await startPushService(() => studio.clock.now())
    studio = await startStudio({ outbound: service.outbound })
  })
  after(async () => {
    await studio.stop()
    service.close()
  })

  const send = async ({ id }: TestClient, more: object = {}) => {
    const { status, body } = await studio.asOwner(SEND, { client_id: id, ...news, ...more })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  it('reaches every device, which decrypts it', async () => {
    const { client, device } = await reachableClient(studio, service)
    const other = await addDevice(client, service.subscribe)
    const sent = await send(client)
    assert.deepEqual([sent.pushes, sent.is_mailed, sent.why_no_push], [2, false, null])
    assert.equal(sent.explanation, 'It leaves to 2 devices.')
    assert.deepEqual(device.received, [], 'nothing leaves before the commit')
    await studio.advance({ seconds: 1 })
    for (const { received, headers } of [device, other]) {
      assert.deepEqual(received, [{ id: sent.id, ...news }])
      assert.equal(headers['content-encoding'], 'aes128gcm')
      assert.equal(headers['ttl'], String(24 * 3600 - 1))
    }
    const [listed] = (await client.ask('GET /api/v1/notifications')).body
    assert.deepEqual([listed.id, listed.title, listed.read_at], [sent.id, news.title, null])
    assert.equal(listed.pushed_at, studio.clock.now())
  })

  it('is as long as the longest title and text may be', async () => {
    const { client, device } = await reachableClient(studio, service)
    await send(client, { title: '🧘'.repeat(60), body: '🧘'.repeat(300), url: `/${'a'.repeat(499)}` })
    await studio.advance({ seconds: 1 })
    assert.equal(device.received[0]?.title.length, 120)
  })

  for (const status of [404, 410])
    it(`makes a device forgotten that the service answers ${status} for`, async () => {
      const { client, device } = await reachableClient(studio, service)
      device.answer = { status }
      await send(client)
      await studio.advance({ seconds: 1 })
      assert.equal((await client.ask('GET /api/v1/notifications/settings')).body.devices, 0)
      const again = await send(client)
      assert.deepEqual([again.pushes, again.why_no_push], [0, 'NO_DEVICE'])
    })

  it('is tried again with patience where the service can’t, and not before it asked for', async () => {
    const { client, device } = await reachableClient(studio, service)
    device.answer = { status: 503 }
    await send(client)
    const tries: number[] = []
    for (const seconds of [1, 58, 2, 60]) {
      await studio.advance({ seconds })
      tries.push(device.asked)
    }
    assert.deepEqual(tries, [1, 1, 2, 2], 'after a minute, then after five')
    device.answer = { status: 429, retryAfter: '1800' }
    await studio.advance({ minutes: 5 })
    await studio.advance({ minutes: 29 })
    assert.equal(device.asked, 3)
    device.answer = { status: 201 }
    await studio.advance({ minutes: 2 })
    assert.deepEqual([device.asked, device.received.length], [4, 1])
  })

  it('is tried until it is of no more use', async () => {
    const { client, device } = await reachableClient(studio, service)
    device.answer = { status: 500 }
    await send(client)
    await studio.advance({ seconds: 1 })
    for (let hour = 0; hour < 12; hour += 1) await studio.advance({ hours: 1 })
    const { asked } = device
    assert.ok(asked > 6, `${asked}`)
    for (let hour = 0; hour < 30; hour += 1) await studio.advance({ hours: 1 })
    assert.equal(device.asked - asked, 2)
  })

  it('is not sent any more once consent is withdrawn, it was read, or the session has ended', async () => {
    const whatEndsIt: ((client: TestClient, id: number) => Promise<unknown>)[] = [
      (client) => agreeToPushes(client, false),
      (client, id) => client.ask(`PUT /api/v1/notifications/${id}/read`),
      (client) => client.ask('PUT /api/v1/notifications/settings', { deliver_by: 'email' }),
      (client) => studio.asOwner(`DELETE /api/v1/clients/${client.id}`),
    ]
    for (const end of whatEndsIt) {
      const { client, device } = await reachableClient(studio, service)
      const { id } = await send(client)
      await end(client, id)
      await studio.advance({ seconds: 1 })
      assert.equal(device.asked, 0, end.toString())
    }
  })

  it('waits for the end of the quiet hours', async () => {
    await studio.asOwner('PUT /api/v1/studio', { quiet_hours_start: '21:00', quiet_hours_end: '08:00' })
    studio.clock.set('2026-03-10T22:00:00.000Z')
    await studio.advance({ seconds: 1 })
    const { client, device } = await reachableClient(studio, service)
    assert.equal((await send(client)).pushes, 1)
    await studio.advance({ hours: 8 })
    assert.equal(device.asked, 0)
    await studio.advance({ hours: 1 })
    assert.equal(device.received.length, 1)
  })

  it('of marketing leaves in no quiet hours and on no later day: then it stands in the list alone', async () => {
    const tag = await makeTag(studio)
    const steps = [{ type: 'send_push', title: 'Come', body: 'Come again' }]
    await makeAutomation(studio, { trigger_event: 'client.tag_added', steps })
    studio.clock.set('2026-03-11T19:58:00.000Z')
    await studio.advance({ seconds: 1 })
    const { client, device } = await reachableClient(studio, service)
    const { client: other, device: theirs } = await reachableClient(studio, service)
    for (const one of [device, theirs]) one.answer = { status: 503 }
    await enrollByTag(studio, client, tag)
    await send(other)
    await studio.advance({ seconds: 1 })
    assert.equal(device.headers['ttl'], '118', 'nor is it kept until then for a phone that is off')
    await studio.advance({ minutes: 1 })
    assert.deepEqual([device.asked, theirs.asked], [2, 2])
    for (const one of [device, theirs]) one.answer = { status: 201 }
    await studio.advance({ minutes: 30 })
    await studio.advance({ hours: 12 })
    assert.deepEqual([device.received.length, theirs.received.length], [0, 1])
    const [listed] = (await client.ask('GET /api/v1/notifications')).body
    assert.deepEqual([listed.title, listed.pushed_at], ['Come', null])
  })

  it('goes to whoever signed in last on a device, and to ten devices at the most', async () => {
    const { client, device } = await reachableClient(studio, service)
    const { client: other } = await reachableClient(studio, service)
    await other.ask('POST /api/v1/notifications/subscriptions', device.subscription)
    assert.equal((await send(client)).why_no_push, 'NO_DEVICE')
    for (let n = 0; n < 11; n += 1) await addDevice(client, service.subscribe)
    assert.equal((await send(client)).pushes, 10)
    await client.ask('DELETE /api/v1/notifications/subscriptions', { endpoint: device.subscription.endpoint })
    assert.equal((await other.ask('GET /api/v1/notifications/settings')).body.devices, 2, 'a stranger’s device stays')
  })

  it('does not leave for a key that is none: the device is forgotten', async () => {
    const { client, device } = await reachableClient(studio, service)
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const { endpoint, keys } = device.subscription
    await client.ask('POST /api/v1/notifications/subscriptions', { endpoint, keys: { ...keys, p256dh } })
    await send(client)
    await studio.advance({ seconds: 1 })
    assert.equal((await client.ask('GET /api/v1/notifications/settings')).body.devices, 0)
  })
})
