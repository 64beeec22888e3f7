import { about } from '../../api/about.ts'
import { operations } from '../../features.ts'
import { documentedMessages } from '../../features/webhooks/messages.ts'
import { openapi } from '../../http/openapi.ts'
import { brokenAfter, WIDTH } from '../transcript/written.ts'
import { Shapes, type Schema } from './shapes.ts'

interface Parameter extends Record<string, unknown> {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

interface Body {
  content?: Record<string, Record<string, unknown> & { schema?: Schema }>
}

/** Breaks a long line between the fields and the choices of a shape. */
const broken = (text: string) => brokenAfter(/(?<=,| \|| xor) /, text)

/** An operation in the OpenAPI document. */
interface Described {
  operationId: string
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

/**
 * The input (`>`) and output (`<`) of every operation, by its method and path; below them the named shapes. A parameter that
 * several operations have is written out once, at the end, and one of the path only if it is not `integer(>0)`.
 */
export function interfaceText({ paths, components } = theDocument()): string {
  const byKey = operations.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const described = byKey.map(({ key, operation }) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, operation, of: paths[path]![method.toLowerCase()]! }
  })
  const shapes = new Shapes([...described.map(({ of }) => [of.parameters, of.requestBody, of.responses]), components])
  const parameters = new Parameters(
    described.flatMap(({ of }) => of.parameters),
    shapes,
  )
  const lines = described.flatMap(({ key, operation, of }) => {
    const { status, errors = [], limits, accountLimits, ...handling } = operation
    const { idempotent, bodyOptional, cached, upload, raw, streamIn, example } = handling
    const more = Object.entries({
      limits,
      accountLimits,
      idempotent,
      bodyOptional,
      cached,
      upload,
      raw,
      streamIn,
      example,
    })
    const parts = [
      `${key} ${of.operationId} ${status}`,
      ...of.parameters.flatMap((parameter) => (isPlain(parameter, key) ? [] : [parameters.of(parameter)])),
      ...namesIn(key).flatMap((name) =>
        of.parameters.some((one) => one.name === name) ? [] : [`path ${name} is missing`],
      ),
      ...errors,
      ...more.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${JSON.stringify(value)}`])),
      ...bodyTexts(of.requestBody, of.operationId, shapes).map((text) => `> ${text}`),
      ...bodyTexts(of.responses[status], of.operationId, shapes).map((text) => `< ${text}`),
    ]
    const words = [of.summary, ...of.description.split('\n').filter(Boolean)]
    return packed([...parts.map(broken), `¶ ${words.join(' ¶ ')}`])
  })
  const whole = Object.entries(components.schemas).map(([name, schema]) => broken(`${name} ${shapes.of(schema, name)}`))
  const named = [...shapes.named, ...parameters.named].map(([name, text]) => broken(`${name} ${text}`))
  return `${[...lines, '', ...whole, '', ...named].join('\n')}\n`
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

const theDocument = () =>
  JSON.parse(JSON.stringify(openapi(operations, about('0.0.0'), documentedMessages))) as Document

/** A body by its content types; JSON needs no mention. */
function bodyTexts(body: Body | undefined, of: string, shapes: Shapes): string[] {
  return Object.entries(body?.content ?? {}).map(
    ([type, { schema = {} }]) => `${type === 'application/json' ? '' : `${type} `}${shapes.of(schema, of)}`,
  )
}

/** Parts in a line while there is room. */
function packed(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const length = (last ?? '').length - (last ?? '').lastIndexOf('\n') + part.length
    if (last !== undefined && length < WIDTH) lines[lines.length - 1] = `${last} ${part}`
    else lines.push(last === undefined ? part : ` ${part}`)
  }
  return lines
}

const namesIn = (key: string) => [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

const PLAIN = JSON.stringify({ type: 'integer', exclusiveMinimum: 0 })

/** True if a parameter is what most of those in a path are. */
const isPlain = ({ name, in: place, required, schema, ...more }: Parameter, key: string) =>
  place === 'path' &&
  required === true &&
  JSON.stringify(schema) === PLAIN &&
  Object.keys(more).length === 0 &&
  namesIn(key).includes(name)

/** Parameters in few words: what several operations have alike is written out once. */
class Parameters {
  readonly named: [name: string, text: string][] = []
  readonly #shapes: Shapes
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()

  constructor(all: readonly Parameter[], shapes: Shapes) {
    this.#shapes = shapes
    for (const one of all) {
      const text = this.#textOf(one)
      this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
    }
  }

  of(parameter: Parameter): string {
    const text = this.#textOf(parameter)
    if (this.#counts.get(text)! < 3) return text
    const known = this.#names.get(text)
    if (known) return known
    const taken = this.named.filter(([name]) => name.replace(/\d+$/, '') === `?${parameter.name}`).length
    const name = `?${parameter.name}${taken === 0 ? '' : taken + 1}`
    this.#names.set(text, name)
    this.named.push([name, text])
    return name
  }

  #textOf({ name, in: place, required, schema, ...more }: Parameter): string {
    const rest = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : ''
    return `${place} ${name}${required === undefined ? '??' : required ? '' : '?'}: ${this.#shapes.of(schema, name)}${rest}`
  }
}
