import type { z } from 'zod'
import { invalidFor, MOST_FAULTS, type FieldError } from './errors.ts'
import type { Said } from '../lib/sayings/sayings.ts'
import { sentence } from './sentence.ts'

type Part = FieldError['in']

const LONGEST_PATH = 100

/** Parses the parts of a request and reports the faults of all of them at once (422). */
export function validate(parts: readonly { part: Part; schema: z.ZodType | undefined; value: unknown }[]): unknown[] {
  const errors: FieldError[] = []
  let found = 0
  const parsed = parts.map(({ part, schema, value }) => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: sentence })
    for (const issue of result.error?.issues ?? []) {
      const left = MOST_FAULTS - errors.length
      if (left > 0) errors.push(...fieldErrors(part, issue, left))
      found += issue.code === 'unrecognized_keys' ? issue.keys.length : 1
    }
    return result.data
  })
  if (errors.length > 0) throw invalidFor(errors, found - errors.length)
  return parsed
}

/** The first `most` faults of an issue; names from the request are shortened. */
function fieldErrors(part: Part, issue: z.core.$ZodIssue, most: number): FieldError[] {
  // Every message of a schema is a saying.
  const message = issue.message as Said
  const at = (path: readonly PropertyKey[]) => ({ in: part, path: clipped(path.map(String).join('.')), message })
  if (issue.code !== 'unrecognized_keys') return [at(issue.path)]
  return issue.keys.slice(0, most).map((key) => at([...issue.path, key]))
}

function clipped(path: string): string {
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path
}
