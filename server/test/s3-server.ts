import { createReadStream, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { S3Error, STATUS, xml } from './s3/answers.ts'
import { nextFault, operationOf, type Fault, type Operation } from './s3/faults.ts'
import { listObjects, listUploads } from './s3/listings.ts'
import { refusalOf, type Keys } from './s3/signature.ts'
import { openStore, type Store } from './s3/store.ts'

export interface S3ServerOptions {
  /** Where it keeps what it is given. */
  folder: string
  /** 0, unless told otherwise: a free one. */
  port?: number
  keys?: Partial<Keys>
  /** The one bucket there is: `studio`, unless told otherwise. */
  bucket?: string
  /** The smallest part, but for the last, in bytes: 5 MiB at AWS, anything here unless told otherwise. */
  smallestPart?: number
  /** The server's clock, in milliseconds. */
  now?: () => number
}

export interface S3Server {
  /** The settings that lead to it. */
  access: { endpoint: string; bucket: string } & Keys
  store: Store
  /** The faults from now on. */
  faults: Fault[]
  /** The requests, in order: `UploadPart 3`, `GetObject bytes=5-`. */
  seen: string[]
  /** How many connections there are. */
  connections(): Promise<number>
  stop(): Promise<void>
}

/** A request that was found good, and what it is about. */
interface Asked {
  request: IncomingMessage
  response: ServerResponse
  key: string
  query: URLSearchParams
  store: Store
  fault: Fault | undefined
}

/** Starts a server on loopback that speaks as much of S3 as copies need, and believes no request it can't verify. */
export async function startS3Server(options: S3ServerOptions): Promise<S3Server> {
  const { folder, bucket = 'studio', now = Date.now } = options
  const keys: Keys = {
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
    region: 'test-region-1',
    ...options.keys,
  }
  mkdirSync(folder, { recursive: true })
  const store = openStore(join(folder, bucket), options.smallestPart ?? 0)
  const [faults, seen]: [Fault[], string[]] = [[], []]

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const refused = refusalOf({ method, url, headers }, keys, now())
    if (refused !== undefined) throw new S3Error(refused)
    const { pathname, searchParams: query } = new URL(url, 'http://s3.test')
    const [, named = '', ...rest] = decodeURIComponent(pathname).split('/')
    if (named !== bucket) throw new S3Error('NoSuchBucket')
    const key = rest.join('/')
    const operation = operationOf(method, key, query)
    if (!operation) throw new S3Error('MethodNotAllowed')
    seen.push([operation, query.get('partNumber') ?? headers.range ?? []].flat().join(' '))
    const fault = nextFault(faults, operation)
    if (fault?.wait) await sleep(fault.wait, undefined, { ref: false })
    if (fault?.code) throw new S3Error(fault.code, fault.headers)
    if (fault?.says) return void response.writeHead(200, { 'content-type': fault.says.type }).end(fault.says.text)
    await OPERATIONS[operation]({ request, response, key, query, store, fault })
  }
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => refuse(request, response, error))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    access: { endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    store,
    faults,
    seen,
    connections: () => new Promise((give) => server.getConnections((_, count) => give(count))),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
  if (response.headersSent) return void response.destroy()
  const { code, headers } = error instanceof S3Error ? error : new S3Error('InternalError')
  response.writeHead(STATUS[code] ?? 500, { 'content-type': 'application/xml', ...headers })
  response.end(request.method === 'HEAD' ? '' : xml('Error', { Code: code, Message: 'Raw text for nobody <to> see' }))
  request.resume()
}

