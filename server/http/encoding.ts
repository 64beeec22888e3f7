import { promisify } from 'node:util'
import { brotliCompress, gzip, gzipSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** Smaller bodies are sent as they are: one packet or two arrive together, and compressing costs more than it spares. In bytes. */
const LEAST = 2048

/** Up to so many bytes, a separate thread costs more than it saves the others. */
const SMALL = 8 * 1024

/** Cheap: what remains is a tenth of a list, and a higher level takes three times as long for a little less. */
const level = 3

const inThread = promisify(gzip)
const smallest = promisify(brotliCompress)

export interface Encoded {
  body: string | Bytes
  headers: Record<string, string>
}

/** True if who asks takes gzip, by the Accept-Encoding header. */
export function takesGzip(header: string | undefined): boolean {
  return header !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}

/** True if who asks takes Brotli, by the Accept-Encoding header. */
export function takesBrotli(header: string | undefined): boolean {
  return header !== undefined && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}

/** True if a kind of content gets smaller: texts do; pictures, papers and archives are compressed already. */
export function isText(type: string): boolean {
  return /^text\/|^application\/([\w.-]+\+)?json\b/.test(type)
}

/** Compresses a text; a large one in a separate thread, so that nobody waits behind it. */
export async function zip(text: string | Uint8Array): Promise<Bytes> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return new Uint8Array(bytes.length <= SMALL ? gzipSync(bytes, { level }) : await inThread(bytes, { level }))
}

/** Compresses a text as far as possible in a separate thread: for texts that are made once and sent often. */
export async function squeeze(text: string): Promise<Bytes> {
  return new Uint8Array(await smallest(text))
}

/**
 * A body as it is sent to who takes these encodings, with the headers that say so. Answers that carry a new secret beside
 * words of the asker's are not to be given here (BREACH); tokens travel in headers, which no other page can send.
 */
export async function encode<Body extends string | Bytes>(
  body: Body,
  accepted: string | undefined,
  zipped: (body: Body) => Bytes | Promise<Bytes> = zip,
): Promise<Encoded> {
  if (body.length < LEAST) return { body, headers: {} }
  const headers = { Vary: 'Accept-Encoding' }
  if (!takesGzip(accepted)) return { body, headers }
  return { body: await zipped(body), headers: { ...headers, 'Content-Encoding': 'gzip' } }
}
