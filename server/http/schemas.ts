import { z } from 'zod'
import type { ErrorCodes } from './errors.ts'

export type Json = Record<string, unknown>

/** The JSON schemas of a document: those with a name are kept once and referred to. */
export class Schemas {
  readonly named: Record<string, Json> = {}

  /** The JSON schema of a zod schema as it is sent (`input`) or answered (`output`), with what is named put aside. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: plain }) as Json
    for (const [name, definition] of Object.entries($defs as Record<string, Json>)) this.#keep(name, definition)
    return pointed(json)
  }

  /** Puts a schema aside under a name, and gives the reference to it. */
  add(name: string, schema: Json): Json {
    this.#keep(name, schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  #keep(name: string, definition: Json): void {
    const schema = pointed(definition)
    const known = this.named[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas are named ${name}`)
    this.named[name] = schema
  }
}

/** A copy whose references point to where the document keeps what is named. */
function pointed(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/**
 * Leaves out what says nothing to a reader: the pattern beside a format, the bounds of every safe integer, and patterns
 * of Unicode classes, which most readers of the document would take literally.
 */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const isOfClasses = /\\p\{/i.test(jsonSchema.pattern ?? '')
  if (jsonSchema.format !== undefined || isOfClasses) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** The JSON schema of every refusal (RFC 9457), with the codes of an application. */
export function problemSchema(codes: ErrorCodes): Json {
  const fault = z.object({ in: z.enum(['body', 'query', 'path']), path: z.string(), message: z.string() })
  const reason = z.object({
    code: z.string(),
    detail: z.string(),
    rule: z.string().describe('The rule’s name'),
    value: z.unknown().optional().describe('What the rule asks for'),
    fix: z.string().optional().describe('What would help'),
  })
  const puzzles = z.object({
    challenge: z.string(),
    seed: z.string().describe('32 bytes in hex'),
    puzzles: z.int().describe('For each, counted from 0, a number is to be found'),
    zero_bits: z
      .int()
      .describe('How many leading bits of SHA-256(seed, puzzle, number) must be 0; both 32 bits, big-endian'),
    header: z.string().describe('Send “challenge number,number,…” along in it, once, within five minutes'),
  })
  const problem = z.object({
    type: z.string().meta({ format: 'uri' }),
    title: z.string(),
    status: z.int().describe('The HTTP status'),
    detail: z.string().describe('A sentence a person can act on'),
    code: z.enum(Object.keys(codes) as [string, ...string[]]),
    request_id: z.string().optional().describe('As in the header X-Request-Id, which every answer has'),
    errors: z.array(fault).optional().describe('The faults of what was sent, the first 20 of them'),
    proof_of_work: puzzles.optional().describe('Too many have asked: what can be solved instead of waiting'),
    reasons: z.array(reason).optional().describe('Every rule that refuses'),
  })
  const { $schema: _, ...schema } = z.toJSONSchema(problem, { io: 'input' }) as Json
  return schema
}
