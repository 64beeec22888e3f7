import { serve, type HttpBindings, type ServerType } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Door } from './http/doors.ts'
import type { Log } from './http/recent-log.ts'
import type { Env } from './http/env.ts'
import { StartRefused } from './refused-start.ts'

export type Respond = (request: Request, env: Env['Bindings']) => Response | Promise<Response>

export interface Listening {
  url: string
  port: number
  server: ServerType
}

/** Answers what it can without the router; false for what it can't. */
export type AtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

interface Opening {
  door: Door
  port: number
  hostname: string
  log: Log
  atOnce?: AtOnce
  /** The description of its port for people; that of the studio's door by default. */
  said?: PortSaid
}

interface PortSaid {
  /** For whom it is. */
  whose: string
  /** How another one is chosen. */
  choose: string
}

/**
 * How long an idle connection stays open, in milliseconds. Browsers and proxies that keep one for up to a minute then end
 * it themselves, so a request never meets a connection that is just being closed.
 */
const KEPT_OPEN = 65_000

/** Opens one door. Refuses the start where its port can't be had. */
export async function listen(
  respond: Respond,
  { door, port, hostname, log, atOnce, said = doors[door] }: Opening,
): Promise<Listening> {
  const server = serve({
    fetch: (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      return respond(request, { incoming, outgoing, door })
    },
    port,
    hostname,
    createServer: ((options: object, route: (incoming: IncomingMessage, outgoing: ServerResponse) => void) =>
      createServer(options, function (this: Server, incoming, outgoing) {
        // A browser opens connections ahead; what comes on one after the door was shut belongs to the next start.
        if (!this.listening) return void incoming.destroy()
        // Connections stay open by default (RFC 9112, 9.3): saying so would weigh 47 bytes on every answer.
        outgoing.removeHeader('Connection')
        if (!atOnce?.(incoming, outgoing)) route(incoming, outgoing)
      })) as typeof createServer,
  })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEPT_OPEN
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error) => reject(portRefused(error, port, said)))
  })
  // A connection that can't be taken (too many files are open, say) is that connection's trouble alone.
  server.on('error', (error) => log('warn', 'a connection was not taken', { door, error: error.message }))
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}`, port: taken, server }
}

/** Takes no more requests and waits for those under way, for two seconds at the most unless told otherwise (in milliseconds). */
export async function close(server: ServerType, patience = 2000): Promise<void> {
  await new Promise<void>((resolve) => {
    // A connection that is kept open is idle only once what is under way on it is answered.
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
    const closing = setInterval(closeIdle, 20)
    server.close(() => {
      clearInterval(closing)
      resolve()
    })
    closeIdle()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience).unref()
  })
}

const doors: Readonly<Record<Door, PortSaid>> = {
  local: { whose: 'the studio’s own pages', choose: '--port N or STUDIO_PORT' },
  public: { whose: 'the clients’ pages', choose: 'STUDIO_PUBLIC_PORT' },
}

function portRefused(error: NodeJS.ErrnoException, port: number, { whose, choose }: PortSaid): Error {
  const instead = `choose another with ${choose} (0 takes a free one)`
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${port}, for ${whose}, is taken by another program, maybe by another Studio Desk. End that one, or ${instead}.`,
      { reason: 'port-taken' },
    )
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port}, for ${whose}, may not be used by this user of the computer; ${instead}.`, {
      reason: 'port-taken',
    })
  return error
}
