import type { Context } from 'hono'
import { Refusal } from '../api/errors.ts'
import type { Env } from './mount.ts'
import type { Input, Operation, UploadedFile } from './operation.ts'
import { validate } from './validate.ts'

export interface RequestParts {
  input: Input<Operation>
  /** The body as it was sent, to tell a repeat from another request. */
  bytes: Uint8Array
}

/** Reads and validates the path, the query, and the body or file of a request (422 with every fault, 415, 413). */
export async function readRequest(c: Context<Env>, operation: Operation): Promise<RequestParts> {
  const { bytes, body, file } = operation.upload ? await readUpload(c, operation.upload) : await readBody(c, operation)
  const [params, query, parsedBody] = validate([
    { part: 'path', schema: operation.params, value: pathParams(c) },
    { part: 'query', schema: operation.query, value: c.req.query() },
    { part: 'body', schema: body === undefined && operation.bodyOptional ? undefined : operation.body, value: body },
  ])
  return { input: { params, query, body: parsedBody, file } as Input<Operation>, bytes }
}

function pathParams(c: Context<Env>): Record<string, string> {
  const params: Record<string, string> = c.req.param()
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.replace(/\.(pdf|ics|csv)$/, '')]),
  )
}

async function readBody(
  c: Context<Env>,
  operation: Operation,
): Promise<{ bytes: Uint8Array; body: unknown; file: undefined }> {
  if (!operation.body) return { bytes: new Uint8Array(), body: undefined, file: undefined }
  const text = await c.req.text()
  const bytes = Buffer.from(text)
  if (text === '') return { bytes, body: undefined, file: undefined }
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  }
  try {
    return { bytes, body: JSON.parse(text), file: undefined }
  } catch {
    throw new Refusal('VALIDATION_ERROR', 'The body is not valid JSON.', {
      errors: [{ in: 'body', path: '', message: 'Is not valid JSON' }],
    })
  }
}

async function readUpload(
  c: Context<Env>,
  upload: { maxBytes: number },
): Promise<{ bytes: Uint8Array; body: undefined; file: UploadedFile }> {
  const form = await c.req.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) {
    throw new Refusal('VALIDATION_ERROR', 'Send one file as multipart/form-data, in a part named "file".', {
      errors: [{ in: 'body', path: 'file', message: 'Is required' }],
    })
  }
  if (file.size > upload.maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE', 'The file is larger than this takes.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { bytes, body: undefined, file: { name: file.name, type: file.type, bytes } }
}
