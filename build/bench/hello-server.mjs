import { createServer } from 'node:http'

/** The least a server can be: node:http and one line. Plain JavaScript, so that nothing has to be stripped at its start. */
const server = createServer((_, response) => response.end('hello'))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
