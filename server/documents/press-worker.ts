import { parentPort } from 'node:worker_threads'
import { startCompiler, type Pictures } from './compiler.ts'
import { printable } from './printable.ts'

/** The messages to the press and back; `is_spent` if the thread should be replaced. */
export interface PressOrder {
  template: string
  data: object
  pictures?: Pictures
}
export type PressResult = ({ bytes: Uint8Array } | { failure: string }) & { is_spent: boolean }

const MOST_MEMORY = 192 * 1024 * 1024

const compiler = startCompiler()

parentPort?.on('message', (order: PressOrder) => {
  void answer(order)
    .catch((error: unknown): PressResult => ({ failure: String(error), is_spent: true }))
    .then((result) => parentPort?.postMessage(result))
})

async function answer({ template, data, pictures }: PressOrder): Promise<PressResult> {
  const { set, memory } = await compiler
  const bytes = set(template, printable(data), pictures)
  return { bytes, is_spent: memory() > MOST_MEMORY }
}
