import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ProcessorError } from './port.ts'
import { readEvent, readSession, readSubscription } from './read.ts'

const HOUR = 3600
const at = (hours: number) => new Date(hours * HOUR * 1000).toISOString()
const bare = { id: 'sub_1', object: 'subscription', status: 'active' }

describe('a subscription’s period', () => {
  for (const [where, more, start, end] of [
    ['on its item', { items: { data: [{ current_period_start: HOUR, current_period_end: 2 * HOUR }] } }, 1, 2],
    ['on itself, as in older versions', { current_period_start: HOUR, current_period_end: 2 * HOUR }, 1, 2],
    ['its end, where it is cancelled to one', { start_date: HOUR, cancel_at: 3 * HOUR, items: { data: [] } }, 1, 3],
    ['none but its start', { start_date: HOUR, items: { data: [] } }, 1, 1],
  ] as const)
    it(`is read ${where}`, () => {
      const read = readSubscription({ ...bare, ...more } as never)
      assert.deepEqual([read.current_period_start, read.current_period_end], [at(start), at(end)])
    })

  it('is missing where nothing says it', () => {
    assert.throws(
      () => readSubscription(bare as never),
      (error) => error instanceof ProcessorError && error.kind === 'missing',
    )
  })
})

it('what a session or an event leaves out is nothing', () => {
  const session = readSession({ id: 'cs_1', status: 'complete', payment_status: 'paid' } as never)
  assert.deepEqual(
    [session.currency, session.total_minor, session.subscription_id, session.metadata],
    [null, null, null, {}],
  )
  const event = readEvent({ id: 'evt_1', type: 'x', created: HOUR, data: { object: { id: 'cs_1' } } } as never)
  assert.equal(event.livemode, false)
})
