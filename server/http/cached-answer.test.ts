import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { cachedResponse, AnswerInMemory } from './cached-answer.ts'

const kept = new AnswerInMemory({ classes: ['Yin'] })
const asked = (headers: Record<string, string>) =>
  cachedResponse({ req: { header: (name: string) => headers[name] } } as unknown as Context, kept)

describe('an answer from memory', () => {
  it('is known by its content', () => {
    assert.match(kept.etag, /^"[\w-]{22}"$/)
    assert.equal(new AnswerInMemory({ classes: ['Yin'] }).etag, kept.etag)
    assert.notEqual(new AnswerInMemory({ classes: ['Yang'] }).etag, kept.etag)
  })

  it('is compressed once, for whoever asks then', async () => {
    const bytes = await kept.gzip()
    assert.equal(kept.gzip(), bytes)
    assert.equal(String(gunzipSync(bytes)), '{"classes":["Yin"]}')
    const fresh = new AnswerInMemory({ classes: ['Yang'] })
    const [one, other] = [fresh.gzip(), fresh.gzip()]
    assert.equal(one, other)
    assert.equal(await one, fresh.gzip())
  })

  it('is sent to who has another one, or none, and not to who has it, in whichever encoding', async () => {
    const zipped = kept.etag.replace(/"$/, '-gzip"')
    const cases: [string | undefined, number][] = [
      [undefined, 200],
      ['"another"', 200],
      ['', 200],
      [kept.etag, 304],
      [zipped, 304],
      [zipped.replace('-gzip', '-br'), 200],
      [zipped.replace('-gzip', ''), 304],
      [zipped.replaceAll('"', ''), 200],
      [`W/${kept.etag}`, 304],
      [`W/${zipped}`, 304],
      [`"another", W/${kept.etag} `, 304],
      [`"another",${zipped}`, 304],
      ['*', 304],
      ['"another", *', 304],
    ]
    const takings: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }]
    for (const taken of takings)
      for (const [known, status] of cases) {
        const answer = await asked(known === undefined ? taken : { 'if-none-match': known, ...taken })
        assert.deepEqual([answer.status, answer.body === null], [status, status === 304], known)
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
      const answer = await asked(taken === undefined ? {} : { 'accept-encoding': taken })
      assert.equal(answer.headers.get('content-encoding'), isCompressed ? 'gzip' : null, taken)
      const bytes = Buffer.from(await answer.arrayBuffer())
      assert.equal(String(isCompressed ? gunzipSync(bytes) : bytes), '{"classes":["Yin"]}')
    }
  })

  it('may be read by pages of any origin, is asked for again each time, and has a name in each encoding', async () => {
    const zipped = kept.etag.replace(/"$/, '-gzip"')
    for (const [headers, type, etag, encoding] of [
      [{}, 'application/json', kept.etag, null],
      [{ 'accept-encoding': 'gzip' }, 'application/json', zipped, 'gzip'],
      [{ 'if-none-match': '*' }, null, kept.etag, null],
      [{ 'if-none-match': kept.etag, 'accept-encoding': 'gzip' }, null, zipped, null],
    ] as const) {
      const names = ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'Vary', 'Content-Type', 'Content-Encoding']
      const given = (await asked(headers)).headers
      assert.deepEqual(
        names.map((name) => given.get(name)),
        ['*', 'no-cache', etag, 'Accept-Encoding', type, encoding],
      )
    }
  })
})
