import type { z } from 'zod'
import { Refusal, type FieldError } from './errors.ts'
import { sentence } from './sentence.ts'

type Part = FieldError['in']

/** Parses the parts of a request and reports the faults of all of them at once (422). */
export function validate(parts: readonly { part: Part; schema: z.ZodType | undefined; value: unknown }[]): unknown[] {
  const errors: FieldError[] = []
  const parsed = parts.map(({ part, schema, value }) => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: sentence })
    if (!result.success) errors.push(...result.error.issues.flatMap((issue) => fieldErrors(part, issue)))
    return result.data
  })
  if (errors.length > 0) {
    const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
    throw new Refusal('VALIDATION_ERROR', detail, { errors })
  }
  return parsed
}

function fieldErrors(part: Part, issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ in: part, path: path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({ in: part, path: [...path, key].join('.'), message: issue.message }))
}