const OPERATIONS: Readonly<Record<Operation, (asked: Asked) => void | Promise<void>>> = {
  ListObjectsV2: (asked) => say(asked, listObjects(asked.store, asked.query)),
  ListMultipartUploads: (asked) => say(asked, listUploads(asked.store, asked.query)),
  GetObject: sendObject,
  HeadObject: sendObject,
  PutObject: async (asked) => {
    const { store, key, request } = asked
    say(asked, '', { etag: `"${await store.put(key, bodyOf(asked), digestOf(request))}"` })
  },
  DeleteObject: async (asked) => {
    await asked.store.remove(asked.key)
    asked.response.writeHead(204).end()
  },
  CreateMultipartUpload: async (asked) => {
    const { store, key } = asked
    say(asked, xml('InitiateMultipartUploadResult', { Key: key, UploadId: await store.begin(key) }))
  },
  UploadPart: async (asked) => {
    const { store, query, request } = asked
    const number = Number(query.get('partNumber'))
    const etag = await store.putPart(query.get('uploadId')!, number, bodyOf(asked), digestOf(request))
    say(asked, '', { etag: `"${etag}"` })
  },
  CompleteMultipartUpload: async (asked) => {
    const { store, query, request, key } = asked
    const text = Buffer.concat(await request.toArray()).toString()
    const parts = [...text.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(\w+)<\/ETag>/g)]
    const named = parts.map(([, number, etag = '']) => ({ number: Number(number), etag }))
    const etag = await store.complete(query.get('uploadId')!, named)
    say(asked, xml('CompleteMultipartUploadResult', { Key: key, ETag: `"${etag}"` }))
  },
  AbortMultipartUpload: async (asked) => {
    await asked.store.abort(asked.query.get('uploadId')!)
    asked.response.writeHead(204).end()
  },
}

const digestOf = ({ headers }: IncomingMessage) => headers['content-md5'] as string | undefined

/** The body of a request, which breaks off where a fault says so. */
function bodyOf({ request, fault }: Asked): IncomingMessage {
  let left = fault?.breakAfter ?? Infinity
  if (fault?.damage) request.once('data', (chunk: Buffer) => (chunk[0]! ^= 1))
  return request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left <= 0) request.destroy()
  })
}

function say({ response, fault }: Asked, text: string, headers: Record<string, string> = {}) {
  if (fault?.loseAnswer) return void response.destroy()
  response.writeHead(200, { ...(text !== '' && { 'content-type': 'application/xml' }), ...headers }).end(text)
}

/** Answers with an object, or the range of it that was asked for. */
function sendObject({ request, response, store, key, fault }: Asked) {
  const found = store.find(key)
  if (!found) throw new S3Error('NoSuchKey')
  const { size, etag, changed, file } = found
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const [start, end] = range ? [Number(range[1]), range[2] ? Number(range[2]) : size - 1] : [0, size - 1]
  if (range && start >= size) throw new S3Error('InvalidRange')
  response.writeHead(range ? 206 : 200, {
    'content-type': 'application/octet-stream',
    'content-length': end - start + 1,
    'last-modified': changed.toUTCString(),
    'accept-ranges': 'bytes',
    etag: `"${etag}"`,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  if (request.method === 'HEAD' || size === 0) return void response.end()
  const last = start + (fault?.breakAfter ?? Infinity) - 1
  if (last >= end) return void createReadStream(file, { start, end }).pipe(response)
  response.flushHeaders()
  const begin = last < start ? Readable.from([]) : createReadStream(file, { start, end: last })
  begin.pipe(response, { end: false })
  if (!fault?.stall) begin.on('end', () => response.socket?.destroySoon())
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9000' },
      folder: { type: 'string' },
      key: { type: 'string' },
      secret: { type: 'string' },
      region: { type: 'string' },
      bucket: { type: 'string' },
    },
  })
  if (!values.folder) throw new Error('Say where to keep what is uploaded: --folder DIR')
  const given = Object.entries({ accessKeyId: values.key, secretAccessKey: values.secret, region: values.region })
  const keys = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  const { access } = await startS3Server({
    folder: values.folder,
    port: Number(values.port),
    keys,
    bucket: values.bucket,
  })
  console.log(JSON.stringify(access))
}
