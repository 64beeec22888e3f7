import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { z } from 'zod'
import { isSentAsIs, jsonAnswer, specialAnswer, toSend } from './answer.ts'
import { AnswerInMemory } from './cached-answer.ts'
import type { Env } from './env.ts'
import type { Operation } from './operation.ts'

const base: Operation = { id: 'x', summary: 'X', access: 'public', status: 200 }
const bytes = new Uint8Array([1, 2])
const stream = (async function* () {
  yield bytes
})()

describe('a result', () => {
  const cases: [Partial<Operation>, result: unknown, boolean][] = [
    [{}, { bytes }, false],
    [{ file: 'text/csv' }, undefined, true],
    [{ redirect: true }, undefined, true],
    [{ orFile: 'text/csv' }, { bytes, type: 'text/csv' }, true],
    [{ orFile: 'text/csv' }, { stream, type: 'text/csv' }, true],
    [{ orFile: 'text/csv' }, { stream }, false],
    [{ orFile: 'text/csv' }, { stream: null, type: 'x' }, false],
    [{ orFile: 'text/csv' }, { stream: 'low', type: 'x' }, false],
    [{ orFile: 'text/csv' }, { bytes: 2, type: 'x' }, false],
    [{ orFile: 'text/csv' }, { items: [] }, false],
    [{ orFile: 'text/csv' }, null, false],
    [{ orFile: 'text/csv' }, 'bytes', false],
    [{ orFile: 'text/csv' }, undefined, false],
  ]
  for (const [declared, result, isAsIs] of cases) {
    const shown = typeof result === 'object' && result !== null ? Object.entries(result).join(' ') : String(result)
    it(`${shown} of ${JSON.stringify(declared)} is ${isAsIs ? 'sent as it is' : 'JSON'}`, () => {
      assert.equal(isSentAsIs({ ...base, ...declared }, result), isAsIs)
    })
  }
})

