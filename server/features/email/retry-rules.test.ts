import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesBetween } from '../../lib/time.ts'
import { afterFailure } from './retry-rules.ts'

const NOW = '2026-03-04T11:00:00.000Z'

describe('a mail that could not be sent', () => {
  it('is tried again after 1, 5, 15, 60 minutes and then every 4 hours, for five days', () => {
    const waits = [1, 2, 3, 4, 5, 6, 33, 34, 35].map((attempts) => {
      const { status, next_attempt_at } = afterFailure(attempts, NOW)
      return status === 'queued' ? minutesBetween(NOW, next_attempt_at) : status
    })
    assert.deepEqual(waits, [1, 5, 15, 60, 240, 240, 240, 'failed', 'failed'])
  })

  it('is not tried again where it was refused for good', () => {
    assert.deepEqual(afterFailure(1, NOW, true), { status: 'failed', next_attempt_at: NOW })
  })
})
