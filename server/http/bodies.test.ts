import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anything, json, operation, serving, written, type Ctx } from '../test/library/in-process.ts'
import type { Mounted } from './implement.ts'

describe('a body', () => {
  it('of JSON says so, and may be left out only where that is declared', async () => {
    const { send } = serving([
      operation('POST /asked', { body: anything }, (_, { body }) => body),
      operation('POST /perhaps', { body: anything, bodyOptional: true }, (_, { body }) => ({ body: body ?? null })),
    ])
    for (const [type, status] of [
      ['application/json', 200],
      ['application/json; charset=utf-8', 200],
      ['APPLICATION/JSON', 200],
      ['application/jsonx', 415],
      ['text/application/json', 415],
      ['text/plain', 415],
    ] as const)
      assert.equal(
        (await send('POST /asked', { body: '{"a":1}', headers: { 'Content-Type': type } })).status,
        status,
        type,
      )
    assert.deepEqual((await send('POST /asked')).body.errors, [{ in: 'body', path: '', message: 'Is required' }])
    assert.deepEqual((await send('POST /perhaps')).body, { body: null })
    assert.deepEqual((await send('POST /perhaps', json({ a: 1 }))).body, { body: { a: 1 } })
    const broken = await send('POST /asked', { body: '{', headers: { 'Content-Type': 'application/json' } })
    assert.deepEqual(
      [broken.status, broken.body.errors],
      [422, [{ in: 'body', path: '', message: 'Isn’t valid JSON' }]],
    )
  })

  it('of an operation that takes none may be left out or empty', async () => {
    const none = operation('POST /done', {}, () => ({ done: true }))
    const { send } = serving([none, operation('DELETE /gone', {}, () => ({ gone: true }))])
    for (const path of ['POST /done', 'DELETE /gone']) {
      assert.equal((await send(path)).status, 200)
      assert.equal((await send(path, json({}))).status, 200)
      const { status, body } = await send(path, json({ surprise: 1 }))
      assert.deepEqual([status, body.errors[0].path], [422, 'surprise'], path)
      for (const other of [[], null, 'text']) assert.equal((await send(path, json(other))).status, 422, path)
    }
  })

  it('as it was sent is of any type, but where one is declared', async () => {
    const raw = (type?: string) => ({ raw: { maxBytes: 3, ...(type && { type }) }, idempotent: false as const })
    const size = (_: Ctx, { raw: { bytes } }: { raw: { bytes: Uint8Array } }) => ({ size: bytes.byteLength })
    const { send } = serving([operation('POST /any', raw(), size), operation('POST /csv', raw('text/csv'), size)])
    const sent = async (path: string, type: string, body = 'abc', more: object = {}) =>
      (await send(`POST ${path}`, { body, headers: { 'Content-Type': type, ...more } })).status
    assert.deepEqual([await sent('/any', 'text/csv'), await sent('/any', 'a/b')], [200, 200])
    assert.deepEqual([await sent('/csv', 'Text/CSV ; x=1'), await sent('/csv', 'text/plain')], [200, 415])
    assert.equal(await sent('/any', 'a/b', 'abc', { 'Content-Length': '3' }), 200)
    assert.equal(await sent('/any', 'a/b', 'abcd', { 'Content-Length': '4' }), 413)
    assert.equal(await sent('/any', 'a/b', 'abcd', { 'Transfer-Encoding': 'chunked' }), 413)
    assert.equal(await sent('/any', 'a/b', 'abc', { 'Transfer-Encoding': 'chunked' }), 200)
    assert.equal(await sent('/any', 'a/b', '', { 'Transfer-Encoding': 'chunked' }), 200)
    const refused = await send('POST /any', { body: 'abcd', headers: { 'Content-Length': '4' } })
    assert.equal(refused.headers.get('connection'), null, 'its sender is to read the answer')
  })

  it('that is read piece by piece may be as large as declared', async () => {
    const size = async (_: Ctx, { stream: { chunks } }: { stream: { chunks: AsyncIterable<Uint8Array> } }) => {
      let bytes = 0
      for await (const chunk of chunks) bytes += chunk.byteLength
      return { bytes }
    }
    const { send } = serving([operation('PUT /shelf', { streamIn: { maxBytes: 3 } }, size)])
    const sent = (body: string, length?: number) =>
      send('PUT /shelf', { body, headers: length === undefined ? {} : { 'Content-Length': String(length) } })
    assert.deepEqual((await sent('abc', 3)).body, { bytes: 3 })
    for (const refused of [await sent('abcd', 4), await sent('abcd')]) {
      assert.deepEqual(
        [refused.status, refused.headers.get('connection')],
        [413, null],
        'its sender is to read the answer',
      )
    }
  })

  it('of a form is one file, no larger than declared', async () => {
    const shown = (_: Ctx, { file }: { file: { name: string; type: string; bytes: Uint8Array } }) => ({
      ...file,
      bytes: file.bytes.byteLength,
    })
    const { send } = serving([operation('POST /photo', { upload: { maxBytes: 3 } }, shown)])
    const form = (part: string, value: File | string) => {
      const body = new FormData()
      body.set(part, value)
      return { body }
    }
    const file = new File(['abc'], 'a.png', { type: 'image/png' })
    assert.deepEqual((await send('POST /photo', form('file', file))).body, {
      name: 'a.png',
      type: 'image/png',
      bytes: 3,
    })
    assert.equal((await send('POST /photo', form('file', new File(['abcd'], 'a.png')))).status, 413)
    for (const wrong of [form('photo', file), form('file', 'abc'), json({ a: 1 }), {}]) {
      assert.deepEqual((await send('POST /photo', wrong)).body.errors, [
        { in: 'body', path: 'file', message: 'Is required' },
      ])
    }
  })
})

