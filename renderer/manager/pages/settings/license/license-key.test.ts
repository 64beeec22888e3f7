import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { makeKey, readKey } from '../../../../../license-cloud/features/licenses/key-rules.ts'
import { asWritten, hasSlip } from './license-key.ts'

const KEY = makeKey(Uint8Array.from({ length: 15 }, (_, at) => at))

describe('a license key', () => {
  test('that the license service makes has no slip, and any wrong or swapped character is one', () => {
    for (let count = 0; count < 50; count += 1) {
      const key = makeKey(randomBytes(15))
      assert.equal(hasSlip(key), false, key)
      for (let at = 4; at < key.length; at += 1) {
        if (key[at] === '-') continue
        const wrong = key.slice(0, at) + (key[at] === '7' ? '8' : '7') + key.slice(at + 1)
        assert.equal(hasSlip(wrong), readKey(wrong) === undefined, wrong)
        const swapped = key.slice(0, at) + (key[at + 1] ?? '') + key[at] + key.slice(at + 2)
        assert.equal(hasSlip(swapped), readKey(swapped) === undefined, swapped)
      }
    }
  })

  const typed: [typed: string, written: string, slip: boolean][] = [
    [KEY, KEY, false],
    [` ${KEY.toLowerCase().replaceAll('-', ' ')} `, KEY, false],
    [KEY.replaceAll('-', '–').replaceAll('0', 'o').replaceAll('1', 'l'), KEY, false],
    [KEY.replaceAll('-', ''), KEY, false],
    [KEY.slice(0, -1), KEY.slice(0, -1), false],
    [`${KEY}7`, `${KEY}7`, true],
    [KEY.replace('SD1', 'SD2'), KEY.replace('SD1', 'SD2'), true],
    ['', '', false],
  ]
  for (const [text, written, slip] of typed)
    test(`typed as ${JSON.stringify(text)}`, () => assert.deepEqual([asWritten(text), hasSlip(text)], [written, slip]))
})
