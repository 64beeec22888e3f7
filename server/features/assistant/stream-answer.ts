import { Refusal } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import type { Say } from './converse.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'

const encoder = new TextEncoder()

const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Streams an answer: `delta` with pieces of its text, then `done` with the whole. A refusal before the first piece is an
 * ordinary refusal; a later one comes as `error`.
 */
export function streamAnswer(work: (say: Say) => Promise<unknown>, reading: Reading): FileAnswer {
  // Keeps proxies from buffering the stream.
  return { type: 'text/event-stream', stream: events(work, reading), headers: { 'X-Accel-Buffering': 'no' } }
}

async function* events(work: (say: Say) => Promise<unknown>, reading: Reading): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  let wake = Promise.withResolvers<void>()
  let isDone = false
  let hasBegun = false
  const working = work((text) => {
    waiting.push(event('delta', { text }))
    wake.resolve()
  }).finally(() => {
    isDone = true
    wake.resolve()
  })
  // The await below reports its failure; until then it must not count as an unhandled rejection.
  working.catch(() => {})
  while (!isDone) {
    await wake.promise
    wake = Promise.withResolvers<void>()
    hasBegun ||= waiting.length > 0
    yield* waiting.splice(0)
  }
  yield* waiting.splice(0)
  try {
    yield event('done', await working)
  } catch (error) {
    if (!(error instanceof Refusal) || !hasBegun) throw error
    yield event('error', { code: error.code, detail: formatSaying(error.detail, reading) })
  }
}
