import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Answer, Request } from './answer.ts'

export interface Listening {
  url: string
  stop(): Promise<void>
}

/** The outcome of a request: an answer, or none at all. */
export type Answering = (request: Request) => Promise<Answer | 'nothing'>

/** Listens on loopback. */
export async function listen(port: number, answering: Answering): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    take(incoming, answering)
      .then((answer) => give(outgoing, answer))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function take(incoming: IncomingMessage, answering: Answering): Promise<Answer | 'nothing'> {
  const url = new URL(incoming.url ?? '/', 'http://stand-in')
  return answering({ method: incoming.method ?? 'GET', url, headers: incoming.headers, body: await text(incoming) })
}

function give(outgoing: ServerResponse, answer: Answer | 'nothing'): void {
  if (answer === 'nothing') return void outgoing.destroy()
  const { status, headers, body } = answer
  outgoing.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
}
