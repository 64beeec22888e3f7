import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { Refusal } from '../../api/errors.ts'
import type { StreamedBody } from '../../http/operation.ts'

const MOST_FIELDS = 30
const MOST_TEXT = 10_000

/** What a form holds: its texts, and whether its file is on the disk now. */
export interface ReadForm {
  fields: Record<string, string>
  hasFile: boolean
}

/**
 * Reads a form as it comes: the file in its part `file` goes to the disk and is never held in memory. Refuses (422) what is
 * no form, or ends before its end.
 */
export async function readForm({ chunks, headers }: StreamedBody, to: string): Promise<ReadForm> {
  const fields: Record<string, string> = {}
  let saving: Promise<void> | undefined
  const form = parserFor(headers.get('content-type') ?? '')
  form.on('field', (name, value) => (fields[name] = value))
  form.on('file', (name, stream) => {
    if (name !== 'file' || saving) return void stream.resume()
    saving = pipeline(stream, createWriteStream(to, { mode: 0o600 }))
    // A disk that is full ends the reading, too.
    saving.catch((error: unknown) => form.destroy(error as Error))
  })
  try {
    await pipeline(Readable.from(chunks), form)
    await saving
  } catch (error) {
    if (error instanceof Refusal || /^E(?!RR_)/.test((error as { code?: string }).code ?? '')) throw error
    throw noForm()
  }
  return { fields, hasFile: saving !== undefined }
}

function parserFor(type: string) {
  try {
    const limits = { fields: MOST_FIELDS, fieldSize: MOST_TEXT, files: 1 }
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw noForm()
  }
}

function noForm(): Refusal {
  return new Refusal('VALIDATION_ERROR', 'Send a whole form as multipart/form-data, the copy in a part named "file".', {
    errors: [{ in: 'body', path: 'file', message: 'Is required' }],
  })
}
