import { connect } from 'node:net'

export interface Load {
  url: string
  connections: number
  milliseconds: number
  /** The bytes of the next request (HTTP/1.1, keep-alive), or undefined when there is nothing left to send. */
  next: () => Buffer | undefined
  /** The status every answer must have. */
  expected: number
}

/** Sends requests over a fixed number of connections, each waiting for its answer; gives answers per second. */
export async function measure(load: Load): Promise<number> {
  const began = performance.now()
  const ends = began + load.milliseconds
  const counts = await Promise.all(Array.from({ length: load.connections }, () => one(load, ends)))
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000)
}

function one({ url, next, expected }: Load, ends: number): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let count = 0
    let pending = Buffer.alloc(0)
    const send = () => {
      const request = performance.now() < ends ? next() : undefined
      if (request) socket.write(request)
      else socket.end(() => resolve(count))
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
      const length = answerLength(pending)
      if (length === undefined || pending.length < length) return
      const status = Number(pending.toString('latin1', 9, 12))
      if (status !== expected) {
        socket.destroy()
        reject(new Error(`Expected ${expected}, got ${pending.toString('utf8', 0, 1000)}`))
        return
      }
      pending = pending.subarray(length)
      count += 1
      send()
    })
  })
}

/** How many bytes the first answer in a buffer has, or undefined while its head is not complete. */
function answerLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const text = bytes.toString('latin1', 0, head)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  if (length !== undefined) return head + 4 + Number(length)
  const end = bytes.indexOf('0\r\n\r\n', head + 4)
  return end < 0 ? undefined : end + 5
}

/** One HTTP/1.1 request as bytes. */
export function request(method: string, path: string, headers: Record<string, string>, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(text)) })
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n${text}`,
  )
}
