/** Codes of refusals, each with its status and title. */
export type ErrorCodes = Readonly<Record<string, readonly [status: number, title: string]>>

/** The codes that any operation can give; an application's own come beside them. */
export const sharedErrorCodes = {
  VALIDATION_ERROR: [422, 'Some of what was sent is not valid'],
  AUTH_REQUIRED: [401, 'Please sign in'],
  AUTH_INVALID_TOKEN: [401, 'Your session has ended'],
  AUTH_INSUFFICIENT_PERMISSIONS: [403, 'You may not do this'],
  LOOPBACK_ONLY: [403, 'Only on the computer that serves this'],
  HOST_NOT_ALLOWED: [403, 'This address is not the computer that serves this'],
  NOT_FOUND: [404, 'Not found'],
  PAYLOAD_TOO_LARGE: [413, 'Too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Sent in a form that is not understood'],
  RATE_LIMITED: [429, 'Too many attempts'],
  INTERNAL_ERROR: [500, 'Something went wrong here'],
  STORAGE_FULL: [507, 'The disk is full'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key belongs to another request'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The same request is still running'],
  IDEMPOTENCY_ANSWER_GONE: [409, 'This was done, and its answer is not kept any more'],
} as const satisfies ErrorCodes

export type SharedErrorCode = keyof typeof sharedErrorCodes

/** One fault of a request: where it is and what is wrong there. */
export interface FieldError {
  in: 'body' | 'query' | 'path'
  path: string
  message: string
}

/** How many faults a refusal lists at the most: whoever sends more has enough to begin with. */
export const MOST_FAULTS = 20

/** One rule that refuses: what a person can read, the rule's name, its value and what would help. */
export interface Reason<Code extends string = string> {
  code: Code
  detail: string
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

/** A request that is answered with an RFC 9457 problem. `detail` is a sentence a person can act on. */
export class Refusal<Code extends string = SharedErrorCode> extends Error {
  readonly code: Code
  readonly extras: RefusalExtras<Code>

  constructor(code: Code, detail: string, extras: RefusalExtras<Code> = {}) {
    super(detail)
    this.code = code
    this.extras = extras
  }
}

/** 404 for a record that is not there, or not the caller's. */
export function notFound(what: string, extras: RefusalExtras<SharedErrorCode> = {}): Refusal {
  return new Refusal('NOT_FOUND', `There is no such ${what}.`, extras)
}

/** 422 for one field of the body. */
export function invalid(path: string, message: string): Refusal {
  return new Refusal('VALIDATION_ERROR', message, { errors: [{ in: 'body', path, message }] })
}

/** A problem as it is answered (RFC 9457), with what a refusal adds. */
export type ProblemDocument = Record<string, unknown> & { status: number; code: string; detail: string }

/** The problem document of a refusal; `application` is the name its type begins with. */
export function problem(
  refusal: Refusal<string>,
  codes: ErrorCodes,
  application: string,
  requestId: string,
): ProblemDocument {
  const [status, title] = codes[refusal.code] ?? sharedErrorCodes.INTERNAL_ERROR
  const { errors, reasons, more, withoutId } = refusal.extras
  return {
    type: `urn:${application}:problem:${refusal.code}`,
    title,
    status,
    detail: refusal.message,
    code: refusal.code,
    ...(!withoutId && { request_id: requestId }),
    ...(errors && { errors: errors.slice(0, MOST_FAULTS) }),
    ...(reasons && { reasons }),
    ...more,
  }
}
