import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as listenPlainly, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import original from 'localtunnel'
import { startTunnelServer, type TunnelServer } from '../../test/tunnel-server.ts'
import { until } from '../../test/until.ts'
import { localtunnel } from './localtunnel.ts'
import type { OpenTunnel } from './port.ts'

type Opened = Pick<OpenTunnel, 'url' | 'close'>

/** The same tunnel by this client, and by the one that localtunnel publishes. */
const clients: [string, (host: string, name: string, port: number) => Promise<Opened>][] = [
  ['this client', (host, name, port) => localtunnel.open({ host, name, port }, new AbortController().signal)],
  ['localtunnel’s own', (host, subdomain, port) => original({ host, subdomain, port })],
]

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port

/** Says what was asked, and sends back what was posted, or as many letters as the address names. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming
  const body = await buffer(incoming)
  outgoing.setHeader('X-Seen', `${method} ${url} at ${headers.host}`)
  outgoing.end(method === 'POST' ? body : 'x'.repeat(Number(new URL(url!, 'http://x').searchParams.get('size'))))
}

for (const [title, open] of clients)
  describe(`a tunnel opened by ${title}`, () => {
    let echo: Server
    let server: TunnelServer
    let tunnel: Opened
    before(async () => {
      echo = createServer((incoming, outgoing) => void answer(incoming, outgoing))
      await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
    })
    after(() => echo.close())
    beforeEach(async () => {
      server = await startTunnelServer()
      tunnel = await open(server.host, 'casa', portOf(echo))
    })
    afterEach(async () => {
      tunnel.close()
      await server.die()
    })

    it('passes on requests with their host, path and body', async () => {
      const body = Buffer.alloc(3_000_000, 'é')
      const { headers, bytes } = await server.ask(`${tunnel.url}/a?b=c`, { method: 'POST', body })
      assert.deepEqual([headers['x-seen'], bytes], [`POST /a?b=c at ${new URL(tunnel.url).host}`, body.length])
    })

    it('answers more requests at once than it has connections, and more after them', async () => {
      const sizes = Array.from({ length: 60 }, (_, index) => index * 5000)
      const answers = await Promise.all(sizes.map((size) => server.ask(`${tunnel.url}/?size=${size}`)))
      assert.deepEqual(
        answers.map(({ bytes }) => bytes),
        sizes,
      )
      assert.equal((await server.ask(`${tunnel.url}/?size=7`)).bytes, 7)
    })

    it('leads nowhere once it is closed', async () => {
      tunnel.close()
      await until(() => server.names().length === 0)
      assert.equal((await server.ask(tunnel.url)).status, 404)
    })
  })

describe('a tunnel is broken', () => {
  const isBroken = async (port: number, connections: Server | ReturnType<typeof listenPlainly>) => {
    await new Promise<void>((resolve) => connections.listen(0, '127.0.0.1', resolve))
    const server = await startTunnelServer()
    server.says = { id: 'casa', url: 'http://casa.localhost', port: port || portOf(connections), max_conn_count: 3 }
    const signal = new AbortController().signal
    const tunnel = await localtunnel.open({ host: server.host, name: 'casa', port: 9 }, signal)
    await tunnel.broken
    connections.close()
    await server.die()
  }

  it('when its server takes no connection', () => isBroken(1, createServer()))
  it('when its server only hangs up', () =>
    isBroken(
      0,
      listenPlainly((socket) => socket.destroy()),
    ))
})
