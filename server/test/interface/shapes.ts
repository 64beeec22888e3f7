export type Schema = Readonly<Record<string, unknown>>

/** A shape that is there more than once is named where its text is longer than this. */
const LONG = 60

/** Frequent kinds of fields, each in a word. */
const WORDS: Readonly<Record<string, Schema>> = {
  id: { type: 'integer', exclusiveMinimum: 0, description: 'Identifier' },
  instant: { type: 'string', format: 'date-time', description: 'Instant, RFC 3339 UTC' },
  date: { type: 'string', format: 'date', description: 'Date in the studio’s timezone, YYYY-MM-DD' },
  day: {
    type: 'string',
    format: 'date',
    description: 'Date in the studio’s timezone, YYYY-MM-DD, from 1900 to 2199',
  },
  money: { type: 'number', description: 'Amount in major units of the studio’s currency' },
  price: {
    type: 'number',
    minimum: 0,
    maximum: 10000000,
    description: 'Amount in major units of the studio’s currency',
  },
}

/**
 * Writes JSON schemas in few words without leaving anything out: `{name: string(1..200), phone?: string|null}`. Keywords without
 * a notation follow as JSON. A long shape that is there several times gets a name, by the field it is first found at.
 */
export class Shapes {
  /** The words, and the named shapes in the order in which they were found. */
  readonly named: [name: string, text: string][] = Object.entries(WORDS).map(([word, schema]) => [word, textOf(schema)])
  readonly #names = new Map<string, string>(Object.entries(WORDS).map(([word, schema]) => [keyOf(schema), word]))
  readonly #counts = new Map<string, number>()

  /** Has the shapes of a document counted, each inside a repeated one once. */
  constructor(document: unknown) {
    this.#count(document)
  }

  #count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const key = keyOf(value)
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count === 1) for (const part of Object.values(value)) this.#count(part)
  }

  /** A shape at a field of this name. */
  of(schema: Schema, field: string): string {
    const key = keyOf(schema)
    const known = this.#names.get(key)
    if (known) return known
    const text = textOf(schema, (part, at) => this.of(part, at), field)
    if ((this.#counts.get(key) ?? 0) < 2 || text.length < LONG) return text
    const taken = this.named.filter(([name]) => name.replace(/\d+$/, '') === `$${field}`).length
    const name = `$${field}${taken === 0 ? '' : taken + 1}`
    this.#names.set(key, name)
    this.named.push([name, text])
    return name
  }
}

const keyOf = (value: object) => JSON.stringify(value, (_, part: unknown) => (isFields(part) ? sorted(part) : part))
const isFields = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const sorted = (fields: Schema) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))

type Part = (schema: Schema, field: string) => string

const plain: Part = (schema, field) => textOf(schema, plain, field)

function textOf(schema: Schema, part: Part = plain, field = ''): string {
  const left = { ...schema }
  const take = (key: string) => {
    const value = left[key]
    delete left[key]
    return value
  }
  const body = bodyOf(left, take, part, field)
  const description = take('description')
  const initial = 'default' in left ? ` = ${JSON.stringify(take('default'))}` : ''
  const rest = Object.keys(left).length > 0 ? ` + ${JSON.stringify(left)}` : ''
  return `${body}${initial}${rest}${description === undefined ? '' : ` «${String(description)}»`}`
}

type Take = (key: string) => unknown

/** A schema without its descriptions. It writes every keyword. */
function bodyOf(schema: Schema, take: Take, part: Part, field: string): string {
  const { $ref, type, anyOf, oneOf, enum: choice } = schema
  if (typeof $ref === 'string') return (take('$ref') as string).replace('#/components/schemas/', '')
  if (Array.isArray(anyOf)) return eitherOf(take('anyOf') as Schema[], ' or ', part, field)
  if (Array.isArray(oneOf)) return eitherOf(take('oneOf') as Schema[], ' xor ', part, field)
  if ('const' in schema && typeof schema['const'] === type) {
    take('type')
    return JSON.stringify(take('const'))
  }
  if (Array.isArray(choice) && choice.every((one) => typeof one === type)) {
    take('type')
    return (take('enum') as unknown[]).map((one) => JSON.stringify(one)).join(' | ')
  }
  if (type === 'object') return objectOf(schema, take, part)
  if (type === 'array' && isFields(schema['items'])) {
    take('type')
    return `[${part(take('items') as Schema, field)}]${rangeOf(take, 'minItems', 'maxItems')}`
  }
  const kind = take('type')
  const format = 'format' in schema ? `:${String(take('format'))}` : ''
  const range = kind === 'string' ? rangeOf(take, 'minLength', 'maxLength') : rangeOf(take, 'minimum', 'maximum')
  const above = 'exclusiveMinimum' in schema ? `(>${String(take('exclusiveMinimum'))})` : ''
  const pattern = 'pattern' in schema ? ` /${String(take('pattern'))}/` : ''
  return `${[kind].flat().join('|')}${format}${above}${range}${pattern}`
}

const eitherOf = (schemas: readonly Schema[], or: string, part: Part, field: string) =>
  `(${schemas.map((one) => part(one, field)).join(or)})`

function rangeOf(take: Take, least: string, most: string): string {
  const [from, to] = [take(least), take(most)]
  return from === undefined && to === undefined ? '' : `(${String(from ?? '')}..${String(to ?? '')})`
}

/** `?` marks a field that may be missing, `…` an object that may have others, `[…]: ` how those are called and what they are. */
function objectOf(schema: Schema, take: Take, part: Part): string {
  take('type')
  const properties = (take('properties') ?? {}) as Record<string, Schema>
  const required = (take('required') ?? []) as string[]
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${part(shape, name)}`,
  )
  const lacking = required.filter((name) => !(name in properties)).map((name) => `${name}!`)
  return `{${[...fields, ...lacking, ...othersOf(schema, take, part)].join(', ')}}`
}

function othersOf(schema: Schema, take: Take, part: Part): string[] {
  if (schema['additionalProperties'] === false) {
    take('additionalProperties')
    return []
  }
  const names = isFields(schema['propertyNames']) ? part(take('propertyNames') as Schema, 'name') : ''
  if (isFields(schema['additionalProperties']))
    return [`[${names}]: ${part(take('additionalProperties') as Schema, 'value')}`]
  return [names ? `[${names}]: …` : '…']
}
