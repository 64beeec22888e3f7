import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problem, Refusal, sharedErrorCodes } from './errors.ts'
import { createLog } from './recent-log.ts'
import { describe as described } from './on-error.ts'
import { ENGLISH } from '../lib/sayings/format.ts'
import { asWritten } from '../lib/sayings/sayings.ts'

describe('a problem', () => {
  const codes = { ...sharedErrorCodes, BOOK_LENT: [409, asWritten('The book is lent')] } as const
  const told = { codes, application: 'library', requestId: 'r-1', reading: ENGLISH }

  it('says what a refusal says, by the name of the application', () => {
    const base = {
      title: 'The book is lent',
      status: 409,
      detail: 'Ana reads it.',
      code: 'BOOK_LENT',
      request_id: 'r-1',
    }
    const type = 'urn:library:problem:BOOK_LENT'
    const made = (extras: object) => problem(new Refusal<string>('BOOK_LENT', asWritten('Ana reads it.'), extras), told)
    assert.deepEqual(made({ headers: { a: 'b' } }), { type, ...base })
    const errors = [{ in: 'body', path: 'a', message: 'b' }]
    const reasons = [{ code: 'BOOK_LENT', detail: 'c', rule: 'd' }]
    assert.deepEqual(made({ errors, reasons, more: { books: [1] } }), { type, ...base, errors, reasons, books: [1] })
  })

  it('lists no more than twenty faults, and leaves its id out where every reason is to look alike', () => {
    const made = (extras: object) => problem(new Refusal<string>('BOOK_LENT', asWritten('x'), extras), told)
    const faults = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ in: 'body', path: `${n}`, message: 'b' }))
    assert.deepEqual(made({ errors: faults(20) })['errors'], faults(20))
    assert.deepEqual(made({ errors: faults(21) })['errors'], faults(20))
    assert.equal('request_id' in made({ withoutId: true }), false)
  })

  it('of a code that nobody knows is a fault of ours', () => {
    const { status, title, code } = problem(new Refusal<string>('ODD', asWritten('x')), told)
    assert.deepEqual([status, title, code], [500, 'Something went wrong on our side', 'ODD'])
  })
})

describe('the log', () => {
  it('keeps of an error its message and where it came from, not all of its way', () => {
    const error = new TypeError('Out of paper')
    error.stack = `TypeError: Out of paper\n${[1, 2, 3, 4, 5, 6, 7].map((n) => `at ${n}`).join('\n')}`
    assert.equal(described(error), 'TypeError: Out of paper\nat 1\nat 2\nat 3\nat 4\nat 5')
    delete error.stack
    assert.equal(described(error), 'TypeError: Out of paper\n')
    assert.equal(described('a word'), 'a word')
  })

  it('drops what is below its level', () => {
    for (const [least, written] of [
      ['debug', ['debug', 'info', 'warn', 'error']],
      ['info', ['info', 'warn', 'error']],
      ['warn', ['warn', 'error']],
      ['error', ['error']],
    ] as const) {
      const lines: string[] = []
      const log = createLog(
        least,
        () => '2026-03-04T11:00:00.000Z',
        (line) => lines.push(line),
      )
      for (const level of ['debug', 'info', 'warn', 'error'] as const) log(level, 'said', { id: 7 })
      const line = (level: string) => `{"at":"2026-03-04T11:00:00.000Z","level":"${level}","message":"said","id":7}\n`
      assert.deepEqual(lines, written.map(line))
    }
  })
})
