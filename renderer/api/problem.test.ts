import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, problemOf, UNREACHABLE } from './problem.ts'
import { addressOf, idempotencyKey } from './request.ts'

test('that nobody answered has no words of the server', () => {
  assert.deepEqual([UNREACHABLE.status, UNREACHABLE.code, UNREACHABLE.detail], [0, 'UNREACHABLE', ''])
})

test('a refusal keeps its code, and an answer without words its status', async () => {
  const said = await problemOf(Response.json({ code: 'CLASS_FULL', detail: 'Full.' }, { status: 409 }))
  assert.deepEqual([said.status, said.code, said.detail], [409, 'CLASS_FULL', 'Full.'])
  const silent = await problemOf(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  assert.deepEqual(silent, { title: 'Bad Gateway', status: 502, detail: '', code: 'HTTP_502' })
  const error = new ApiError(said)
  assert.deepEqual([error.status, error.code, error.message], [409, 'CLASS_FULL', '409 CLASS_FULL: Full.'])
})

const addresses: [Parameters<typeof addressOf>[1], string][] = [
  [{ params: { id: 7 } }, '/clients/7'],
  [{ params: { id: 'a/b?' } }, '/clients/a%2Fb%3F'],
  [{ params: { id: 0 }, query: { page: 0, all: false, search: '' } }, '/clients/0?page=0&all=false'],
  [{ params: { id: 7 }, query: { a: undefined, b: null, c: 'x y' } }, '/clients/7?c=x+y'],
]
for (const [input, url] of addresses)
  test(`a call goes to ${url}`, () => assert.deepEqual(addressOf('GET /clients/{id}', input), { method: 'GET', url }))

test('a call without a name of its path is a fault', () => {
  assert.throws(() => addressOf('GET /clients/{id}', {}), /needs id/)
})

test('keys are 32 hexadecimal figures, each time others', () => {
  assert.match(idempotencyKey(), /^[0-9a-f]{32}$/)
  assert.notEqual(idempotencyKey(), idempotencyKey())
})
