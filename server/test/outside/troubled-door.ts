import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** The ways in which an outside service gives no answer. Cut or slow requests have been carried out all the same. */
export const TROUBLES = ['refused', 'cut', '500', '429', 'slow', 'nonsense'] as const
export type Trouble = (typeof TROUBLES)[number]

/** How long a model that is slow takes, in milliseconds: longer than a studio of these tests waits for anybody else. */
export const SLOW_MS = 900

/** A proxy before an outside server that passes requests on, or has trouble. */
export interface TroubledDoor {
  url: string
  has(trouble: Trouble | undefined): Promise<void>
  stop(): Promise<void>
}

/** Opens a door on loopback before a server that speaks HTTP; what is slow takes as long as the trouble lasts, or `slowMs`. */
export async function openTroubledDoor(target: string, slowMs?: number): Promise<TroubledDoor> {
  let trouble: Trouble | undefined
  let over = Promise.withResolvers<void>()
  const server = createServer((asked, answer) => {
    meet(asked, answer).catch(() => answer.destroy())
  })
  const meet = async (asked: IncomingMessage, answer: ServerResponse) => {
    const now = trouble
    const body = await buffer(asked)
    if (now === '500' || now === '429') return void answer.writeHead(Number(now), JSON_TYPE).end('{}')
    if (now === 'nonsense') return void answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hotel</html>')
    const given = await passOn(target, asked, body)
    if (now === 'cut') return void answer.destroy()
    if (now === 'slow') await (slowMs === undefined ? over.promise : sleep(slowMs))
    answer.writeHead(given.status, given.headers).end(given.body)
  }
  const listen = (port: number) => new Promise<void>((open) => void server.listen(port, '127.0.0.1', open))
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    has: async (next) => {
      if (next === 'refused' && server.listening) await close()
      trouble = next
      over.resolve()
      over = Promise.withResolvers<void>()
      if (next !== 'refused' && !server.listening) await listen(port)
    },
    stop: () => {
      over.resolve()
      return close()
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function passOn(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const sent = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      buffer(answer).then(
        (given) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: given }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
