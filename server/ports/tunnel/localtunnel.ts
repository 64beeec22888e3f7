import { z } from 'zod'
import { reasonOf } from '../../lib/reason.ts'
import { TunnelFailed, type Asked, type OpenTunnel, type Tunnel } from './port.ts'

/** How long a server may take to hand out a name, in milliseconds. */
const PATIENCE = 10_000
/** The most connections that are opened, whatever the server allows. */
const MOST_SOCKETS = 32
/** Connections in a row that ended without a request: then the server only hangs up. */
const MOST_IDLE = 200

const handedOut = z.object({
  id: z.string().min(1).max(100),
  ip: z.string().optional(),
  port: z.int().min(1).max(65_535),
  max_conn_count: z.int().min(1).default(1),
  url: z.string().max(2048),
})

/** The tunnel of localtunnel's servers, the public one or one's own. `local_host` stays unset: it would rewrite every Host. */
export const localtunnel: Tunnel = {
  async open(asked, signal) {
    const given = await askForName(asked, signal)
    const { default: Client } = await import('localtunnel/lib/Tunnel.js')
    const client = new Client({ host: asked.host, port: asked.port })
    const { promise: broken, resolve: lose } = Promise.withResolvers<void>()
    // One for each connection that can't be opened again; nobody listening would end the process.
    client.on('error', () => lose())
    client._establish(client._getInfo({ ...given, max_conn_count: Math.min(given.max_conn_count, MOST_SOCKETS) }))
    loseWhenIdle(client.tunnelCluster, lose)
    return { name: given.id, url: given.url, broken, close: () => client.close() } satisfies OpenTunnel
  },
}

/** A server that takes connections and ends them again would have new ones opened without end. */
function loseWhenIdle(cluster: { on: (event: string, heard: () => void) => unknown }, lose: () => void): void {
  let idle = 0
  cluster.on('request', () => (idle = 0))
  cluster.on('dead', () => (idle += 1) === MOST_IDLE && lose())
}

async function askForName({ host, name }: Asked, signal: AbortSignal): Promise<z.output<typeof handedOut>> {
  const answer = await answerOf(`${host.replace(/\/$/, '')}/${name}`, signal)
  const read = handedOut.safeParse(answer)
  if (!read.success) throw new TunnelFailed('odd_answer', read.error.issues[0]?.message ?? '')
  return read.data
}

async function answerOf(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const given = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) })
    if (!given.ok) throw new TunnelFailed('refused', `The server answered ${given.status}`)
    return await given.json()
  } catch (error) {
    if (error instanceof TunnelFailed) throw error
    if (error instanceof SyntaxError) throw new TunnelFailed('odd_answer', reasonOf(error))
    const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined
    const isUnknown = cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN'
    throw new TunnelFailed(isUnknown ? 'host_unknown' : 'no_answer', reasonOf(cause ?? error))
  }
}
