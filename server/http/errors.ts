import { ENGLISH, formatReason, formatSaying, type Reading } from '../lib/sayings/format.ts'
import { isSaid, say, type Said } from '../lib/sayings/sayings.ts'
import type { Term } from '../lib/sayings/templates.ts'

/** Codes of refusals, each with its status and title. */
export type ErrorCodes = Readonly<Record<string, readonly [status: number, title: Said]>>

/** The codes that any operation can give; an application's own come beside them. */
export const sharedErrorCodes = {
  VALIDATION_ERROR: [422, say('title.validation_error')],
  AUTH_REQUIRED: [401, say('title.auth_required')],
  AUTH_INVALID_TOKEN: [401, say('title.auth_invalid_token')],
  AUTH_INSUFFICIENT_PERMISSIONS: [403, say('title.auth_insufficient_permissions')],
  LOOPBACK_ONLY: [403, say('title.served_here')],
  HOST_NOT_ALLOWED: [403, say('title.address_not_here')],
  NOT_FOUND: [404, say('title.not_found')],
  PAYLOAD_TOO_LARGE: [413, say('title.payload_too_large')],
  UNSUPPORTED_MEDIA_TYPE: [415, say('title.unsupported_media_type')],
  RATE_LIMITED: [429, say('title.rate_limited')],
  INTERNAL_ERROR: [500, say('title.internal_error')],
  STORAGE_FULL: [507, say('title.storage_full')],
  IDEMPOTENCY_KEY_REUSED: [409, say('title.idempotency_key_reused')],
  IDEMPOTENCY_IN_PROGRESS: [409, say('title.idempotency_in_progress')],
  IDEMPOTENCY_ANSWER_GONE: [409, say('title.idempotency_answer_gone')],
} as const satisfies ErrorCodes

export type SharedErrorCode = keyof typeof sharedErrorCodes

/** One fault of a request: where it is and what is wrong there. */
export interface FieldError {
  in: 'body' | 'query' | 'path'
  path: string
  message: Said
}

/** The most faults that a refusal lists: enough to begin with. */
export const MOST_FAULTS = 20

/** One rule that refuses: what a person can read, the rule's name, its value and what would help: a step's name, or a sentence. */
export interface Reason<Code extends string = string> {
  code: Code
  detail: Said
  rule: string
  value?: unknown
  fix?: string
}

export interface RefusalExtras<Code extends string = string> {
  errors?: FieldError[]
  reasons?: Reason<Code>[]
  headers?: Record<string, string>
  /** Leaves the request's id out of the document (the header has it), so that every reason for it gives the same bytes. */
  withoutId?: true
  /** More members of the problem document (the clashes of a schedule conflict, say). */
  more?: Record<string, unknown>
}

/** A request that is answered with an RFC 9457 problem. `detail` becomes a sentence that a person can act on when it is answered. */
export class Refusal<Code extends string = SharedErrorCode> extends Error {
  readonly code: Code
  readonly detail: Said
  readonly extras: RefusalExtras<Code>

  constructor(code: Code, detail: Said, extras: RefusalExtras<Code> = {}) {
    super()
    this.code = code
    this.detail = detail
    this.extras = extras
  }

  /** In English, for logs. */
  override get message(): string {
    return formatSaying(this.detail, ENGLISH)
  }
}

/** 404 for a record that is not there, or not the caller's. */
export function notFound(what: Term<'thing'>, extras: RefusalExtras<SharedErrorCode> = {}): Refusal {
  return new Refusal('NOT_FOUND', say('not_found', { what }), extras)
}

/** 422 for one field of the body. */
export function invalid(path: string, message: Said): Refusal {
  return new Refusal('VALIDATION_ERROR', message, { errors: [{ in: 'body', path, message }] })
}

/** 422 for several faults, each named in the detail by its path; `more` were found than are listed. */
export function invalidFor(errors: readonly FieldError[], more = 0): Refusal {
  const faults = errors.map(({ path, message }) => (path ? say('http.fault', { path, message }) : message))
  if (more > 0) faults.push(say('http.more_faults', { n: more }))
  return new Refusal('VALIDATION_ERROR', say('http.faults', { faults }), { errors: [...errors] })
}

/** A problem as it is answered (RFC 9457), with what a refusal adds. */
export type ProblemDocument = Record<string, unknown> & { status: number; code: string; detail: string }

export interface Telling {
  codes: ErrorCodes
  /** The name that the problem's type begins with. */
  application: string
  requestId: string
  reading: Reading
}

/** The problem document of a refusal, in the reader's words. */
export function problem(
  refusal: Refusal<string>,
  { codes, application, requestId, reading }: Telling,
): ProblemDocument {
  const [status, title] = codes[refusal.code] ?? sharedErrorCodes.INTERNAL_ERROR
  const { errors, reasons, more, withoutId } = refusal.extras
  const words = (said: string) => formatSaying(said, reading)
  return {
    type: `urn:${application}:problem:${refusal.code}`,
    title: words(title),
    status,
    detail: words(refusal.detail),
    code: refusal.code,
    ...(!withoutId && { request_id: requestId }),
    ...(errors && {
      errors: errors.slice(0, MOST_FAULTS).map((fault) => ({ ...fault, message: words(fault.message) })),
    }),
    ...(reasons && { reasons: reasons.map((reason) => reasonInWords(reason, reading)) }),
    ...more,
  }
}

function reasonInWords(reason: Reason, reading: Reading) {
  const { fix } = reason
  return { ...formatReason(reason, reading), ...(isSaid(fix) && { fix: formatSaying(fix, reading) }) }
}
