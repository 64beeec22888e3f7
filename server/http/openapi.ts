import { z } from 'zod'
import { errorCodes } from '../api/errors.ts'
import type { Mounted } from './implement.ts'
import type { Access, Operation } from './operation.ts'
import { permissionCatalog } from '../api/permissions.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the mounted operations, made from their declarations alone. */
export function openapi(operations: readonly Mounted[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const { key, operation } of operations) {
    const [method = '', path = ''] = key.split(' ')
    ;(paths[path] ??= {})[method.toLowerCase()] = describe(key, operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Studio Desk', version, description: 'Everything the studio’s own computer serves.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}

const problemSchema = schemaOf(
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(errorCodes) as [string, ...string[]]),
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

function describe(key: string, operation: Operation): Json {
  const [method = '', path = ''] = key.split(' ')
  return {
    operationId: `${method.toLowerCase()}_${path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, '')}`,
    tags: [path.split('/').filter((part) => part && part !== 'api' && part !== 'v1')[0] ?? 'studio'],
    summary: operation.summary,
    description: [
      operation.description,
      whoMay(operation.access),
      operation.door && 'Only on the studio’s own computer.',
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
    responses: { [operation.status]: success(operation), ...refusals(operation) },
  }
}

function whoMay(access: Access): string {
  if (access === 'public') return 'Public: no token is needed.'
  const { manager, instructor, client } = access
  const parts = [
    manager && (manager === 'any' ? 'managers' : `managers with \`${manager}\` (${permissionCatalog[manager]})`),
    instructor && (instructor === 'own' ? 'instructors, for their own' : 'instructors'),
    client && (client === 'own' ? 'clients, for their own' : 'clients'),
  ].filter(Boolean)
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

function refusals(operation: Operation): Json {
  const codes = new Set<keyof typeof errorCodes>(operation.errors)
  if (operation.access !== 'public')
    codes.add('AUTH_REQUIRED').add('AUTH_INVALID_TOKEN').add('AUTH_INSUFFICIENT_PERMISSIONS')
  if (operation.params) codes.add('NOT_FOUND')
  if (operation.params || operation.query || operation.body || operation.upload) codes.add('VALIDATION_ERROR')
  if (operation.limits) codes.add('RATE_LIMITED')
  if (operation.door) codes.add('LOOPBACK_ONLY')
  const byStatus = Object.groupBy([...codes], (code) => String(errorCodes[code][0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list!.map((code) => `\`${code}\` ${errorCodes[code][1]}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
