import assert from 'node:assert/strict'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from 'node:test'
import { smtpMail } from './smtp.ts'

test('a mail server that takes a connection and says nothing is waited for as long as was said', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const mail = smtpMail()
  const settings = { host: '127.0.0.1', port, security: 'none', username: null, password: null } as const
  const person = { name: null, address: 'a@studio.test' }
  const letter = { from: person, to: person, subject: 'Test', text: 'Test', html: '<p>Test</p>' }
  const began = performance.now()
  await assert.rejects(mail.send(settings, letter, 300), { code: 'ETIMEDOUT' })
  assert.ok(performance.now() - began < 10_000)
  mail.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})
