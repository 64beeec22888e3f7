import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from '../studio.ts'

interface Mailbox extends AsyncDisposable {
  /** The body of `PUT /studio/email` that sends emails here. */
  settings: object
  /** Waits for a letter to somebody whose text matches; gives what the first group caught. */
  letter: (to: string, pattern: RegExp) => Promise<string>
}

/** A mail server on loopback that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  const arrived: { to: string[]; raw: Buffer }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    settings: { host: '127.0.0.1', port, security: 'none', from_email: 'desk@studio.example' },
    letter: async (to, pattern) => {
      const found = async () => {
        const mails = arrived.filter((mail) => mail.to.includes(to)).map(({ raw }) => PostalMime.parse(raw))
        return (await Promise.all(mails)).flatMap(({ text = '' }) => pattern.exec(text)?.[1] ?? [])
      }
      await expect.poll(found, { timeout: 30_000 }).not.toEqual([])
      return (await found())[0]!
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
