import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Answered, pauseAfter, Unanswered } from './failure.ts'
import { BucketRefused, type BucketReason } from './port.ts'
import { refusalFor } from './reach.ts'

const failed = (code: string) => new Unanswered(Object.assign(new Error('failed'), { code }))

describe('the pause before another attempt', () => {
  const cases: [unknown, number, number, number | undefined][] = [
    [failed('ECONNRESET'), 1, 0, 500],
    [failed('ECONNRESET'), 1, 1, 250],
    [failed('ECONNRESET'), 4, 0, 4000],
    [failed('ECONNRESET'), 5, 0, undefined],
    [failed('SELF_SIGNED_CERT_IN_CHAIN'), 1, 0, undefined],
    [failed('ERR_TLS_CERT_ALTNAME_INVALID'), 1, 0, undefined],
    [failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 1, 0, undefined],
    [new Answered(503, 'SlowDown'), 2, 0, 1000],
    [new Answered(503, 'SlowDown', 100), 2, 0, 1000],
    [new Answered(503, 'SlowDown', 60_000), 1, 1, 60_000],
    [new Answered(503, 'SlowDown', 60_001), 1, 0, undefined],
    [new Answered(429, ''), 1, 0, 500],
    [new Answered(500, 'InternalError'), 1, 0, 500],
    [new Answered(400, 'BadDigest'), 1, 0, 500],
    [new Answered(400, 'InvalidRequest'), 1, 0, undefined],
    [new Answered(501, 'NotImplemented'), 1, 0, undefined],
    [new Answered(403, 'AccessDenied'), 1, 0, undefined],
    [new Error('The disk is full'), 1, 0, undefined],
  ]
  for (const [failure, attempt, chance, expected] of cases)
    it(`is ${expected} after attempt ${attempt}: ${(failure as Error).message}, chance ${chance}`, () =>
      assert.equal(pauseAfter(failure, attempt, 500, chance), expected))
})

describe('what a person is told', () => {
  const cases: [unknown, BucketReason, RegExp][] = [
    [new Answered(403, 'SignatureDoesNotMatch'), 'denied', /secret key/],
    [new Answered(403, 'SomethingElse'), 'denied', /rights/],
    [new Answered(403, 'QuotaExceeded'), 'other', /full/],
    [new Answered(403, ''), 'denied', /rights/],
    [new Answered(404, 'NoSuchBucket'), 'no-bucket', /no such bucket/],
    [new Answered(404, 'NoSuchKey'), 'other', /not in the bucket/],
    [new Answered(403, 'RequestTimeTooSkewed'), 'bad-clock', /clock/],
    [new Answered(301, 'PermanentRedirect'), 'other', /region/],
    [new Answered(307, ''), 'other', /region/],
    [new Answered(503, 'SlowDown'), 'unreachable', /later/],
    [new Answered(507, ''), 'other', /full/],
    [new Answered(400, 'InvalidRequest'), 'other', /\(InvalidRequest\)/],
    [new Answered(200, ''), 'other', /\(200\)/],
    [failed('ECONNREFUSED'), 'unreachable', /does not answer/],
    [failed('ENOTFOUND'), 'unreachable', /no server/],
    [failed('CERT_HAS_EXPIRED'), 'unreachable', /certificate/],
  ]
  for (const [failure, reason, sentence] of cases)
    it(`is ${reason} for ${(failure as Error).message}`, () => {
      const refusal = refusalFor(failure)
      assert(refusal instanceof BucketRefused)
      assert.equal(refusal.reason, reason)
      assert.match(refusal.message, sentence)
    })

  it('is nothing of a bucket where the disk was full', () => {
    const full = new Error('ENOSPC')
    assert.equal(refusalFor(full), full)
  })
})
