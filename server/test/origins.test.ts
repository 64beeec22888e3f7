import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { startStudio, type TestStudio } from './studio.ts'

/** The operations open to pages of other origins: the studio's schedule, prices and forms on its own website. */
const open = (key: string) =>
  /^GET \/api\/v1\/widget\/[^/]+\/(?:schedule|membership-types|appointment-services|products)$/.test(key) ||
  /^POST \/api\/v1\/widget\/[^/]+\/(?:guest-bookings|products\/[^/]+\/checkout-session)$/.test(key)
/** Pictures are shown without asking. */
const shown = (key: string) => /^GET \/api\/v1\/widget\/.*(?:\/photo|\/pictures\/[^/]+)$/.test(key)

describe('a page of another origin', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  let visitor = 0
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(`${studio.running.publicUrl}${path}`, {
      method,
      headers: {
        Origin: 'https://elsewhere.example',
        'X-Forwarded-For': `2001:db8:${(visitor += 1).toString(16)}::1`,
        ...headers,
      },
    })
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

  it('may call what the widget does, and nothing else', async () => {
    for (const { key } of operations) {
      const [method = '', template = ''] = key.split(' ')
      const path = template.replaceAll(/\{\w+\}/g, '1')
      const preflight = await ask('OPTIONS', path, { 'Access-Control-Request-Method': method })
      const answer = await ask(method, path)
      const told = [allowed(preflight), preflight.status, allowed(answer)]
      if (shown(key)) continue
      assert.deepEqual(told, open(key) ? ['*', 204, '*'] : [null, 404, null], key)
      assert.equal(answer.headers.get('access-control-allow-credentials'), null)
      if (open(key)) {
        const header = (name: string) => preflight.headers.get(`access-control-${name}`)
        assert.deepEqual(
          [header('allow-methods'), header('allow-headers'), header('max-age'), header('allow-credentials')],
          [method, 'Authorization, Content-Type, Idempotency-Key', '86400', null],
          key,
        )
      }
    }
  })

  it('reads why it was refused, whatever stands against it', async () => {
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const path = `/api/v1/widget/${public_studio_id}/guest-bookings`
    const send = (body: string, at = path) =>
      fetch(`${studio.running.publicUrl}${at}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '2001:db8:ffff::1' },
      })
    for (const [answer, status] of [
      [await send('{'), 422],
      [await send('"x"'), 422],
      [await send(JSON.stringify({ scheduled_class_id: 1, full_name: 'A', email: 'a@example.com' })), 403],
      [await send(`"${'x'.repeat(1_100_000)}"`), 413],
    ] as const) {
      assert.deepEqual([answer.status, allowed(answer)], [status, '*'])
    }
    const nowhere = await send('{}', `${path}/elsewhere`)
    assert.deepEqual([nowhere.status, allowed(nowhere)], [404, null])
  })
})
