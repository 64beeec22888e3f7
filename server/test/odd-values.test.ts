import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { z } from 'zod'
import { operations } from '../features.ts'
import { Refusal } from '../http/errors.ts'
import { validate } from '../http/validate.ts'
import { inWords } from './in-words.ts'

const odd = [
  null, true, 7, -1, 0, 1.5, 1e300, '', ' ', 'x', 'x'.repeat(60_000), '\0', '\u202E', '\ud800', '2025-13-45', '25:61', '01',
  [], [null], [[]], {}, { '': null }, { a: { b: [] } }, Array.from({ length: 6000 }, () => 1),
] // prettier-ignore

/** The words of a library: what a person gets to read is ours. */
const theirs = /Invalid|expected |received|Too (small|big)|Unrecognized|\bNaN\b|undefined|\[object|pattern|regex|null,/

/** A value with one odd part: the whole, each field, each entry of a list. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* odd
  if (typeof value !== 'object' || value === null) return
  const fields = Object.entries(value)
  const rebuilt = (name: string, part: unknown) => {
    const copy = Object.fromEntries(fields.map(([key, old]) => [key, key === name ? part : old]))
    return Array.isArray(value) ? Object.values(copy) : copy
  }
  for (const [name, part] of fields) {
    yield rebuilt(name, undefined)
    for (const other of spoilt(part)) yield rebuilt(name, other)
  }
}

/** The answer to each of these values. */
function* saidOf(part: 'body' | 'query' | 'path', schema: z.ZodType, values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    try {
      validate([{ part, schema, value }])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      yield* error.extras.errors!.map(({ message }) => inWords(message))
    }
  }
}

describe('whatever odd is sent', () => {
  for (const { key, operation } of operations) {
    const { body, query, params, example } = operation
    if (!body && !query && !params) continue
    it(`is refused in our words: ${key}`, () => {
      const words = (place: z.ZodObject) => Object.fromEntries(Object.keys(place.shape).map((name) => [name, '1']))
      const said = new Set([
        ...(body ? saidOf('body', body, spoilt(example ?? {})) : []),
        ...(query ? saidOf('query', query, spoilt(words(query))) : []),
        ...(params ? saidOf('path', params, spoilt(words(params))) : []),
      ])
      assert.ok(said.size > 0)
      for (const message of said) {
        assert.doesNotMatch(message, theirs)
        assert.match(message, /^\p{Lu}/u)
        assert.ok(message.length < 2000, message)
      }
    })
  }
})
