import { createServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/**
 * Servers that lie about the length of their answers, each on a separate port and all in a separate program, so that their
 * output takes nobody else's time. It prints the ports by name.
 */

const PIECE = 65_536
const head = (lines: string, status = '200 OK') => `HTTP/1.1 ${status}\r\nConnection: close\r\n${lines}\r\n`
const JSON_TYPE = 'Content-Type: application/json\r\n'
const chunked = head(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`)
const chunk = (piece: string | Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), Buffer.from(piece), Buffer.from('\r\n')])

/** Writes the same again and again, for as long as anybody takes it. */
function pour(socket: Socket, piece: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 50)
  socket.on('close', () => clearInterval(timer))
}

const whole = (socket: Socket, body: string) =>
  socket.end(head(`${JSON_TYPE}Content-Length: ${Buffer.byteLength(body)}\r\n`) + body)

const event = (id: string) => ({
  id,
  object: 'event',
  type: 'x',
  created: 1,
  livemode: false,
  data: { object: { id } },
})
let turn = 0
/** A page of a list, with another one after it: of the processor's, or of a bucket. */
function page(path: string, name: string): string {
  if (path.startsWith('/v1/')) return JSON.stringify({ object: 'list', has_more: true, data: [event(name)] })
  const contents = `<Contents><Key>${name}</Key><Size>1</Size></Contents>`
  return `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>${name}</NextContinuationToken>${contents}</ListBucketResult>`
}

const lies: Record<string, (socket: Socket, path: string) => unknown> = {
  'one line without end': (socket) => {
    socket.write(chunked + chunk('{"object":"').toString())
    pour(socket, chunk('y'.repeat(PIECE)))
  },
  'lines without end': (socket) => {
    socket.write(chunked)
    pour(socket, chunk('data: {"choices":[]}\n\n'.repeat(3000)))
  },
  'a bomb': (socket) => {
    socket.write(head(`${JSON_TYPE}Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n`))
    socket.write(chunk(bomb))
    socket.end('0\r\n\r\n')
  },
  'other pages without end': (socket, path) => whole(socket, page(path, `n${(turn += 1)}`)),
  'the same page without end': (socket, path) => whole(socket, page(path, 'same')),
  'less than it says': (socket) => socket.end(`${head(`${JSON_TYPE}Content-Length: 99999\r\n`)}{}`),
  'less than it says, and waits': (socket) => socket.write(`${head(`${JSON_TYPE}Content-Length: 99999\r\n`)}{}`),
  'a petabyte': (socket) => {
    socket.write(head(`${JSON_TYPE}Content-Length: 1000000000000000\r\n`))
    pour(socket, 'y'.repeat(PIECE))
  },
  drops: (socket) => {
    socket.write(chunked)
    drip(socket, chunk(' ').toString())
  },
  'a header without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-A: ')
    pour(socket, 'a'.repeat(PIECE))
  },
  'a header in drops': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-A: ')
    drip(socket, 'a')
  },
  'headers without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    pour(socket, 'X-A: a\r\n'.repeat(1000))
  },
  'hints without end': (socket) => pour(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)),
  'redirects to itself': (socket) => socket.end(head('Location: /\r\nContent-Length: 0\r\n', '307 Temporary Redirect')),
  'a reason without end': (socket) => {
    socket.write(head(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, '402 Payment Required'))
    pour(socket, chunk('y'.repeat(PIECE)))
  },
  'arrays in arrays': (socket) => whole(socket, '['.repeat(400_000) + ']'.repeat(400_000)),
  spaces: (socket) => whole(socket, ' '.repeat(900_000)),
  'tags that nobody closes': (socket) => whole(socket, `<ListBucketResult>${'<a>'.repeat(300_000)}</ListBucketResult>`),
}

const letterLies: Record<string, (socket: Socket) => unknown> = {
  'mail: one line without end': (socket) => pour(socket, '2'.repeat(PIECE)),
  'mail: lines without end': (socket) => pour(socket, '220-x\r\n'.repeat(1000)),
  'mail: answers without end': (socket) => pour(socket, '220 x\r\n'.repeat(1000)),
  'mail: drops': (socket) => {
    socket.write('220 here\r\n')
    drip(socket, '2')
  },
}

// 500 MB of spaces, which any parser would go on reading.
const bomb = gzipSync(Buffer.alloc(500 << 20, ' '), { level: 9 })

const listen = (name: string, answer: (socket: Socket) => void) =>
  new Promise<[string, number]>((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      answer(socket)
    })
    server.listen(0, '127.0.0.1', () => resolve([name, (server.address() as AddressInfo).port]))
  })

const web = Object.entries(lies).map(([name, lie]) =>
  listen(name, (socket) =>
    socket.once('data', (asked) => {
      lie(socket, asked.toString().split(' ', 2)[1] ?? '/')
      socket.resume()
    }),
  ),
)
const mail = Object.entries(letterLies).map(([name, lie]) => listen(name, (socket) => lie(socket.resume())))
console.log(JSON.stringify(Object.fromEntries(await Promise.all([...web, ...mail]))))
