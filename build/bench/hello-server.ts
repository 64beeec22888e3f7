import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server can be: node:http and one line. */
const server = createServer((_, response) => response.end('hello'))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
