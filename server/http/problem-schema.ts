import { z } from 'zod'
import type { ErrorCodes } from './errors.ts'
import type { Json } from './schemas.ts'

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
  const problem = z.object({
    type: z.string().meta({ format: 'uri' }),
    title: z.string(),
    status: z.int().describe('The HTTP status'),
    detail: z.string().describe('A sentence a person can act on'),
    code: z.enum(Object.keys(codes) as [string, ...string[]]),
    request_id: z.string().optional().describe('As in the header X-Request-Id, which every answer has'),
    errors: z.array(fault).optional().describe('The faults of what was sent, the first 20 of them'),
    reasons: z.array(reason).optional().describe('Every rule that refuses'),
  })
  const { $schema: _, ...schema } = z.toJSONSchema(problem, { io: 'input' }) as Json
  return schema
}
