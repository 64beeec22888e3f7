import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { sharedErrorCodes } from './errors.ts'
import type { Mounted } from './implement.ts'
import { openapi, tagOf, type About } from './openapi.ts'
import type { Operation, OperationKey } from './operation.ts'
import { Schemas } from './schemas.ts'
import { date, paged, password, resource, stamps } from './shapes.ts'
import { asWritten } from '../lib/sayings/sayings.ts'
import { holdAgainst } from '../test/recorded.ts'

const about: About = {
  title: 'Library',
  description: 'Lends books.',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT-0' },
  contact: { name: 'The library', url: 'https://library.example' },
  servers: [{ url: '/', description: 'Here' }],
  login: 'A reader’s card.',
  errorCodes: { ...sharedErrorCodes, BOOK_LENT: [409, asWritten('The book is lent')] },
  permissions: { 'books.buy': asWritten('Buy books') },
}
const book = resource('Book', { title: z.string(), pages: z.int().min(1), ...stamps })
const params = z.strictObject({ title: z.string().describe('As it stands on the book') })
const buyer = { librarian: 'books.buy', reader: 'own', visitor: 'all' }

const declared: [OperationKey, Partial<Operation>][] = [
  [
    'GET /api/v1/books',
    {
      area: 'Books.',
      access: 'public',
      query: z.strictObject({
        page: z.coerce.number<number>().default(1),
        by: z.string().describe('Author'),
        on: date.optional(),
      }),
      answer: paged(book),
      limits: [{ name: 'list', per: 'minute', max: 3 }],
    },
  ],
  [
    'POST /api/v1/books',
    {
      description: 'In pounds.',
      access: buyer,
      body: z.strictObject({ title: z.string(), secret: password }),
      example: { title: 'Walden' },
      status: 201,
      answer: book,
      errors: ['BOOK_LENT'],
      limits: [{ name: 'buy', per: 'hour', max: 2, orProof: true }],
    },
  ],
  [
    'PUT /api/v1/books/{title}',
    { access: buyer, params, body: z.strictObject({}), bodyOptional: true, answer: book, orFile: 'text/csv' },
  ],
  ['DELETE /api/v1/books/{title}', { access: { librarian: 'any' }, params, status: 204 }],
  ['GET /api/v1/books/{title}', { access: 'public', params, redirect: true, status: 302 }],
  ['GET /api/v1/books/{title}.pdf', { access: 'public', params, file: 'application/pdf' }],
  [
    'POST /api/v1/covers',
    { area: 'Pictures.', access: { librarian: 'any' }, upload: { maxBytes: 5 * 1024 * 1024 }, idempotent: false },
  ],
  ['POST /hooks', { access: 'public', raw: { maxBytes: 1023 }, idempotent: false }],
  ['POST /hooks/signed', { access: 'public', raw: { maxBytes: 1024, type: 'application/json' }, idempotent: false }],
  [
    'PUT /shelf',
    { access: { librarian: 'any' }, door: 'local', streamIn: { maxBytes: 3 * 1024 ** 4, type: 'application/zip' } },
  ],
  ['PUT /box', { access: { librarian: 'any' }, streamIn: { maxBytes: 0 } }],
]
const operations = declared.map(([key, more], index): Mounted => ({
  key,
  operation: { id: `operation${index}`, summary: `Operation ${index}`, access: 'public', status: 200, ...more },
  handler: () => undefined,
}))

/** JSON, with each part that fits on one line. */
function laidOut(value: object, indent = ''): string {
  const isList = Array.isArray(value)
  const parts = Object.entries(value as Record<string, unknown>).map(([key, part]) => {
    const start = `${indent} ${isList ? '' : `${JSON.stringify(key)}: `}`
    const line = start + JSON.stringify(part)
    return line.length < 150 || typeof part !== 'object' || part === null ? line : start + laidOut(part, `${indent} `)
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

describe('a document', () => {
  it('says of each operation what openapi.txt shows', () => {
    const document = JSON.parse(JSON.stringify(openapi(operations, about))) as object
    holdAgainst(import.meta.filename, 'openapi.txt', `${laidOut(document)}\n`)
  })

  it('keeps what has a name once, and takes no two of one name', () => {
    const schemas = new Schemas()
    const reference = { $ref: '#/components/schemas/Book' }
    assert.deepEqual(schemas.of(z.array(book), 'output'), { type: 'array', items: reference })
    assert.deepEqual(schemas.add('Author', { type: 'string' }), { $ref: '#/components/schemas/Author' })
    schemas.add('Author', { type: 'string' })
    assert.throws(() => schemas.add('Author', { type: 'number' }), /Two schemas are named Author/)
    assert.deepEqual(Object.keys(schemas.named), ['Book', 'Author'])
  })

  it('leaves out what says nothing to a reader', () => {
    const schemas = new Schemas()
    const shown = (schema: z.ZodType) => schemas.of(schema, 'input')
    assert.deepEqual(shown(z.int()), { type: 'integer' })
    assert.deepEqual(shown(z.int().min(0).max(9)), { type: 'integer', minimum: 0, maximum: 9 })
    assert.deepEqual(shown(z.iso.date()), { type: 'string', format: 'date' })
    assert.deepEqual(shown(z.string().regex(/^a$/)), { type: 'string', pattern: '^a$' })
    assert.deepEqual(shown(z.string().regex(/^\p{L}$/u)), { type: 'string' })
  })

  it('puts an operation under the first segment of its path', () => {
    const keys = ['GET /api/v1/books/{title}', 'GET /hooks', 'GET /', 'GET']
    assert.deepEqual(keys.map(tagOf), ['books', 'hooks', '', ''])
  })
})