describe('a key for a repeat', () => {
  const access = { reader: 'own' }
  const send = (operations: Mounted<Ctx>[]) => {
    const served = serving(operations)
    return (line: string, key: string, token?: string) =>
      served.send(line, json({}, { 'Idempotency-Key': key, ...(token && { Authorization: `Bearer ${token}` }) }))
  }
  let count = 0
  const counting = () => ({ count: (count += 1) })

  it('gives the first answer again, also one without a body', async () => {
    const ask = send([
      operation('POST /count', { access, body: anything, status: 201 }, counting),
      operation('POST /drop', { access, body: anything, status: 204 }, () => void (count += 1)),
    ])
    const [first, again] = [await ask('POST /count', 'a', 'ana'), await ask('POST /count', 'a', 'ana')]
    assert.deepEqual([again.status, again.body, first.status], [201, first.body, 201])
    assert.deepEqual(
      [first, again].map(({ headers }) => headers.get('idempotency-replayed')),
      [null, 'true'],
    )
    const before = count
    for (const _ of [1, 2]) assert.deepEqual([(await ask('POST /drop', 'b', 'ana')).status, count], [204, before + 1])
    assert.equal((await ask('POST /count', 'k'.repeat(200), 'ana')).status, 201)
    assert.equal((await ask('POST /count', 'k'.repeat(201), 'ana')).status, 422)
  })

  it('gives the answer that was kept with the effect, whatever became of the request after it', async () => {
    const effects = [
      ['/kept', 201, 201, (ctx: Ctx) => written(ctx, { count: (count += 1) })],
      ['/dropped', 204, 204, (ctx: Ctx) => written(ctx, void (count += 1))],
      ['/other', 201, 500, (ctx: Ctx) => ({ ...written(ctx, { count: (count += 1) }) })],
      ['/broken', 201, 500, (ctx: Ctx) => assert.fail(String(written(ctx, { count: (count += 1) })))],
    ] as const
    const ask = send(
      effects.map(([path, status, , effect]) => operation(`POST ${path}`, { access, body: anything, status }, effect)),
    )
    for (const [path, status, first] of effects) {
      const before = count
      const answer = await ask(`POST ${path}`, 'e', 'ana')
      assert.deepEqual([answer.status, count], [first, before + 1], path)
      const detail = 'Your request was carried out anyway. Check before you try again.'
      if (first === 500) assert.equal(answer.body.detail, `Something went wrong on our side. ${detail}`)
      const again = await ask(`POST ${path}`, 'e', 'ana')
      const text = status === 204 ? '' : `{"count":${count}}`
      assert.deepEqual([again.status, again.text, count], [status, text, before + 1], path)
    }
  })

  it('is free again where nothing was done, or where its answer could not be kept', async () => {
    let isFull = true
    const { send: sent, logged } = serving(
      [
        operation('POST /fails', { access, body: anything }, () => {
          count += 1
          if (isFull) throw new Error('no')
          return { count }
        }),
        operation('POST /count', { access, body: anything }, counting),
      ],
      {
        idempotency: {
          find: () => undefined,
          keep: async () => {
            throw new Error('full')
          },
        },
      },
    )
    const ask = (line: string) => sent(line, json({}, { 'Idempotency-Key': 'f', Authorization: 'Bearer ana' }))
    const before = count
    assert.equal((await ask('POST /fails')).status, 500)
    isFull = false
    assert.deepEqual((await ask('POST /fails')).body, { count: before + 2 })
    for (const more of [3, 4]) assert.deepEqual((await ask('POST /count')).body, { count: before + more })
    assert.deepEqual(logged.filter((line) => line.startsWith('warn')).length, 3)
  })

  it('means nothing where nobody signed in, for what is not added, and where it is declared so', async () => {
    const ask = send([
      operation('POST /open', { body: anything }, counting),
      operation('PUT /put', { access, body: anything }, counting),
      operation('POST /each', { access, body: anything, idempotent: false }, counting),
    ])
    for (const [line, token] of [['POST /open'], ['PUT /put', 'ana'], ['POST /each', 'ana']] as const) {
      const before = count
      for (const _ of [1, 2]) assert.equal((await ask(line, 'c', token)).status, 200)
      assert.equal(count, before + 2, line)
    }
  })
})
