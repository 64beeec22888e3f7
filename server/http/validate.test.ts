import assert from 'node:assert/strict'
import { it } from 'node:test'
import { z } from 'zod'
import { Refusal, type FieldError } from './errors.ts'
import { digits } from './shapes.ts'
import { validate } from './validate.ts'
import { ENGLISH, formatSaying } from '../lib/sayings/format.ts'

/** The refusal's words about a value that a schema does not take. */
function said(schema: z.ZodType, value: unknown): string[] {
  try {
    validate([{ part: 'body', schema, value }])
  } catch (error) {
    if (error instanceof Refusal)
      return (error.extras.errors as FieldError[]).map(({ message }) => formatSaying(message, ENGLISH))
    throw error
  }
  return []
}

const table: [string, z.ZodType, unknown, string][] = [
  ['nothing', z.string(), undefined, 'Is required'],
  ['a missing number', z.coerce.number(), undefined, 'Must be a number'],
  ['a number for a text', z.string(), 7, 'Must be text'],
  ['a text for a number', z.number(), '7', 'Must be a number'],
  ['a word for a number of a query', z.coerce.number(), 'seven', 'Must be a number'],
  ['a count of a query below zero', digits(z.int().min(0)), '-1', 'Must be at least 0'],
  ['a broken one', digits(z.int().min(0)), '1.5', 'Must be a whole number'],
  ['a broken one below zero', digits(z.number().min(0)), '-0.5', 'Must be at least 0'],
  ['a large one', digits(z.int().max(9)), '10', 'Must be at most 9'],
  ['one beyond counting', digits(z.int()), '9'.repeat(300), 'Must be at most 9007199254740991'],
  ...['', 'x', '01', '+1', '1e3', '1.0', '-0', '0x1', ' 1', '9'.repeat(301), '\u0661'].map(
    (given): [string, z.ZodType, unknown, string] => [
      `“${given.slice(0, 9)}” of a query`,
      digits(z.int()),
      given,
      'Must be a number, digits only',
    ],
  ),
  ['a fraction', z.number().int(), 1.5, 'Must be a whole number'],
  ['a text for a yes or no', z.boolean(), 'yes', 'Must be true or false'],
  ['a list for an object', z.strictObject({}), [], 'Must be an object'],
  ['null for an object', z.strictObject({}), null, 'Must be an object'],
  ['an object for a list', z.array(z.string()), {}, 'Must be a list'],
  ['an empty text', z.string().trim().min(1), ' ', 'Must not be empty'],
  ['a short text', z.string().min(8), 'x', 'Must have at least 8 characters'],
  ['a long text', z.string().max(3), 'long', 'Must have at most 3 characters'],
  ['two letters for one', z.string().max(1), 'ab', 'Must have at most 1 character'],
  ['a longer list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Must have at most 2 entries'],
  ['a text for a fixed list', z.tuple([z.string()]), 'a', 'Must be a list'],
  ['anything for nothing', z.never(), 1, 'Isn’t accepted here'],
  ['a small number', z.number().min(5), 4, 'Must be at least 5'],
  ['a number on the boundary', z.number().positive(), 0, 'Must be more than 0'],
  ['a large number', z.number().max(5), 6, 'Must be at most 5'],
  ['a number that must be below', z.number().lt(5), 5, 'Must be less than 5'],
  ['a crooked number', z.number().multipleOf(5), 6, 'Must be a multiple of 5'],
  ['an empty list', z.array(z.string()).min(1), [], 'Must not be empty'],
  ['a short list', z.array(z.string()).min(2), ['a'], 'Must have at least 2 entries'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entry'],
  ['a text for a date', z.date(), 'x', 'Must be a date'],
  ['a number for null', z.null(), 1, 'Must be null'],
  ['a number for a record', z.record(z.string(), z.string()), 1, 'Must be an object'],
  ['an object for a map', z.map(z.string(), z.string()), {}, 'Is the wrong type'],
  ['a small set', z.set(z.string()).min(1), new Set(), 'Must not be empty'],
  ['a large set', z.set(z.string()).max(1), new Set(['a', 'b']), 'Must have at most 1 entry'],
  [
    'a bad name in a record',
    z.record(z.string().max(1), z.string()),
    { ab: '' },
    'Contains a name that isn’t accepted',
  ],
  [
    'a bad entry of a map',
    z.map(z.object({}), z.string()),
    new Map([[{}, 1]]),
    'Contains an entry that isn’t accepted',
  ],
  ['none of the choices', z.enum(['a', 'b']), 'c', 'Must be one of: a, b'],
  ['not the only choice', z.literal('a'), 'b', 'Must be a'],
  ['no date', z.iso.date(), '2026-02-30', 'Must be a date, YYYY-MM-DD'],
  ['no e-mail', z.email(), 'x', 'Must be an email address'],
  ['no address', z.url(), 'x', 'Must be an address such as https://example.com'],
  ['another form', z.string().regex(/^a$/), 'b', 'Doesn’t match the expected format'],
  ['none of the forms', z.union([z.string(), z.number()]), true, 'Doesn’t match an accepted format'],
  ['an unknown field', z.strictObject({}), { x: 1 }, 'Isn’t accepted here'],
  ['a rule without words', z.string().refine(() => false), 'x', 'Isn’t accepted'],
  ['a rule with words of its own', z.string().min(1, 'Say something'), '', 'Say something'],
]

it('names the places in the sentence of the refusal, and none for the whole', () => {
  const schema = z.strictObject({ name: z.string(), tags: z.array(z.string()) })
  const place = { part: 'body', schema, value: { name: 7, tags: ['a', 1], more: 1 } } as const
  const whole = { part: 'query', schema: z.string(), value: undefined } as const
  assert.throws(() => validate([place, whole]), {
    message: 'name: Must be text; tags.1: Must be text; more: Isn’t accepted here; Is required',
  })
})

for (const [what, schema, value, message] of table) {
  it(`says of ${what}: ${message}`, () => {
    assert.deepEqual(said(schema, value), [message])
  })
}
