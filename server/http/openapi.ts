import { z } from 'zod'
import type { Mounted } from './implement.ts'
import type { Permissions } from './access.ts'
import type { ErrorCodes } from './errors.ts'
import type { AnyAccess, Operation } from './operation.ts'

type Json = Record<string, unknown>

/** What a document says of the application as a whole. */
export interface About {
  title: string
  description: string
  version: string
  errorCodes: ErrorCodes
  permissions: Permissions
}

/** The OpenAPI 3.1 document of the mounted operations, made from their declarations alone. */
export function openapi(operations: readonly Mounted[], about: About): Json {
  const { title, description, version } = about
  const paths: Record<string, Json> = {}
  for (const { key, operation } of operations) {
    const [method = '', path = ''] = key.split(' ')
    ;(paths[path] ??= {})[method.toLowerCase()] = describe(key, operation, about)
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema(about.errorCodes) },
    },
  }
}

const problemSchema = (codes: ErrorCodes) =>
  schemaOf(
    z.object({
      type: z.string(),
      title: z.string(),
      status: z.int(),
      detail: z.string(),
      code: z.enum(Object.keys(codes) as [string, ...string[]]),
      request_id: z.string(),
      errors: z
        .array(z.object({ in: z.enum(['body', 'query', 'path']), path: z.string(), message: z.string() }))
        .optional(),
      reasons: z
        .array(
          z.object({
            code: z.string(),
            detail: z.string(),
            rule: z.string(),
            value: z.unknown().optional(),
            fix: z.string().optional(),
          }),
        )
        .optional(),
    }),
  )

function describe(key: string, operation: Operation, { permissions, errorCodes }: About): Json {
  const [method = '', path = ''] = key.split(' ')
  return {
    operationId: `${method.toLowerCase()}_${path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, '')}`,
    tags: [path.split('/').filter((part) => part && part !== 'api' && part !== 'v1')[0] ?? 'studio'],
    summary: operation.summary,
    description: [
      operation.description,
      whoMay(operation.access, permissions),
      operation.door && 'Only on the computer that serves this.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(operation.access !== 'public' && { security: [{ token: [] }] }),
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...retryHeader(method, operation),
    ],
    ...requestBody(operation),
    responses: { [operation.status]: success(operation), ...refusals(operation, errorCodes) },
  }
}

function whoMay(access: AnyAccess, permissions: Permissions): string {
  if (access === 'public') return 'Public: no token is needed.'
  const parts = Object.entries(access).map(([role, needed = '']) => {
    if (needed in permissions) return `${role}s with \`${needed}\` (${permissions[needed]})`
    return needed === 'own' ? `${role}s, for their own` : `${role}s`
  })
  return `For ${parts.join('; ')}.`
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.parse(JSON.stringify(json))
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function retryHeader(method: string, operation: Operation): Json[] {
  if (method !== 'POST' || operation.idempotent === false || operation.access === 'public') return []
  const description = 'Makes a repeat give the first answer again (24 hours, per caller and path).'
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 200 } },
  ]
}

function requestBody(operation: Operation): Json {
  if (operation.upload) {
    const properties = { file: { type: 'string', contentMediaType: 'application/octet-stream' } }
    const schema = { type: 'object', properties, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!operation.body) return {}
  const content = { 'application/json': { schema: schemaOf(operation.body) } }
  return { requestBody: { required: !operation.bodyOptional, content } }
}

function success(operation: Operation): Json {
  const description = 'Done.'
  const file = (type: string | undefined) => (type ? { [type]: { schema: { contentMediaType: type } } } : {})
  if (operation.file) return { description, content: file(operation.file) }
  if (!operation.answer) return { description }
  const json = { 'application/json': { schema: schemaOf(operation.answer, 'output') } }
  return { description, content: { ...json, ...file(operation.orFile) } }
}

function refusals(operation: Operation, errorCodes: ErrorCodes): Json {
  const codes = new Set<string>(operation.errors)
  if (operation.access !== 'public')
    codes.add('AUTH_REQUIRED').add('AUTH_INVALID_TOKEN').add('AUTH_INSUFFICIENT_PERMISSIONS')
  if (operation.params) codes.add('NOT_FOUND')
  if (operation.params || operation.query || operation.body || operation.upload) codes.add('VALIDATION_ERROR')
  if (operation.limits) codes.add('RATE_LIMITED')
  if (operation.door) codes.add('LOOPBACK_ONLY')
  const byStatus = Object.groupBy([...codes], (code) => String(errorCodes[code]?.[0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list!.map((code) => `\`${code}\` ${errorCodes[code]?.[1]}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
