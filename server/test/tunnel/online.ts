import { guardedOutbound } from '../../ports/outbound/guarded.ts'
import { localtunnel } from '../../ports/tunnel/localtunnel.ts'
import { OWNER_EMAIL, startStudio, type StudioOptions, type TestStudio } from '../studio.ts'
import { startTunnelServer, type TunnelServer } from '../tunnel-server.ts'

/** A studio with a separate tunnel server, and the real client between them. */
export interface OnlineStudio {
  studio: TestStudio
  server: TunnelServer
  /** How the tunnel stands. */
  tunnel(): Promise<Tunnel>
  /** Switches it on and has it connect. */
  goOnline(): Promise<Tunnel>
  /** Moves the clock on by seconds, and has the studio do what is due then. */
  after(seconds: number): Promise<Tunnel>
  stop(): Promise<void>
}

export interface Tunnel {
  state: string
  url: string | null
  own_url: string | null
  name: string | null
  is_free_host: boolean
  since: string | null
  seen_at: string | null
  trouble: string | null
  last_error: string | null
}

/** Starts both; the studio asks the server by what the environment says, or, where `free`, takes it for the free one. */
export async function startOnline({
  free = false,
  ...options
}: StudioOptions & { free?: boolean } = {}): Promise<OnlineStudio> {
  const server = await startTunnelServer()
  const asFree = { open: localtunnel.open, ...(free && { open: asIfAt(server.host) }) }
  const near = (url: string, headers: Readonly<Record<string, string>>) => guardedOutbound.get(url, headers, 'computer')
  const studio = await startStudio({
    tunnel: asFree,
    outbound: free ? { get: near } : guardedOutbound,
    ...options,
    config: { ...(!free && { tunnelHost: server.host }), ...options.config },
  })
  const asOwner: TestStudio['asOwner'] = async (operation, body) => {
    const answer = await studio.asOwner(operation, body)
    if (answer.status !== 401) return answer
    // A session lasts 15 minutes of the test's clock.
    studio.owner = await studio.login(OWNER_EMAIL)
    return studio.asOwner(operation, body)
  }
  const tunnel = async () => (await asOwner('GET /api/v1/studio/tunnel')).body as Tunnel
  const after = async (seconds: number) => {
    studio.clock.advance({ seconds })
    await studio.running.runJobs()
    return tunnel()
  }
  return {
    studio,
    server,
    tunnel,
    after,
    goOnline: async () => {
      const { status } = await asOwner('POST /api/v1/studio/tunnel/start')
      if (status !== 200) throw new Error(`The start was answered ${status}`)
      return after(0)
    },
    stop: async () => {
      await studio.stop()
      await server.die()
    },
  }
}

/** The real client, led to the stand-in where it would ask the free server. */
function asIfAt(host: string): typeof localtunnel.open {
  return (asked, signal) => localtunnel.open({ ...asked, host }, signal)
}
