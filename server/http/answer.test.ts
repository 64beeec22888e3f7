import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Context } from 'hono'
import { isSentAsIs, jsonAnswer, specialAnswer } from './answer.ts'
import { KeptAnswer } from './cached-answer.ts'
import type { Env } from './mount.ts'
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
  const c = { req: { header: () => undefined } } as unknown as Context<Env>
  const sent = async (declared: Partial<Operation>, result: unknown) => {
    const answer = await specialAnswer(c, { ...base, ...declared }, result, () => true)
    return [answer.status, Object.fromEntries(answer.headers), Buffer.from(await answer.arrayBuffer()).toString('hex')]
  }

  it('of JSON has its type, one without a body has none', async () => {
    const answers = [jsonAnswer(201, '{}', { 'X-More': 'a' }), jsonAnswer(204, null), jsonAnswer(200, null, { a: 'b' })]
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, Object.fromEntries(headers)]),
      [
        [201, { 'content-type': 'application/json', 'x-more': 'a' }],
        [204, {}],
        [200, { a: 'b' }],
      ],
    )
    assert.equal(await answers[0]!.text(), '{}')
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

  it('from memory is known by its content', async () => {
    const [status, headers] = await sent({}, new KeptAnswer({ a: 1 }))
    assert.deepEqual([status, (headers as Record<string, string>)['cache-control']], [200, 'no-cache'])
  })
})
