import { createServer, type AddressInfo } from 'node:net'

/** The ports of the studio's two doors. */
export interface Ports {
  local: number
  public: number
}

/** The same ports where nobody else has them, and free ones for those that are taken. */
export async function otherPorts(wanted: Ports): Promise<Ports> {
  const local = (await freePort(wanted.local)) ?? (await freePort(0))!
  const outside = (await freePort(wanted.public)) ?? (await freePort(0))!
  return { local, public: outside }
}

/** The port, or a free one for 0, as far as this moment tells; undefined where somebody has it. */
export async function freePort(port: number): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo
      server.close(() => resolve(taken))
    })
  })
}
