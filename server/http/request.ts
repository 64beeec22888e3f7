import type { Context } from 'hono'
import { z } from 'zod'
import { Refusal } from './errors.ts'
import type { Env } from './env.ts'
import type { BodyBytes, Input, Operation, RawBody, StreamedBody, UploadedFile } from './operation.ts'
import { limited, tooLarge } from './stream.ts'
import { validate } from './validate.ts'
import { say } from '../lib/sayings/sayings.ts'

export interface RequestParts {
  input: Input<Operation>
  /** The body as it was sent, to tell a repeat from another request; none of one that is streamed. */
  bytes: Uint8Array
  /** Why a streamed body was not read to its end, if it was not. */
  refusal: () => Refusal | undefined
}

interface Body {
  bytes: Uint8Array
  body?: unknown
  file?: UploadedFile
  raw?: RawBody
  stream?: StreamedBody
  refusal?: () => Refusal | undefined
}

const NOTHING = new Uint8Array()
/** The body of an operation that takes none: left out or empty (decisions.md 1, Bodies). */
const noBody = z.strictObject({})

/** Reads and validates the path, the query, and the body or file of a request (422 with every fault, 415, 413). */
export async function readRequest(c: Context<Env>, operation: Operation): Promise<RequestParts> {
  const { bytes, body, file, raw, stream, refusal = () => undefined } = await readBody(c, operation)
  const [params, query, parsedBody] = validate([
    { part: 'path', schema: operation.params, value: pathParams(c) },
    { part: 'query', schema: operation.query, value: c.req.query() },
    { part: 'body', schema: bodySchema(operation, body), value: body },
  ])
  return { input: { params, query, body: parsedBody, file, raw, stream } as Input<Operation>, bytes, refusal }
}

function bodySchema({ body: schema, bodyOptional }: Operation, body: unknown): z.ZodType | undefined {
  if (body !== undefined) return schema ?? noBody
  return bodyOptional ? undefined : schema
}

function pathParams(c: Context<Env>): Record<string, string> {
  const params: Record<string, string> = c.req.param()
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.replace(/\.(pdf|ics|csv)$/, '')]),
  )
}

function readBody(c: Context<Env>, { body, upload, raw, streamIn }: Operation): Body | Promise<Body> {
  if (body) return readJson(c)
  if (upload) return readUpload(c, upload)
  if (raw) return readRaw(c, raw)
  if (streamIn) return readStream(c, streamIn)
  return c.req.method === 'GET' ? { bytes: NOTHING } : readNone(c)
}

async function readNone(c: Context<Env>): Promise<Body> {
  const { body } = await readJson(c)
  return { bytes: NOTHING, body }
}

async function readRaw(c: Context<Env>, { type }: BodyBytes): Promise<Body> {
  requireType(c, type)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  return { bytes, raw: { bytes, headers: c.req.raw.headers } }
}

function readStream(c: Context<Env>, { maxBytes, type }: BodyBytes): Body {
  requireType(c, type)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  let refusal: Refusal | undefined
  const chunks = limited(c.req.raw.body, c.env.incoming.socket, maxBytes, (why) => (refusal = why))
  return { bytes: NOTHING, stream: { chunks, headers: c.req.raw.headers }, refusal: () => refusal }
}

function requireType(c: Context<Env>, type: string | undefined): void {
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && given !== type)
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', say('http.send_body_as', { type }))
}

async function readJson(c: Context<Env>): Promise<Body> {
  const text = await c.req.text()
  const bytes = Buffer.from(text)
  if (text === '') return { bytes }
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', say('http.send_json'))
  }
  try {
    return { bytes, body: JSON.parse(text) }
  } catch {
    throw new Refusal('VALIDATION_ERROR', say('http.body_not_json'), {
      errors: [{ in: 'body', path: '', message: say('http.not_valid_json') }],
    })
  }
}

async function readUpload(c: Context<Env>, upload: { maxBytes: number }): Promise<Body> {
  const form = await c.req.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) {
    throw new Refusal('VALIDATION_ERROR', say('http.send_one_file'), {
      errors: [{ in: 'body', path: 'file', message: say('common.is_required') }],
    })
  }
  if (file.size > upload.maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE', say('http.file_too_large'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { bytes, file: { name: file.name, type: file.type, bytes } }
}
