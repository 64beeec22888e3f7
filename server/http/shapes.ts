import { isIP } from 'node:net'
import { z } from 'zod'
import { asKept, isAddress, isLocalBeyondAscii } from '../lib/address-rules.ts'
import { plainCode } from '../lib/code-rules.ts'
import { MOST_MONEY } from '../lib/money.ts'
import { isWithinReach, parseDate } from '../lib/time.ts'
import { say } from '../lib/sayings/sayings.ts'

/** The shapes that many operations share. Inputs are strict; answers name every field, nullable ones as null. */

export const id = z.number().int().positive().describe('Identifier')

/**
 * A whole number of a path or a query, in digits alone: without plus, exponent, prefix or leading zeros. One that is below
 * zero, broken or too large is read as well, so that its refusal can say which.
 */
export function digits(schema: z.ZodType<number, number>) {
  return z.preprocess(readDigits, schema) as unknown as z.ZodType<number, number>
}

/** Digits as they are written; a minus or decimals, which no whole number from zero on has, and no more than Number holds. */
const WRITTEN = /^(?:0|-?[1-9]\d{0,299}|-?(?:0|[1-9]\d{0,14})\.\d{0,14}[1-9])$/

function readDigits(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value
  if (WRITTEN.test(value)) return Number(value)
  context.addIssue(say('http.expected_digits'))
  return z.NEVER
}

/** A code as somebody typed or pasted it, without what came along: invisible signs, letters of double width, other dashes. */
export const typedCode = z.string().overwrite(plainCode)

export const pathId = digits(z.number().int().positive())
export const instantOut = z.string().meta({ format: 'date-time', description: 'Instant, RFC 3339 UTC' })
export const instantIn = z.string().max(40).describe('Instant, RFC 3339; without an offset it is studio-local time')
export const BEYOND_REACH = say('http.beyond_reach')
export const date = z.iso
  .date()
  .refine((given) => parseDate(given) === undefined || isWithinReach(given), BEYOND_REACH)
  .describe('Date in the studio’s timezone, YYYY-MM-DD, from 1900 to 2199')

/** Fields together with `start_date` and `end_date`, both included, where left out is open; the wrong order is refused. */
export function ofDays<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ start_date: date.optional(), end_date: date.optional(), ...shape })
    .refine(isInOrder, { path: ['end_date'], message: say('common.before_start_date') })
}

function isInOrder(days: object): boolean {
  const { start_date, end_date } = days as { start_date?: string; end_date?: string }
  return start_date === undefined || end_date === undefined || start_date <= end_date
}

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('http.expected_time_of_day'))
  .describe('Time of day in the studio’s timezone, HH:MM')
export const money = z.number().nonnegative().max(MOST_MONEY).describe('Amount in major units of the studio’s currency')
export const moneyOut = z.number().describe('Amount in major units of the studio’s currency')

/** One line of text: refuses control characters, and drops what turns the direction of reading around unseen. */
export const line = z
  .string()
  .overwrite((given) => given.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''))
  .trim()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, say('http.one_line'))

/** Characters that print nothing: spaces, marks of direction, fillers. */
const UNSEEN = /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]+$/u

export const name = line
  .min(1)
  .max(200)
  .refine((given) => !UNSEEN.test(given), say('http.must_not_be_empty'))

/** Text of several lines: refuses control characters but tabs and the ends of lines. */
export const lines = z
  .string()
  .trim()
  .regex(/^[\P{Cc}\t\n\r]*$/u, say('http.must_not_have_control_characters'))
export const text = lines.max(5000)
/** A document of several pages. */
export const longText = lines.max(50_000)
export const email = z
  .string()
  .overwrite(asKept)
  .max(254)
  .refine((given) => !isLocalBeyondAscii(given), { error: say('http.email_beyond_ascii'), abort: true })
  .refine(isAddress, say('http.expected_email'))
  .meta({ format: 'email' })
/** As they are answered; the format is for readers of the document. */
export const emailOut = z.string().meta({ format: 'email' })
export const urlOut = z.string().meta({ format: 'uri' })
export const pathOut = z.string().meta({ format: 'uri-reference' })
export const dateOut = z.string().meta({ format: 'date', description: 'Date in the studio’s timezone, YYYY-MM-DD' })
export const phone = line.max(40)
export const ipAddress = line.refine(
  (given) => isIP(given) !== 0 && !given.includes('%'),
  say('http.expected_ip_address'),
)
export const password = z
  .string()
  .min(8, say('http.at_least_8_characters'))
  .max(256, say('http.at_most_256_characters'))
  .meta({ format: 'password' })
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, say('http.expected_colour'))
  .toLowerCase()
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true')
export const queryId = pathId.optional()

/** The shape of something that answers give, under the name it has in the OpenAPI document. */
export function resource<const Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.strictObject(shape).meta({ id: name })
}

/** `page`, `page_size` and `after` of every list that has pages. */
export const paging = {
  page: digits(
    z.number().int().min(1).max(1_000_000).describe('Counted from 1. No page begins beyond 10,000: go on with `after`'),
  ).prefault(1),
  page_size: digits(z.number().int().min(1).max(200)).prefault(50),
  after: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .optional()
    .describe('`next` of the page before: goes on behind it, however deep; `page` is then not looked at'),
}

/** The answer of a list with pages. */
export function paged<Item extends z.ZodType>(item: Item) {
  const page = z.strictObject({
    items: z.array(item),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int().describe('Exact up to 10,000'),
    total_capped: z.boolean().describe('More than `total` exist'),
    next: z.string().nullable().describe('What to give as `after` for the page that follows; null on the last one'),
  })
  const name = z.globalRegistry.get(item)?.id
  return name === undefined ? page : page.meta({ id: `${name}Page` })
}

/** Path parameters, all of them ids. */
export function pathIds<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((key) => [key, pathId])) as Record<Name, typeof pathId>)
}

/** The fields that every stored resource has. */
export const stamps = { created_at: instantOut, updated_at: instantOut }

/** One rule that stands against something, as in a refusal. */
export const reason = resource('Reason', {
  code: z.string(),
  detail: z.string(),
  rule: z.string(),
  value: z.unknown(),
  fix: z.string().nullable(),
})
