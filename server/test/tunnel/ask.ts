import { request, type IncomingMessage } from 'node:http'

export interface Asking {
  method?: string
  /** Name, value, name, value: as they are sent. */
  headers?: string[]
  body?: Uint8Array | string
  /** The target in the first line, if it is not the path. */
  target?: string
}

export interface Answered {
  status: number
  headers: IncomingMessage['headers']
  text: string
  bytes: number
}

/** As a browser anywhere asks: the name is the tunnel server's, whatever the resolver of this computer knows. */
export function ask(
  port: number,
  url: string,
  { method = 'GET', headers = [], body, target }: Asking = {},
): Promise<Answered> {
  const { host, pathname, search } = new URL(url)
  const named = headers.some((text, index) => index % 2 === 0 && /^host$/i.test(text)) ? [] : ['Host', host]
  const path = target ?? pathname + search
  return new Promise((resolve, reject) => {
    const all = [
      ...named,
      ...headers,
      ...(body === undefined ? [] : ['Content-Length', String(Buffer.byteLength(body))]),
    ]
    const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false, setHost: false })
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const all = Buffer.concat(parts)
        resolve({ status: answer.statusCode!, headers: answer.headers, text: all.toString(), bytes: all.length })
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
