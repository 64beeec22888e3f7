import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface Yardstick {
  url: string
  pid: number
  close(): void
}

async function open(file: string, words: readonly string[]): Promise<Yardstick> {
  const child = fork(join(import.meta.dirname, file), words)
  const port = await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://127.0.0.1:${String(port)}`, pid: child.pid!, close: () => void child.kill() }
}

/** The product's framework answering so many fixed bytes. */
export const fixedBody = (bytes: number): Promise<Yardstick> => open('static-server.ts', [String(bytes)])

/** The same answering five. */
export const hello = (): Promise<Yardstick> => fixedBody(5)

/** node:http and one line. */
export const bareHello = (): Promise<Yardstick> => open('hello-server.mjs', [])
