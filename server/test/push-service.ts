import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import type { Outbound } from '../ports/outbound/port.ts'

/** A browser that has subscribed: what it gives to the studio, and what it was pushed. */
export interface Subscribed {
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  /** The received messages, decrypted as the browser does, oldest first. */
  received: { id: number; title: string; body: string; url: string | null }[]
  /** The headers of the last push that came in for it. */
  headers: Record<string, unknown>
  /** How many came in, those that were not taken as well. */
  asked: number
  /** The service's answer for it from now on; 201 by default. */
  answer: { status: number; retryAfter?: string }
}

interface Browser extends Subscribed {
  pair: ECDH
  auth: Buffer
  key: string
}

/** A push service on loopback, with the browsers that it serves. Pushes that are not signed with the subscribed key are refused. */
export async function startPushService(now: () => string) {
  const browsers = new Map<string, Browser>()
  const take = async (request: IncomingMessage, answer: ServerResponse) => {
    const browser = browsers.get(request.url ?? '')
    if (!browser) return void answer.writeHead(404).end()
    const body = await bytesOf(request)
    browser.asked += 1
    browser.headers = request.headers
    const isSigned = await isSignedWith(browser.key, String(request.headers.authorization), now())
    const { status, retryAfter } = isSigned ? browser.answer : { status: 403, retryAfter: undefined }
    if (status === 201) browser.received.push(JSON.parse(decrypt(body, browser)))
    answer.writeHead(status, retryAfter ? { 'Retry-After': retryAfter } : {}).end()
  }
  const server = createServer((request, answer) => void take(request, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outbound: Pick<Outbound, 'post'> = {
    post: async (url, headers, body) => {
      const { origin, pathname } = new URL(url)
      if (origin !== ORIGIN) throw new Error('There is no net in tests')
      const sent = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) }
      const reply = await fetch(`http://127.0.0.1:${port}${pathname}`, sent)
      return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() }
    },
  }
  const subscribe = (key: string): Subscribed => {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const auth = randomBytes(16)
    const path = `/send/${randomBytes(8).toString('hex')}`
    const subscription = {
      endpoint: ORIGIN + path,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    }
    const browser = { subscription, received: [], headers: {}, asked: 0, answer: { status: 201 }, pair, auth, key }
    browsers.set(path, browser)
    return browser
  }
  return { outbound, subscribe, close: () => server.close() }
}

const ORIGIN = 'https://push.example.com'

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function isSignedWith(key: string, header: string, now: string): Promise<boolean> {
  const [, token = '', given = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  if (given !== key) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { payload } = await jwtVerify(token, publicKey, { audience: ORIGIN, currentDate: new Date(now) })
  return Number(payload.exp) * 1000 - Date.parse(now) <= 24 * 3_600_000 && /^(mailto:|https:)/.test(String(payload.sub))
}

/** RFC 8291 from the side of the browser, by HMAC alone. */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const hmac = (key: Uint8Array, ...parts: (string | Uint8Array)[]) => {
    const made = createHmac('sha256', key)
    for (const part of parts) made.update(part)
    return made.digest()
  }
  const one = Buffer.from([1])
  const secret = hmac(hmac(auth, pair.computeSecret(sender)), 'WebPush: info\0', pair.getPublicKey(), sender, one)
  const root = hmac(salt, secret)
  const key = hmac(root, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16)
  const nonce = hmac(root, 'Content-Encoding: nonce\0', one).subarray(0, 12)
  const sealed = body.subarray(21 + length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
