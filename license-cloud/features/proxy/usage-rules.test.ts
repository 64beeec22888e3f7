import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ProviderFailed } from '../../ports/provider/port.ts'
import { tokensOf } from './usage-rules.ts'

describe('the tokens of a call', () => {
  const reported: [usage: string, tokens: number][] = [
    ['{"total_tokens":1}', 1],
    ['{"total_tokens":2000000,"prompt_tokens":5}', 2_000_000],
    ['{"total_tokens":9007199254740991}', Number.MAX_SAFE_INTEGER],
    ['{"total_tokens":12.0}', 12],
  ]
  for (const [usage, tokens] of reported)
    it(`are those that the provider reports: ${usage}`, () =>
      assert.equal(tokensOf(Buffer.from(`{"usage":${usage}}`), 4000), tokens))

  const unreported = ['null', '{}', '[]', '7', '"many"', '{"total_tokens":null}', '{"total_tokens":0}', '{"total_tokens":-5}', '{"total_tokens":1.5}', '{"total_tokens":"7"}', '{"total_tokens":9007199254740992}', '{"total_tokens":1e400}', '{"total_tokens":[7]}'] // prettier-ignore
  for (const usage of unreported)
    it(`are estimated where it reports none: ${usage}`, () => {
      const answer = Buffer.from(`{"usage":${usage}}`)
      assert.equal(tokensOf(answer, 400), Math.ceil((400 + answer.length) / 4))
    })

  const estimates: [answer: string, sentBytes: number, tokens: number][] = [
    ['{}', 0, 1],
    ['{}', 2, 1],
    ['{}', 3, 2],
    ['{"a":1}', 1000, 252],
    ['{"a":"漢漢"}', 0, 4],
  ]
  for (const [answer, sentBytes, tokens] of estimates)
    it(`are about a quarter of the bytes of both: ${answer} to ${sentBytes}`, () =>
      assert.equal(tokensOf(Buffer.from(answer), sentBytes), tokens))

  for (const answer of [
    '',
    'Hello.',
    '<html>',
    '{"usage":',
    'null',
    '7',
    '"{}"',
    '[]',
    '[{"usage":{"total_tokens":1}}]',
  ])
    it(`are none of what is no answer: ${answer}`, () =>
      assert.throws(
        () => tokensOf(Buffer.from(answer), 10),
        (error) => error instanceof ProviderFailed && error.kind === 'unavailable' && !error.message.includes('Hello'),
      ))
})
