import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type OperationKey = `${Method} /${string}`

/**
 * The callers of an operation: anybody without signing in (`public`), or the roles named, each with the permission it needs,
 * or with its reach: `own` (records of others answer 404), `all` or `any`; `owner` excludes managers who own nothing.
 */
export type AnyAccess = 'public' | Readonly<Partial<Record<string, string>>>

/** Requests a minute or an hour from one address, and for one account where the handler names it. */
export interface Limit {
  name: string
  per: 'minute' | 'hour'
  max: number
  /** How many in a bucket that all share whose address nobody knows; ten times `max` unless said. */
  shared?: number
  /** Past a bucket that many share (that one, or an account's) a puzzle can be solved instead of waiting. */
  orProof?: true
}

/**
 * One operation of an interface. Everything else about it (validation, authorisation, the OpenAPI document,
 * the pages' typed client, the access tests) is derived from this declaration. `Code` and `Access` narrow it to the
 * error codes and roles of an application.
 */
export interface Operation<Code extends string = string, Access = AnyAccess> {
  /** The subject of its area (the first segment of the path) in the document: one operation of each area declares it. */
  area?: string
  /** A verb and what it is done to, one of a kind (`bookClass`): the operation's name in the document. */
  id: string
  summary: string
  description?: string
  access: Access
  /** `local`: only on the door of this computer, else 403 LOOPBACK_ONLY. */
  door?: 'local'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A body that is accepted, for the document. */
  example?: unknown
  /** The body may be left out altogether. */
  bodyOptional?: true
  /** One file, `multipart/form-data`, part `file`; the largest size in bytes. */
  upload?: { maxBytes: number }
  /** The body as it was sent, to the byte, with its headers (a webhook is verified over them); media type if one is expected. */
  raw?: BodyBytes
  /** The body as a stream that is never held in memory. It ends with 413 as soon as it is larger than `maxBytes`. */
  streamIn?: BodyBytes
  status: 200 | 201 | 202 | 204 | 302 | 303
  /** The shape of the answer; none for 204 and for operations that answer a file or a redirect. */
  answer?: z.ZodType
  /** Media type of an answer that is not JSON: bytes, or a stream that is never held in memory. */
  file?: string
  /** Media type of the file that may come in place of the JSON, where the query asks for one. */
  orFile?: string
  /** Answers with an address to go to (`status` 302 or 303). */
  redirect?: true
  /** Answered from memory, with an ETag and gzip, to pages of any origin: the handler gives a CachedAnswer. */
  cached?: true
  /** Its JSON has an ETag, and 304 is answered to who has it already: for what is asked again and again. */
  tagged?: true
  /** Pages of any origin may call it (`cached` operations always allow that); their browsers learn so first, never with cookies. */
  anyOrigin?: true
  /** Codes besides those every operation can give (401, 403, 404 of a path, 422). */
  errors?: readonly Code[]
  limits?: readonly Limit[]
  /** How often one account of a role may call it, wherever it calls from; those of the same name count together. */
  accountLimits?: Readonly<Partial<Record<string, Limit>>>
  /** The handler counts against the limits itself, once it knows who asks. */
  countsItself?: true
  /**
   * POSTs of those who sign in take Idempotency-Key unless this is false (what is raw, streamed, a file or a redirect can't be kept and
   * says so); one that anybody may call takes it where this is true, by address.
   */
  idempotent?: boolean
  /** Fields of the answer that are secrets, or lead to one: a repeat with the same Idempotency-Key has them as null. */
  shownOnce?: readonly string[]
}

export interface BodyBytes {
  maxBytes: number
  type?: string
}

export type Contract<Code extends string = string, Access = AnyAccess> = Record<OperationKey, Operation<Code, Access>>

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The input of a handler: parsed and typed. */
export interface Input<Op extends Operation> {
  params: Read<Op['params']>
  query: Read<Op['query']>
  body: Op['bodyOptional'] extends true ? Read<Op['body']> | undefined : Read<Op['body']>
  file: Op['upload'] extends object ? UploadedFile : undefined
  raw: Op['raw'] extends object ? RawBody : undefined
  stream: Op['streamIn'] extends object ? StreamedBody : undefined
}

export interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** A body as it came. */
export interface RawBody {
  bytes: Uint8Array
  headers: Headers
}

/** A body that is read piece by piece; reading throws when it grows too large or the sender goes away. */
export interface StreamedBody {
  chunks: AsyncIterable<Uint8Array>
  headers: Headers
}

/** A file as an answer: its bytes, or a stream of them (with its size where it is known). */
export type FileAnswer = { type: string; name?: string; headers?: Record<string, string> } & (
  | { bytes: Uint8Array; stream?: undefined }
  | { stream: AsyncIterable<Uint8Array>; size?: number; bytes?: undefined }
)

/** Where to go instead. */
export interface RedirectAnswer {
  location: string
  headers?: Record<string, string>
}

/** An answer kept in memory: its JSON, a name for just this content, and the JSON compressed. */
export interface CachedAnswer {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  gzip(): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

/** The result of a handler. */
export type Answer<Op extends Operation> = Op['redirect'] extends true
  ? RedirectAnswer
  : Op['file'] extends string
    ? FileAnswer
    : Op['cached'] extends true
      ? CachedAnswer
      : Op['answer'] extends z.ZodType
        ? z.input<Op['answer']> | (Op['orFile'] extends string ? FileAnswer : never)
        : void
