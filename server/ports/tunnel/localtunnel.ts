import { connect, type Socket } from 'node:net'
import { z } from 'zod'
import { reasonOf } from '../../lib/reason.ts'
import { textWithin, TooLong } from '../limited.ts'
import { TunnelFailed, type Asked, type OpenTunnel, type Tunnel } from './port.ts'

/** The longest time for a server to assign a name, in milliseconds. */
const PATIENCE = 10_000
/** The most that is read of its answer, in bytes: a name, an address and a port. */
const LONGEST = 64_000
/** The most connections that are opened, whatever the server allows. */
const MOST_SOCKETS = 32

const handedOut = z.object({
  id: z.string().min(1).max(100),
  ip: z.string().optional(),
  port: z.int().min(1).max(65_535),
  max_conn_count: z.int().min(1).default(1),
  url: z.string().max(2048),
})

/** Connections in a row that ended without a request: the server only hangs up. */
const MOST_IDLE = 200
const HERE = '127.0.0.1'

interface Route {
  /** The tunnel server's host and port for these connections. */
  host: string
  port: number
  /** The port of this computer that answers. */
  localPort: number
  /** Connections that wait for requests at the same time. */
  count: number
}

/**
 * Opens connections to a tunnel server, joins each to the local port, and opens another for each that ends.
 * @param lose is called when a connection can't be opened, or when the server ends every one without a request
 * @returns closes all of them at once, and knows the joined ones by their local ports
 */
function openConnections(route: Route, lose: () => void): Pick<OpenTunnel, 'close' | 'carries'> {
  const open = new Set<Socket>()
  const joined = new Set<number>()
  let isClosed = false
  let idle = 0

  const add = () => {
    let isConnected = false
    const remote = connect({ host: route.host, port: route.port, keepAlive: true }, () => {
      isConnected = true
      join(remote, route.localPort, joined)
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
  return { close, carries: (peerPort) => joined.has(peerPort) }
}

/** Passes on what arrives, both ways, until either side ends. */
function join(remote: Socket, localPort: number, joined: Set<number>): void {
  // Known before the first byte is passed on: what is piped waits for the connection.
  const local = connect({ host: HERE, port: localPort }, () => {
    const ownPort = local.localPort!
    joined.add(ownPort)
    local.on('close', () => joined.delete(ownPort))
  })
  local.on('error', () => remote.destroy())
  local.on('close', () => remote.destroySoon())
  remote.on('close', () => local.destroy())
  remote.pipe(local).pipe(remote)
}

/** The tunnel of localtunnel's servers, the public one or one's own. */
export const localtunnel: Tunnel = localtunnelWithin(PATIENCE)

/** The same with another patience, in milliseconds. */
export function localtunnelWithin(patience: number): Tunnel {
  return { open: (asked, signal) => openTunnel(asked, AbortSignal.any([signal, AbortSignal.timeout(patience)])) }
}

async function openTunnel(asked: Asked, signal: AbortSignal): Promise<OpenTunnel> {
  const { id, ip, port, url, max_conn_count } = await askForName(asked, signal)
  const { promise: broken, resolve: lose } = Promise.withResolvers<void>()
  const route = {
    host: ip ?? new URL(asked.host).hostname,
    port,
    localPort: asked.port,
    count: Math.min(max_conn_count, MOST_SOCKETS),
  }
  return { name: id, url, broken, ...openConnections(route, lose) }
}

async function askForName({ host, name }: Asked, signal: AbortSignal): Promise<z.output<typeof handedOut>> {
  const answer = await answerOf(`${host.replace(/\/$/, '')}/${name}`, signal)
  const read = handedOut.safeParse(answer)
  if (!read.success) throw new TunnelFailed('odd_answer', read.error.issues[0]?.message ?? '')
  return read.data
}

async function answerOf(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const given = await fetch(url, { signal })
    if (!given.ok) throw new TunnelFailed('refused', `The server answered ${given.status}`)
    return JSON.parse(await textWithin(given.body, LONGEST))
  } catch (error) {
    if (error instanceof TunnelFailed) throw error
    if (error instanceof SyntaxError || error instanceof TooLong) throw new TunnelFailed('odd_answer', reasonOf(error))
    const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined
    const isUnknown = cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN'
    throw new TunnelFailed(isUnknown ? 'host_unknown' : 'no_answer', reasonOf(cause ?? error))
  }
}
