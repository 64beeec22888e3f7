import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { Refusal } from '../../api/errors.ts'
import type { StreamedBody } from '../../http/operation.ts'
import { say } from '../../lib/sayings/sayings.ts'

const MOST_FIELDS = 30
const MOST_TEXT = 10_000

/** The content of a form: its texts, and whether its file is on the disk now. */
export interface ReadForm {
  fields: Record<string, string>
  hasFile: boolean
}

/**
 * Reads a form as it comes: the file in its part `file` goes to the disk and is never held in memory. Refuses (422) anything that
 * is no form, ends too early, or has a field twice or too long; it still reads that to its end, because a sender who is cut off
 * reads no answer.
 */
export async function readForm({ chunks, headers }: StreamedBody, to: string): Promise<ReadForm> {
  const fields = new Map<string, string>()
  let file: Readable | undefined
  let saving: Promise<void> | undefined
  let isOdd = false
  const form = parserFor(headers.get('content-type') ?? '')
  form.on('field', (name, value, _, isCutOff) => {
    isOdd ||= isCutOff || fields.has(name)
    fields.set(name, value)
  })
  form.on('file', (name, stream) => {
    isOdd ||= name !== 'file'
    file = stream
    saving = isOdd ? thrownAway(stream) : pipeline(stream, createWriteStream(to, { mode: 0o600 }))
    // A disk that is full ends the reading, too.
    saving.catch((error: unknown) => form.destroy(error as Error))
  })
  for (const limit of ['fieldsLimit', 'filesLimit'] as const) form.on(limit, () => (isOdd = true))
  try {
    await pipeline(Readable.from(chunks), form)
    await saving
  } catch (error) {
    // If the sender has gone, its end never comes and the file would stay open.
    file?.destroy()
    await saving?.catch(() => undefined)
    if (error instanceof Refusal || /^E(?!RR_)/.test((error as { code?: string }).code ?? '')) throw error
    throw noForm()
  }
  if (isOdd) throw noForm()
  return { fields: Object.fromEntries(fields), hasFile: saving !== undefined }
}

/** Reads a file of no interest to its end, or to where it breaks off. */
async function thrownAway(stream: Readable): Promise<void> {
  for await (const _ of stream);
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
  const detail = say('backup.send_whole_form')
  return new Refusal('VALIDATION_ERROR', detail, {
    errors: [{ in: 'body', path: 'file', message: say('common.is_required') }],
  })
}
