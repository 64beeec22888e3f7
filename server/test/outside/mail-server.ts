import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Trouble, TroubledDoor } from './troubled-door.ts'

/** A mail server on loopback that takes letters, or has trouble. */
export interface MailServer extends Omit<TroubledDoor, 'url'> {
  port: number
  /** The letters that it took. */
  letters: string[]
}

/** Starts one; what it is cut off from, or slow to answer, it has taken all the same. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let trouble: Trouble | undefined
  let over = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    const now = trouble
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
    if (now === 'nonsense') return void socket.end('HTTP/1.1 200 OK\r\n\r\n<html>Hotel</html>')
    if (now === '500') return void socket.end('554 5.3.0 No service\r\n')
    if (now === '429') return void socket.end('421 4.7.0 Too much is sent\r\n')
    say('220 mail.test ESMTP')
    let data: string | undefined
    let left = ''
    socket.on('data', (part) => {
      left += part.toString('latin1')
      for (;;) {
        if (data !== undefined) {
          const end = left.indexOf('\r\n.\r\n')
          if (end < 0) return
          letters.push(left.slice(0, end))
          left = left.slice(end + 5)
          data = undefined
          if (now === 'cut') return void socket.destroy()
          if (now === 'slow') void over.promise.then(() => say('250 Taken'))
          else say('250 Taken')
          continue
        }
        const end = left.indexOf('\r\n')
        if (end < 0) return
        const line = left.slice(0, end)
        left = left.slice(end + 2)
        if (line === 'DATA') {
          data = ''
          say('354 Go on')
        } else if (line === 'QUIT') socket.end('221 Bye\r\n')
        else say('250 mail.test')
      }
    })
  })
  const listen = (port: number) => new Promise<void>((open) => void server.listen(port, '127.0.0.1', open))
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    letters,
    has: async (next) => {
      if (next === 'refused' && server.listening) await close()
      trouble = next
      over.resolve()
      over = Promise.withResolvers<void>()
      if (next !== 'refused' && !server.listening) await listen(port)
    },
    stop: close,
  }
}
