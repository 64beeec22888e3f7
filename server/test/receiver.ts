import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedOutbound } from '../ports/outbound/guarded.ts'
import type { Outbound } from '../ports/outbound/port.ts'

/** Something that arrived at a receiver. */
export interface Arrived {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

/** Another program that receives events: a server on loopback. */
export interface Receiver {
  url: string
  arrived: Arrived[]
  /** How it answers; 204 to everything unless told otherwise. */
  answer: (response: ServerResponse, arrived: Arrived) => void
  close(): Promise<void>
  /** Keeps no process running. */
  unref(): void
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    unref: () => void server.unref(),
    url: '',
    arrived: [],
    answer: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const arrived = { headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? '' }
      receiver.arrived.push(arrived)
      receiver.answer(response, arrived)
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

/** The guard of every studio, but with loopback allowed: receivers of tests listen there, and speak no https. */
export const nearOutbound: Outbound = {
  ...guardedOutbound,
  look: (url) => guardedOutbound.look(url, 'computer'),
  post: (url, headers, body) => guardedOutbound.post(url, headers, body, 'computer'),
}
