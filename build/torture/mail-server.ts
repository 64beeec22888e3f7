import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Scene } from './torment.ts'

/** Ways in which a mail server is away: nobody listens, it hangs up on callers, or it says that it can't now. */
export const AWAY = ['nobody listens', 'hangs up', 'says 421'] as const
export type Away = (typeof AWAY)[number]

/** A mail server in this process, which can be away and keeps its port. */
export interface MailServer {
  port: number
  /** The recipients of the emails that arrived, by Message-ID, as often as each came. */
  arrived: Map<string, string[]>
  leave(how: Away): Promise<void>
  comeBack(): Promise<void>
}

/** Serves one, which goes with the scene. */
export async function serveMail(scene: Scene): Promise<MailServer> {
  const arrived: MailServer['arrived'] = new Map()
  const here = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        let letter = ''
        stream.setEncoding('utf8').on('data', (part: string) => (letter += part))
        stream.on('end', () => {
          const id = /^Message-ID:\s*(<[^>]+>)/im.exec(letter)?.[1] ?? 'without a Message-ID'
          arrived.set(id, [...(arrived.get(id) ?? []), ...envelope.rcptTo.map(({ address }) => address)])
          done()
        })
      },
    }).server
  const away = (how: Away) =>
    createServer((socket) => {
      socket.on('error', () => {})
      socket.end(how === 'says 421' ? '421 Try again later\r\n' : '')
    })
  let port = 0
  let server: Server | undefined
  const sockets = new Set<Socket>()
  const serve = async (next: Server | undefined) => {
    const former = server
    server = next
    // Connections that stay open between letters end with it.
    for (const socket of sockets) socket.destroy()
    if (former) await new Promise<void>((resolve) => former.close(() => resolve()))
    next?.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    if (!next) return
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    port = (next.address() as AddressInfo).port
  }
  await serve(here())
  scene.after(() => void server?.close())
  return {
    get port() {
      return port
    },
    arrived,
    leave: (how) => serve(how === 'nobody listens' ? undefined : away(how)),
    comeBack: () => serve(here()),
  }
}
