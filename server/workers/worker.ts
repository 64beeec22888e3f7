import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refusal, type ErrorCode } from '../api/errors.ts'
import { loaders, type Chunks, type Inputs, type Results, type TaskName } from './tasks.ts'
import { type Said } from '../lib/sayings/sayings.ts'

/** A task to be done, with its input. */
export interface Order<K extends TaskName = TaskName> {
  kind: 'task'
  name: K
  input: Inputs[K]
}
export type ToWorker = Order | { kind: 'next' }
/** The result of a thread for a named task. */
export type FromWorker<K extends TaskName> =
  | { kind: 'chunk'; chunk: Chunks[K] }
  | { kind: 'result'; result: Results[K] }
  | { kind: 'refusal'; code: ErrorCode; detail: Said; extras: Refusal['extras'] }
  | { kind: 'failure'; failure: string; code: unknown }

// On Linux a thread has a separate priority: people at work in the studio go before it.
if (process.platform === 'linux') setPriority(10)

let goOn: (() => void) | undefined

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'next') goOn?.()
  else void work(message).then(send)
})

async function work<K extends TaskName>({ name, input }: Order<K>): Promise<FromWorker<K>> {
  try {
    const task = await loaders[name]()
    const emit = (chunk: Chunks[K]) => handOver<K>({ kind: 'chunk', chunk })
    return { kind: 'result', result: await task(input, emit) }
  } catch (error) {
    if (error instanceof Refusal) {
      return { kind: 'refusal', code: error.code as ErrorCode, detail: error.detail, extras: error.extras }
    }
    const failure = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    return { kind: 'failure', failure, code: (error as { code?: unknown } | null)?.code }
  }
}

/** Hands a piece over and waits until it is dealt with, so that no more than one is under way. */
function handOver<K extends TaskName>(piece: FromWorker<K>): Promise<void> {
  send(piece)
  return new Promise((resolve) => (goOn = resolve))
}

function send<K extends TaskName>(message: FromWorker<K>): void {
  parentPort?.postMessage(message)
}
