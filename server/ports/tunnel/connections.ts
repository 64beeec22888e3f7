import { connect, type Socket } from 'node:net'

/** Connections in a row that ended without a request: the server only hangs up. */
const MOST_IDLE = 200
const HERE = '127.0.0.1'

interface Route {
  /** The tunnel server's host and port for these connections. */
  host: string
  port: number
  /** The port of this computer that answers. */
  localPort: number
  /** How many connections wait for requests at the same time. */
  count: number
}

/**
 * Opens connections to a tunnel server, joins each to the local port, and opens another for each that ends.
 * @param lose is called when a connection can't be opened, or when the server ends every one without a request
 * @returns closes all of them at once
 */
export function openConnections(route: Route, lose: () => void): () => void {
  const open = new Set<Socket>()
  let isClosed = false
  let idle = 0

  const add = () => {
    let isConnected = false
    const remote = connect({ host: route.host, port: route.port, keepAlive: true }, () => {
      isConnected = true
      join(remote, route.localPort)
    })
    open.add(remote)
    // Each error is followed by 'close'.
    remote.on('error', () => {})
    remote.on('close', () => {
      open.delete(remote)
      idle = remote.bytesRead > 0 ? 0 : idle + 1
      if (isClosed) return
      if (isConnected && idle < MOST_IDLE) return add()
      close()
      lose()
    })
  }

  const close = () => {
    isClosed = true
    for (const remote of open) remote.destroy()
  }

  for (let index = 0; index < route.count; index += 1) add()
  return close
}

/** Passes on what arrives, both ways, until either side ends. */
function join(remote: Socket, localPort: number): void {
  const local = connect({ host: HERE, port: localPort })
  local.on('error', () => remote.destroy())
  local.on('close', () => remote.destroySoon())
  remote.on('close', () => local.destroy())
  remote.pipe(local).pipe(remote)
}
