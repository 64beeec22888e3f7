import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { cachedResponse, KeptAnswer } from './cached-answer.ts'

const kept = new KeptAnswer({ classes: ['Yin'] })
const asked = (headers: Record<string, string>) =>
  cachedResponse({ req: { header: (name: string) => headers[name] } } as unknown as Context, kept)

describe('an answer from memory', () => {
  it('is known by its content', () => {
    assert.match(kept.etag, /^"[\w-]{22}"$/)
    assert.equal(new KeptAnswer({ classes: ['Yin'] }).etag, kept.etag)
    assert.notEqual(new KeptAnswer({ classes: ['Yang'] }).etag, kept.etag)
    assert.equal(kept.gzip, kept.gzip)
  })

  it('is sent to who has another one, or none, and not to who has it', () => {
    const cases: [string | undefined, number][] = [
      [undefined, 200],
      ['"another"', 200],
      ['', 200],
      [kept.etag, 304],
      [`W/${kept.etag}`, 304],
      [`"another", W/${kept.etag} `, 304],
      ['*', 304],
      ['"another", *', 304],
    ]
    for (const [known, status] of cases) {
      assert.equal(asked(known === undefined ? {} : { 'if-none-match': known }).status, status, known)
    }
  })

  it('is compressed for who takes that', async () => {
    const cases: [string | undefined, boolean][] = [
      [undefined, false],
      ['br', false],
      ['gzip', true],
      ['br, GZIP;q=0.5', true],
      ['gzip;q=0', false],
      ['gzip ; q=0.000, br', false],
      ['br;q=0, gzip', true],
    ]
    for (const [taken, isCompressed] of cases) {
      const answer = asked(taken === undefined ? {} : { 'accept-encoding': taken })
      assert.equal(answer.headers.get('content-encoding'), isCompressed ? 'gzip' : null, taken)
      const bytes = Buffer.from(await answer.arrayBuffer())
      assert.equal(String(isCompressed ? gunzipSync(bytes) : bytes), '{"classes":["Yin"]}')
    }
  })

  it('may be read by pages of any origin and is asked for again each time', () => {
    for (const [headers, type] of [
      [{}, 'application/json'],
      [{ 'if-none-match': '*' }, null],
    ] as const) {
      const names = ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'Vary', 'Content-Type']
      const given = asked(headers).headers
      assert.deepEqual(
        names.map((name) => given.get(name)),
        ['*', 'no-cache', kept.etag, 'Accept-Encoding', type],
      )
    }
  })
})