describe('an answer', () => {
  const asking = (encoding?: string) =>
    ({
      req: { header: (name: string) => (name === 'accept-encoding' ? encoding : undefined) },
    }) as unknown as Context<Env>
  const shown = async (answer: Response) => [
    answer.status,
    Object.fromEntries(answer.headers),
    Buffer.from(await answer.arrayBuffer()),
  ]
  const sent = async (declared: Partial<Operation>, result: unknown, encoding?: string) => {
    const answer = await specialAnswer(asking(encoding), { ...base, ...declared }, result, () => true)
    const [status, headers, body] = await shown(answer)
    return [status, headers, (body as Buffer).toString('hex')]
  }
  const json = async (more: object, declared: Partial<Operation> = {}, encoding = 'gzip') =>
    shown(await jsonAnswer(asking(encoding), { ...base, ...declared }, { status: 200, text: '{}', ...more }))
  const type = { 'content-type': 'application/json' }

  it('of JSON has its type, one without a body has none', async () => {
    const more = { headers: { 'X-More': 'a' } }
    assert.deepEqual(await json({ status: 201, ...more }), [201, { ...type, 'x-more': 'a' }, Buffer.from('{}')])
    assert.deepEqual(await json({ status: 204, text: null }), [204, {}, Buffer.of()])
    assert.deepEqual(await json({ text: null, headers: { a: 'b' } }), [200, { a: 'b' }, Buffer.of()])
  })

  it('of 2,048 letters is compressed for who takes that, but not where it may give tokens', async () => {
    const vary = { vary: 'Accept-Encoding' }
    const text = JSON.stringify('a'.repeat(2046))
    const body = z.strictObject({})
    for (const [declared, encoding, letters, headers] of [
      [{}, 'gzip', 2047, {}],
      [{}, 'gzip', 2048, { ...vary, 'content-encoding': 'gzip' }],
      [{}, 'br', 2048, vary],
      [{}, 'gzip;q=0', 2048, vary],
      [{ body }, 'gzip', 2048, {}],
      [{ body, access: { reader: 'own' } }, 'gzip', 2048, { ...vary, 'content-encoding': 'gzip' }],
      [{ access: { reader: 'own' } }, 'gzip', 2048, { ...vary, 'content-encoding': 'gzip' }],
    ] as const) {
      const [status, given, bytes] = await json({ text: text.slice(-letters), headers: { a: 'b' } }, declared, encoding)
      assert.deepEqual([status, given], [200, { ...type, ...headers, a: 'b' }])
      const plain = 'content-encoding' in headers ? gunzipSync(bytes as Buffer) : (bytes as Buffer)
      assert.equal(String(plain), text.slice(-letters))
    }
  })

  it('is made once of a frozen result, and anew of any other', async () => {
    const page = { items: ['ñ', 'Š'.repeat(2000)], total: 1 }
    for (const result of [page, null, undefined, 7, 'a']) assert.equal(toSend(result), JSON.stringify(result))
    const kept = toSend(Object.freeze(page))
    assert.ok(kept instanceof AnswerInMemory)
    assert.equal(toSend(page), kept)
    assert.notEqual(toSend(Object.freeze({ ...page })), kept)
    const vary = { vary: 'Accept-Encoding' }
    const [status, headers, body] = await json({ text: kept }, {}, 'br')
    assert.deepEqual([status, headers, JSON.parse(String(body))], [200, { ...type, ...vary }, page])
    for (const _ of [1, 2]) {
      const [, zipped, bytes] = await json({ text: kept })
      assert.deepEqual(zipped, { ...type, ...vary, 'content-encoding': 'gzip' })
      assert.deepEqual(JSON.parse(String(gunzipSync(bytes as Buffer))), page)
    }
  })

  it('that goes elsewhere keeps its own address, whatever else it says', async () => {
    const result = { location: '/there', headers: { Location: '/elsewhere', 'X-More': 'a' } }
    assert.deepEqual(await sent({ redirect: true, status: 303 }, result), [
      303,
      { location: '/there', 'x-more': 'a' },
      '',
    ])
  })

  it('of a file says its type, its name and, of a stream, its size', async () => {
    const file = { file: 'text/csv' }
    const type = { 'content-type': 'text/csv' }
    assert.deepEqual(await sent(file, { type: 'text/csv', bytes }), [200, type, '0102'])
    const named = { type: 'text/csv', name: 'Año "1"/x-2.csv', bytes, headers: { 'X-More': 'a' } }
    assert.deepEqual(await sent({ ...file, status: 201 }, named), [
      201,
      { ...type, 'content-disposition': 'attachment; filename="A_o__1__x-2.csv"', 'x-more': 'a' },
      '0102',
    ])
    const flowing = async function* () {
      yield bytes
      yield bytes
    }
    assert.deepEqual(await sent(file, { type: 'text/csv', stream: flowing(), size: 4 }), [
      200,
      { ...type, 'content-length': '4' },
      '01020102',
    ])
    assert.deepEqual(await sent(file, { type: 'text/csv', stream: flowing() }), [200, type, '01020102'])
    const empty = await sent(file, { type: 'text/csv', stream: (async function* () {})(), size: 0 })
    assert.deepEqual(empty, [200, { ...type, 'content-length': '0' }, ''])
  })

  it('of a file is compressed where it is text, large enough and not a stream', async () => {
    const [short, long] = [2047, 2048].map((length) => new Uint8Array(length).fill(97))
    const flowing = async function* () {
      yield long!
    }
    const isZipped = async (result: object, encoding?: string) => {
      const [, headers, body] = await sent({ file: 'text/csv' }, result, encoding)
      const { 'content-encoding': zipped, vary } = headers as Record<string, string>
      const plain = zipped ? gunzipSync(Buffer.from(body as string, 'hex')) : Buffer.from(body as string, 'hex')
      assert.match(String(plain), /^a{2047,2048}$/)
      return [zipped, vary]
    }
    const [named, none] = ['Accept-Encoding', [undefined, undefined]]
    assert.deepEqual(await isZipped({ type: 'text/csv', bytes: short }, 'gzip'), none)
    assert.deepEqual(await isZipped({ type: 'text/csv', bytes: long }, 'gzip'), ['gzip', named])
    assert.deepEqual(await isZipped({ type: 'text/csv', bytes: long }), [undefined, named])
    for (const type of ['image/webp', 'application/pdf', 'application/zip', 'not/text/plain'])
      assert.deepEqual(await isZipped({ type, bytes: long }, 'gzip'), none)
    for (const type of ['text/calendar; charset=utf-8', 'application/json', 'application/problem+json'])
      assert.deepEqual(await isZipped({ type, bytes: long }, 'gzip'), ['gzip', named])
    assert.deepEqual(await isZipped({ type: 'text/csv', stream: flowing() }, 'gzip'), none)
  })

  it('from memory is known by its content', async () => {
    const [status, headers] = await sent({}, new AnswerInMemory({ a: 1 }))
    assert.deepEqual([status, (headers as Record<string, string>)['cache-control']], [200, 'no-cache'])
  })
})
