import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refusal, type ErrorCode } from '../api/errors.ts'
import { tasks, type Tasks } from './tasks.ts'
import { type Said } from '../lib/sayings/sayings.ts'

export type ToWorker = { kind: 'task'; name: keyof Tasks; input: unknown } | { kind: 'next' }
export type FromWorker =
  | { kind: 'chunk'; chunk: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'refusal'; code: ErrorCode; detail: Said; extras: Refusal['extras'] }
  | { kind: 'failure'; failure: string; code: unknown }

// On Linux a thread has a priority of its own: whoever works in the studio goes before it.
if (process.platform === 'linux') setPriority(10)

type AnyTask = (input: never, emit: (chunk: never) => Promise<void>) => unknown

let goOn: (() => void) | undefined

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'next') goOn?.()
  else void work(message.name, message.input).then(send)
})

async function work(name: keyof Tasks, input: unknown): Promise<FromWorker> {
  try {
    const task = (await tasks[name]()) as AnyTask
    return { kind: 'result', result: await task(input as never, emit) }
  } catch (error) {
    if (error instanceof Refusal) {
      return { kind: 'refusal', code: error.code as ErrorCode, detail: error.detail, extras: error.extras }
    }
    const failure = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    return { kind: 'failure', failure, code: (error as { code?: unknown } | null)?.code }
  }
}

/** Hands a piece over and waits until it is dealt with, so that no more than one is under way. */
function emit(chunk: unknown): Promise<void> {
  send({ kind: 'chunk', chunk })
  return new Promise((resolve) => (goOn = resolve))
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
