import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A way to a database that can be cut. */
export interface Relay {
  /** The database's address by this way. */
  url: string
  /** Breaks every connection and takes no more. */
  cut(): Promise<void>
  /** Takes connections again, at the same address. */
  mend(): Promise<void>
  /** Breaks each connection as its next answer comes: what was asked is done, and nobody hears of it. */
  swallow(): void
}

export async function startRelay(databaseUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let swallows = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => (near.destroy(), far.destroy(), sockets.delete(socket)))
    }
    near.pipe(far)
    far.on('data', (piece) => (swallows ? near.destroy() : near.write(piece)))
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const at = (server.address() as AddressInfo).port
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(at) }).href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => {
      swallows = false
      if (!server.listening) await listen(at)
    },
    swallow: () => void (swallows = true),
  }
}
