import { z } from 'zod'

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
