import type { FileAnswer } from '../../http/operation.ts'
import type { Say } from './converse.ts'

const encoder = new TextEncoder()

const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * An answer as it comes: `delta` with pieces of its text, then `done` with the whole. What is refused before the first piece is
 * refused as any request is; afterwards the stream breaks off.
 */
export function streamAnswer(work: (say: Say) => Promise<unknown>): FileAnswer {
  // Proxies would gather it before they pass it on.
  return { type: 'text/event-stream', stream: events(work), headers: { 'X-Accel-Buffering': 'no' } }
}

async function* events(work: (say: Say) => Promise<unknown>): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  let wake = Promise.withResolvers<void>()
  const add = (piece: Uint8Array) => {
    waiting.push(piece)
    wake.resolve()
  }
  let isDone = false
  const working = work((text) => add(event('delta', { text })))
    .then((answer) => add(event('done', answer)))
    .finally(() => {
      isDone = true
      wake.resolve()
    })
  // Its failure is told by the await below, and is nobody's surprise before.
  working.catch(() => {})
  while (!isDone || waiting.length > 0) {
    await wake.promise
    wake = Promise.withResolvers<void>()
    yield* waiting.splice(0)
  }
  await working
}
