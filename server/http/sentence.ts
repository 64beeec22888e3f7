import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
  date: 'a date',
}

const formats: Record<string, string> = {
  date: 'a date, YYYY-MM-DD',
  datetime: 'an instant, such as 2026-03-04T18:00:00Z',
  time: 'a time of day, HH:MM',
  email: 'an e-mail address',
  url: 'an address such as https://example.com',
}

/** What is wrong with a value, as a sentence for whoever sent it; schemas that say it better have messages of their own. */
export function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Is required'
      if (issue.expected === 'never') return 'Is not accepted here'
      return `Must be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'too_small':
      return atLeast(issue)
    case 'too_big':
      return atMost(issue)
    case 'invalid_format':
      return formats[issue.format] ? `Must be ${formats[issue.format]}` : 'Is not of the form that is expected'
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of: ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return 'Is not accepted here'
    case 'invalid_union':
      return 'Has none of the forms that are accepted'
    case 'invalid_key':
      return 'Has a name in it that is not accepted'
    case 'invalid_element':
      return 'Has an entry in it that is not accepted'
    case 'custom':
    default:
      return 'Is not accepted'
  }
}

function atLeast({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return minimum === 1 ? 'Must not be empty' : `Must have at least ${minimum} characters`
  if (isCounted(origin)) return minimum === 1 ? 'Must not be empty' : `Must have at least ${minimum} entries`
  return inclusive === false ? `Must be more than ${minimum}` : `Must be at least ${minimum}`
}

function atMost({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Must have at most ${maximum} ${maximum === 1 ? 'character' : 'characters'}`
  if (isCounted(origin)) return `Must have at most ${maximum} ${maximum === 1 ? 'entry' : 'entries'}`
  return inclusive === false ? `Must be less than ${maximum}` : `Must be at most ${maximum}`
}

function isCounted(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object'
}
