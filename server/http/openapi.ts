import type { z } from 'zod'
import type { Permissions } from './access.ts'
import type { ErrorCodes } from './errors.ts'
import type { Mounted } from './implement.ts'
import type { AnyAccess, Operation } from './operation.ts'
import { problemSchema, Schemas, type Json } from './schemas.ts'
import { PROOF_HEADER } from './proof-of-work.ts'
import { ENGLISH, formatSaying } from '../lib/sayings/format.ts'

/** The general part of a document: the application as a whole. */
export interface About {
  title: string
  description: string
  version: string
  license: { name: string; identifier: string }
  contact: { name: string; url: string }
  servers: readonly { url: string; description: string; variables?: Json }[]
  /** How a caller comes by a token. */
  login: string
  errorCodes: ErrorCodes
  permissions: Permissions
}

/** A message to other programs that subscribed to it. */
export interface DocumentedMessage {
  name: string
  summary: string
  body: z.ZodType
}

/** The OpenAPI 3.1 document of the mounted operations and webhooks, made from their declarations alone. */
export function openapi(
  operations: readonly Mounted[],
  about: About,
  messages: readonly DocumentedMessage[] = [],
): Json {
  const { title, description, version, license, contact, servers, login } = about
  const schemas = new Schemas()
  schemas.add('Problem', problemSchema(about.errorCodes))
  const paths: Record<string, Json> = {}
  for (const { key, operation } of operations) {
    const [method = '', path = ''] = key.split(' ')
    ;(paths[path] ??= {})[method.toLowerCase()] = describe(key, operation, about, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description, license, contact },
    servers,
    tags: operations.flatMap(({ key, operation: { area } }) => (area ? [{ name: tagOf(key), description: area }] : [])),
    paths,
    ...(messages.length > 0 && { webhooks: told(messages, schemas) }),
    components: {
      ...(operations.some(({ operation }) => operation.access !== 'public') && {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: login } },
      }),
      schemas: Object.fromEntries(Object.entries(schemas.named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

function told(messages: readonly DocumentedMessage[], schemas: Schemas): Json {
  return Object.fromEntries(
    messages.map(({ name, summary, body }) => {
      const content = { 'application/json': { schema: schemas.of(body, 'output') } }
      const responses = { '2XX': { description: 'Arrived; anything else is tried again.' } }
      return [
        name,
        { post: { operationId: name, summary, security: [], requestBody: { required: true, content }, responses } },
      ]
    }),
  )
}

/** The area of an operation: the first segment of its path behind the version. */
export function tagOf(key: string): string {
  const [, path = ''] = key.split(' ')
  return path.split('/').find((part) => part && part !== 'api' && part !== 'v1') ?? ''
}

function describe(key: string, operation: Operation, { permissions, errorCodes }: About, schemas: Schemas): Json {
  const [method = ''] = key.split(' ')
  const text = [
    operation.description,
    whoMay(operation.access, permissions),
    operation.door && 'Only on the computer that serves this.',
  ]
  const queried = parameters('query', operation.query, schemas)
  return {
    operationId: operation.id,
    tags: [tagOf(key)],
    summary: operation.summary,
    description: text.filter(Boolean).join('\n\n'),
    security: operation.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', operation.params, schemas),
      ...queried,
      ...retryHeader(method, operation),
      ...proofHeader(operation),
    ],
    ...requestBody(operation, schemas),
    responses: { [operation.status]: success(operation, schemas), ...refusals(operation, errorCodes) },
  }
}

function whoMay(access: AnyAccess, permissions: Permissions): string {
  if (access === 'public') return 'Public: no token is needed.'
  const parts = Object.entries(access).map(([role, needed = '']) => {
    if (needed in permissions) return `${role}s with \`${needed}\` (${formatSaying(permissions[needed]!, ENGLISH)})`
    if (needed === 'owner') return 'the owner'
    return needed === 'own' ? `${role}s, for their own` : `${role}s`
  })
  return `For ${parts.join('; ')}.`
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined, schemas: Schemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }))
}

function retryHeader(method: string, operation: Operation): Json[] {
  const { idempotent = operation.access !== 'public', shownOnce = [] } = operation
  if (method !== 'POST' || !idempotent) return []
  const but = shownOnce.length > 0 ? `, but with ${shownOnce.map((field) => `\`${field}\``).join(', ')} as null` : ''
  const description = `Makes a repeat give the first answer again (24 hours, per caller and path)${but}.`
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 200 } },
  ]
}

function proofHeader({ limits = [] }: Operation): Json[] {
  if (!limits.some(({ orProof }) => orProof)) return []
  const description = 'Solves the puzzles of a 429 with `proof_of_work`.'
  return [
    { name: PROOF_HEADER, in: 'header', required: false, description, schema: { type: 'string', maxLength: 1300 } },
  ]
}

function requestBody(operation: Operation, schemas: Schemas): Json {
  const { body, upload, raw, streamIn, example } = operation
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: upTo(upload.maxBytes) }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const bytes = raw ?? streamIn
  if (bytes) {
    const content = { [bytes.type ?? 'application/octet-stream']: { schema: {} } }
    return { requestBody: { required: true, description: `As it is, ${upTo(bytes.maxBytes)}.`, content } }
  }
  if (!body) return {}
  const content = {
    'application/json': { schema: schemas.of(body, 'input'), ...(example !== undefined && { example }) },
  }
  return { requestBody: { required: !operation.bodyOptional, content } }
}

function upTo(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB']
  const unit = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  return `up to ${Math.floor(bytes / 1024 ** unit)} ${units[unit]}`
}

function success(operation: Operation, schemas: Schemas): Json {
  if (operation.redirect) {
    const headers = { Location: { description: 'Where to go.', schema: { type: 'string', format: 'uri-reference' } } }
    return { description: 'Go there.', headers }
  }
  const description = 'Done.'
  const file = (type: string | undefined) => (type ? { [type]: { schema: { contentMediaType: type } } } : {})
  if (operation.file) return { description, content: file(operation.file) }
  if (!operation.answer) return { description }
  const json = { 'application/json': { schema: schemas.of(operation.answer, 'output') } }
  return { description, content: { ...json, ...file(operation.orFile) } }
}

function refusals(operation: Operation, errorCodes: ErrorCodes): Json {
  const { access, params, query, body, upload, raw, streamIn, limits, accountLimits, door } = operation
  const codes = new Set<string>(['HOST_NOT_ALLOWED', ...(operation.errors ?? [])])
  if (access !== 'public') codes.add('AUTH_REQUIRED').add('AUTH_INVALID_TOKEN').add('AUTH_INSUFFICIENT_PERMISSIONS')
  if (params) codes.add('NOT_FOUND')
  if (params || query || body || upload) codes.add('VALIDATION_ERROR')
  if (upload || raw || streamIn) codes.add('PAYLOAD_TOO_LARGE')
  if (raw?.type !== undefined || streamIn?.type !== undefined) codes.add('UNSUPPORTED_MEDIA_TYPE')
  if (limits || accountLimits) codes.add('RATE_LIMITED')
  if (door) codes.add('LOOPBACK_ONLY')
  const byStatus = Object.groupBy([...codes], (code) => String(errorCodes[code]?.[0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list!
          .map((code) => `\`${code}\` ${formatSaying(errorCodes[code]?.[1] ?? '', ENGLISH)}`)
          .join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
