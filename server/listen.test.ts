import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { it } from 'node:test'
import { close, listen } from './listen.ts'

const options = { door: 'local', port: 0, hostname: '127.0.0.1', log: () => {} } as const
const GET = 'GET / HTTP/1.1\r\nHost: studio\r\n\r\n'

it('a door that is being shut answers what is under way, and nothing that comes on a connection opened ahead', async () => {
  let answer = (_: Response) => {}
  const asked = Promise.withResolvers<void>()
  const respond = async () => {
    asked.resolve()
    return new Promise<Response>((resolve) => (answer = resolve))
  }
  const { server, port } = await listen(respond, options)
  const begun = connect(port, '127.0.0.1').setNoDelay()
  const ahead = connect(port, '127.0.0.1').setNoDelay()
  begun.write(GET)
  await asked.promise
  const closed = close(server)
  ahead.write(GET)
  assert.equal(await text(ahead), '')
  answer(new Response('the last one'))
  assert.match(await text(begun), /^HTTP\/1\.1 200 [^]*the last one/)
  await closed
})

it('an idle connection stays open for longer than browsers and proxies keep one', async () => {
  const { server } = await listen(async () => new Response(), options)
  assert.ok('keepAliveTimeout' in server && server.keepAliveTimeout > 60_000)
  await close(server)
})
