import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { messageOf, signed, tell } from '../../test/messages.ts'
import { everyRow, startService, type TestService } from '../../test/service.ts'
import { anyStore } from '../../test/stores.ts'

const OTHER = 'whsec_of_somebody_else'

describe('a message is taken for the processor’s', () => {
  let service: TestService
  /** The processor's message about a purchase that is unknown here, and the purchase. */
  let payload: string
  let session: string
  before(async () => {
    service = await startService({ make: anyStore.make })
    service.processor.deliver.as({ drop: true })
  })
  beforeEach(async () => {
    session = await service.buy()
    payload = messageOf(service, 'checkout.session.completed', session)
  })
  after(() => service.stop())

  const sign = (text: string, options?: { by?: string; ago?: number }) => signed(service, text, options)
  const isKnown = async () => (await everyRow(service.replicas[0]!.store)).some((row) => row.includes(session))

  const good: [what: string, signature: () => string][] = [
    ['signed now', () => sign(payload)],
    ['signed 300 seconds ago', () => sign(payload, { ago: 300 })],
    ['signed 300 seconds ahead', () => sign(payload, { ago: -300 })],
    [
      'signed with two secrets, one of them ours',
      () => `${sign(payload, { by: OTHER })},${sign(payload).split(',')[1]}`,
    ],
  ]
  for (const [what, signature] of good)
    it(what, async () => {
      const { status, body } = await tell(service, payload, signature())
      assert.deepEqual([status, body], [200, { received: true }])
      assert.equal(await isKnown(), true)
    })

  const bad: [what: string, signature: () => string | null, sent?: () => string][] = [
    ['unsigned', () => null],
    ['signed with nothing', () => ''],
    ['signed in another way', () => 'sha256=abc'],
    ['signed at no time', () => `t=,${sign(payload).split(',')[1]}`],
    ['signed with another secret', () => sign(payload, { by: OTHER })],
    ['signed 301 seconds ago', () => sign(payload, { ago: 301 })],
    ['signed 301 seconds ahead', () => sign(payload, { ago: -301 })],
    ['signed a day ahead', () => sign(payload, { ago: -86_400 })],
    ['signed twice, once too long ago', () => `${sign(payload).split(',')[0]},${sign(payload, { ago: 301 })}`],
    ['changed after it was signed', () => sign(payload), () => payload.replace('base_ai', 'base___')],
    ['written otherwise after it was signed', () => sign(payload), () => `${payload} `],
    ['signed, and no event', () => sign('{}'), () => '{}'],
    ['signed, and nothing', () => sign('null'), () => 'null'],
    ['signed, and not even JSON', () => sign('event'), () => 'event'],
  ]
  for (const [what, signature, sent = () => payload] of bad)
    it(`not where it is ${what}`, async () => {
      const { status, body } = await tell(service, sent(), signature())
      assert.deepEqual([status, body.code], [400, 'WEBHOOK_SIGNATURE_INVALID'])
      assert.equal(await isKnown(), false)
    })

  for (const type of ['__proto__', 'constructor', 'toString'])
    it(`of the type ${type}, from which nothing follows`, async () => {
      const text = payload.replace('checkout.session.completed', type)
      const { status, body } = await tell(service, text, sign(text))
      assert.deepEqual([status, body], [200, { received: true }])
    })

  it('not where it is too large', async () => {
    const { status, body } = await tell(service, 'x'.repeat(1024 * 1024 + 1))
    assert.deepEqual([status, body.code], [413, 'PAYLOAD_TOO_LARGE'])
  })
})

describe('a service without a secret for the processor’s messages', () => {
  let service: TestService
  before(async () => {
    service = await startService({ make: anyStore.make, env: { STRIPE_WEBHOOK_SECRET: '' } })
  })
  after(() => service.stop())

  it('takes none; what is bought is found when it is asked for', async () => {
    const id = await service.buy()
    const told = service.processor.deliver.log.map(({ status }) => status)
    assert.ok(told.length > 0 && told.every((status) => status === 400), `${told}`)
    assert.deepEqual([(await service.confirm(id)).status, (await service.confirm(id)).status], [404, 200])
  })
})
