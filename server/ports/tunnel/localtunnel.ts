import { z } from 'zod'
import { reasonOf } from '../../lib/reason.ts'
import { openConnections } from './connections.ts'
import { TunnelFailed, type Asked, type Tunnel } from './port.ts'

/** How long a server may take to hand out a name, in milliseconds. */
const PATIENCE = 10_000
/** The most connections that are opened, whatever the server allows. */
const MOST_SOCKETS = 32

const handedOut = z.object({
  id: z.string().min(1).max(100),
  ip: z.string().optional(),
  port: z.int().min(1).max(65_535),
  max_conn_count: z.int().min(1).default(1),
  url: z.string().max(2048),
})

/** The tunnel of localtunnel's servers, the public one or one's own. */
export const localtunnel: Tunnel = {
  async open(asked, signal) {
    const { id, ip, port, url, max_conn_count } = await askForName(asked, signal)
    const { promise: broken, resolve: lose } = Promise.withResolvers<void>()
    const route = {
      host: ip ?? new URL(asked.host).hostname,
      port,
      localPort: asked.port,
      count: Math.min(max_conn_count, MOST_SOCKETS),
    }
    return { name: id, url, broken, close: openConnections(route, lose) }
  },
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
