import type { z } from 'zod'
import { say, type Said } from '../lib/sayings/sayings.ts'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, Said> = {
  string: say('http.must_be.text'),
  number: say('http.must_be.number'),
  int: say('http.must_be.int'),
  boolean: say('http.must_be.boolean'),
  object: say('http.must_be.object'),
  record: say('http.must_be.object'),
  array: say('http.must_be.list'),
  tuple: say('http.must_be.list'),
  null: say('http.must_be.null'),
  date: say('http.must_be.date'),
}

const formats: Record<string, Said> = {
  date: say('http.form.date'),
  datetime: say('http.form.datetime'),
  time: say('http.form.time'),
  email: say('http.form.email'),
  url: say('http.form.url'),
}

/** The fault of a value, for its sender; schemas with better words have separate messages. */
export function sentence(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return say('common.is_required')
      if (issue.expected === 'never') return say('common.not_accepted_here')
      return kinds[issue.expected] ?? say('http.must_be.other')
    case 'too_small':
      return atLeast(issue)
    case 'too_big':
      return atMost(issue)
    case 'invalid_format':
      return formats[issue.format] ?? say('http.not_of_the_form')
    case 'not_multiple_of':
      return say('http.must_be_a_multiple_of', { divisor: issue.divisor })
    case 'invalid_value': {
      const values = issue.values.map(String)
      return values.length === 1
        ? say('http.must_be_value', { value: values[0]! })
        : say('http.must_be_one_of', { names: values.join(', ') })
    }
    case 'unrecognized_keys':
      return say('common.not_accepted_here')
    case 'invalid_union':
      return say('http.none_of_the_forms')
    case 'invalid_key':
      return say('http.has_a_wrong_name')
    case 'invalid_element':
      return say('http.has_a_wrong_entry')
    case 'custom':
    default:
      return say('http.not_accepted')
  }
}

function atLeast({ origin, inclusive, ...issue }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): Said {
  const minimum = String(issue.minimum)
  if (minimum === '1' && (origin === 'string' || isCounted(origin))) return say('http.must_not_be_empty')
  if (origin === 'string') return say('http.too_few_characters', { minimum })
  if (isCounted(origin)) return say('http.too_few_entries', { minimum })
  return inclusive === false ? say('http.must_be_more_than', { minimum }) : say('http.must_be_at_least', { minimum })
}

function atMost({ origin, inclusive, ...issue }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): Said {
  const maximum = String(issue.maximum)
  if (origin === 'string') return say('http.too_many_characters', { n: Number(maximum) })
  if (isCounted(origin)) return say('http.too_many_entries', { n: Number(maximum) })
  return inclusive === false ? say('http.must_be_less_than', { maximum }) : say('http.must_be_at_most', { maximum })
}

function isCounted(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object'
}
