import type { z } from 'zod'
import type { ErrorCode } from '../api/errors.ts'
import type { Permission } from '../api/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type OperationKey = `${Method} /${string}`

/** How far a role reaches: every record, or only those that are its own (strangers' records answer 404). */
export type Reach = 'all' | 'own'

/** Who may call: nobody need sign in (`public`), or the roles named. Managers always name the permission they need. */
export type Access = 'public' | { manager?: Permission | 'any'; instructor?: Reach; client?: Reach }

/** Requests a minute or an hour from one address, and for one account where the handler names it. */
export interface Limit {
  name: string
  per: 'minute' | 'hour'
  max: number
}

/**
 * One operation of the interface. Everything else about it (validation, authorisation, the OpenAPI document,
 * the pages' typed client, the access tests) is derived from this declaration.
 */
export interface Operation {
  summary: string
  description?: string
  access: Access
  /** `local`: only on the door of this computer, else 403 LOOPBACK_ONLY. */
  door?: 'local'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body may be left out altogether. */
  bodyOptional?: true
  /** One file, `multipart/form-data`, part `file`; the largest size in bytes. */
  upload?: { maxBytes: number }
  status: 200 | 201 | 204
  /** The shape of the answer; none for 204 and for operations that answer a file. */
  answer?: z.ZodType
  /** Media type of an answer that is not JSON. */
  file?: string
  /** Media type of the file that may come in place of the JSON, where the query asks for one. */
  orFile?: string
  /** Answered from memory, with an ETag and gzip, to pages of any origin: the handler gives a CachedAnswer. */
  cached?: true
  /** Codes besides those every operation can give (401, 403, 404 of a path, 422). */
  errors?: readonly ErrorCode[]
  limits?: readonly Limit[]
  /** POSTs take Idempotency-Key unless this is false. */
  idempotent?: false
}

export type Contract = Record<OperationKey, Operation>

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler receives for an operation: parsed and typed. */
export interface Input<Op extends Operation> {
  params: Read<Op['params']>
  query: Read<Op['query']>
  body: Op['bodyOptional'] extends true ? Read<Op['body']> | undefined : Read<Op['body']>
  file: Op['upload'] extends object ? UploadedFile : undefined
}

export interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** A file as an answer. */
export interface FileAnswer {
  bytes: Uint8Array
  type: string
  name?: string
  headers?: Record<string, string>
}

/** An answer kept in memory: its JSON, a name for just this content, and the JSON compressed. */
export interface CachedAnswer {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  gzip: Uint8Array<ArrayBuffer>
}

/** What a handler gives back for an operation. */
export type Answer<Op extends Operation> = Op['file'] extends string
  ? FileAnswer
  : Op['cached'] extends true
    ? CachedAnswer
    : Op['answer'] extends z.ZodType
      ? z.input<Op['answer']> | (Op['orFile'] extends string ? FileAnswer : never)
      : void
