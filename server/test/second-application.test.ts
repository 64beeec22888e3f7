import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { checkDeclaration } from '../http/declaration.ts'
import { MIB, openLibrary, type Library } from './library/application.ts'

let library: Library
before(async () => {
  library = await openLibrary()
})
after(() => library.stop())

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

async function send(operation: string, { token, body, headers }: Sent = {}) {
  const [method, path] = operation.split(' ')
  const response = await fetch(`${library.url}/api/v1${path}`, {
    method: method!,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && {
      body: body instanceof Uint8Array ? new Blob([body as Uint8Array<ArrayBuffer>]) : JSON.stringify(body),
    }),
    redirect: 'manual',
  })
  const sent = await response.text()
  // oxlint-disable-next-line no-explicit-any
  return { status: response.status, headers: response.headers, body: (sent ? JSON.parse(sent) : undefined) as any }
}

describe('a second application on the same files', () => {
  it('validates, authenticates and authorises by its own roles, and refuses in its own name', async () => {
    assert.equal((await send('POST /books', { body: {} })).body.code, 'AUTH_REQUIRED')
    assert.equal((await send('POST /books', { body: {}, token: 'x' })).body.code, 'AUTH_INVALID_TOKEN')
    const reader = await send('POST /books', { body: { title: 'A' }, token: 'reader' })
    assert.deepEqual([reader.status, reader.body.detail], [403, 'This is not for readers.'])
    const trainee = await send('POST /books', { body: { title: 'A' }, token: 'trainee' })
    assert.equal(trainee.status, 403)
    assert.match(trainee.body.detail, /“Buy books” \(books\.buy\)/)
    const empty = await send('POST /books', { body: { title: '' }, token: 'librarian' })
    assert.deepEqual([empty.status, empty.body.type], [422, 'urn:library:problem:VALIDATION_ERROR'])
    assert.match(empty.headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.equal((await send('POST /books', { body: { title: 'Emma' }, token: 'librarian' })).status, 201)
    assert.equal((await send('GET /nothing')).body.code, 'NOT_FOUND')
  })

  it('has error codes and limits of its own', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' }
    const lend = () => send('POST /books/Emma/lend', { token: 'reader', headers })
    assert.equal((await lend()).status, 200)
    const { status, body } = await lend()
    assert.deepEqual([status, body.code, body.title], [409, 'BOOK_LENT', 'The book is lent'])
    await lend()
    const limited = await lend()
    assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '60'])
  })

  it('gives the first answer again for a key, from a store that is asked asynchronously', async () => {
    const buy = (title: string) =>
      send('POST /books', { token: 'librarian', body: { title }, headers: { 'Idempotency-Key': 'one' } })
    const first = await buy('Ulysses')
    const again = await buy('Ulysses')
    assert.deepEqual([again.status, again.body], [201, first.body])
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.equal((await buy('Walden')).body.code, 'IDEMPOTENCY_KEY_REUSED')
    const { items } = (await send('GET /books')).body
    assert.deepEqual(items.filter(({ title }: { title: string }) => title.startsWith('Ulysses')).length, 1)
  })

  it('has a document of its own', async () => {
    const config = await createConfig({ extends: ['spec'] })
    const source = JSON.stringify(library.document)
    assert.deepEqual(await lintFromString({ source, absoluteRef: '/openapi.json', config }), [])
    // oxlint-disable-next-line no-explicit-any
    const paths = library.document['paths'] as any
    assert.deepEqual(Object.keys(paths['/api/v1/hooks'].post.requestBody.content), ['application/octet-stream'])
    assert.match(paths['/api/v1/shelf'].put.requestBody.description, /400 MiB/)
    assert.ok(paths['/api/v1/shelf'].put.responses['413'])
    assert.ok(paths['/api/v1/books/{title}'].get.responses['302'].headers.Location)
    assert.match(JSON.stringify(paths['/api/v1/shelf'].get.responses['200']), /octet-stream/)
  })
})

describe('a raw body', () => {
  it('comes through to the byte, with its headers', async () => {
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256)
    const headers = { 'X-Signature': 't=1,v1=abc', 'Content-Type': 'application/json; charset=utf-8' }
    const { body } = await send('POST /hooks', { body: bytes, headers })
    assert.deepEqual(body, { hex: Buffer.from(bytes).toString('hex'), signature: 't=1,v1=abc' })
  })

  it('has a largest size, whether it is told or not', async () => {
    assert.equal((await send('POST /hooks', { body: new Uint8Array(1000) })).status, 200)
    assert.equal((await send('POST /hooks', { body: new Uint8Array(1001) })).status, 413)
    const untold = { method: 'POST', body: new Blob([new Uint8Array(1001)]).stream(), duplex: 'half' as const }
    assert.equal((await fetch(`${library.url}/api/v1/hooks`, untold)).status, 413)
  })
})

describe('a redirect', () => {
  it('names where to go', async () => {
    const { status, headers } = await send('GET /books/War%20and%20Peace')
    assert.deepEqual([status, headers.get('location')], [302, 'https://library.example/War%20and%20Peace'])
  })
})

describe('a stream', () => {
  const headers = { Authorization: 'Bearer librarian', 'Content-Type': 'application/octet-stream' }
  const get = (query: string) => fetch(`${library.url}/api/v1/shelf?${query}`, { headers })

  it('comes in and goes out larger than the memory it takes', async () => {
    const child = fork(new URL('library/process.ts', import.meta.url), {
      execArgv: [],
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    })
    const [{ url }] = await once(child, 'message')
    const upload = request(`${url}/api/v1/shelf`, { method: 'PUT', headers })
    const books = Buffer.alloc(MIB)
    Readable.from(Array.from({ length: 320 }, () => books)).pipe(upload)
    const [stored] = await once(upload, 'response')
    assert.deepEqual(JSON.parse(await text(stored)), { bytes: 320 * MIB })

    const download = request(`${url}/api/v1/shelf?mib=320`, { headers }).end()
    const [copy] = await once(download, 'response')
    assert.equal(copy.headers['content-disposition'], 'attachment; filename="shelf.bin"')
    let bytes = 0
    for await (const chunk of copy) bytes += chunk.length
    assert.equal(bytes, 320 * MIB)

    child.send('memory?')
    const [{ grown }] = await once(child, 'message')
    child.disconnect()
    // A server that held either stream would hold all 320; read but uncollected bytes come and go.
    assert.ok(grown < 200 * MIB, `grew by ${grown / MIB} MiB`)
  })

  it('is refused as soon as it is too large, told or not, whatever its reader makes of it', async () => {
    const told = request(`${library.url}/api/v1/box`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Length': 3 * MIB },
    })
    told.on('error', () => {})
    told.flushHeaders()
    const [response] = await once(told, 'response')
    assert.equal(response.statusCode, 413)
    told.destroy()

    const untold = request(`${library.url}/api/v1/box`, { method: 'PUT', headers })
    untold.on('error', () => {})
    const answered = once(untold, 'response')
    const books = Buffer.alloc(MIB)
    for (let sent = 0; sent < 2; sent++) if (!untold.write(books)) await once(untold, 'drain')
    untold.write('x')
    assert.equal((await answered)[0].statusCode, 413)
    untold.destroy()
    assert.equal(library.shelved.at(-1), `broke after ${2 * MIB}`)
  })

  it('is refused in words also for who reads no answer before all is sent', async () => {
    const { host, hostname, port } = new URL(library.url)
    for (const length of [`Content-Length: ${10 * MIB}`, 'Transfer-Encoding: chunked']) {
      const socket = connect(Number(port), hostname)
      const lines = [
        'PUT /api/v1/box HTTP/1.1',
        `Host: ${host}`,
        ...Object.entries(headers).map((pair) => pair.join(': ')),
        length,
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      const books = Buffer.alloc(MIB)
      const piece = length.startsWith('Content')
        ? books
        : Buffer.concat([Buffer.from(`${MIB.toString(16)}\r\n`), books, Buffer.from('\r\n')])
      for (let sent = 0; sent < 10; sent++) if (!socket.write(piece)) await once(socket, 'drain')
      if (piece !== books) socket.write('0\r\n\r\n')
      const [answer] = await once(socket, 'data')
      assert.match(String(answer), /^HTTP\/1\.1 413 /)
      socket.destroy()
    }
  })

  it('must be of the type that is declared', async () => {
    const answer = await fetch(`${library.url}/api/v1/shelf`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'text/plain' },
      body: 'x',
    })
    assert.equal(answer.status, 415)
  })

  it('that its sender gives up is no error of ours, and no whole body', async () => {
    const before = library.shelved.length
    const upload = request(`${library.url}/api/v1/shelf`, { method: 'PUT', headers })
    upload.on('error', () => {})
    upload.write(new Uint8Array(MIB))
    await new Promise((resolve) => setTimeout(resolve, 50))
    upload.destroy()
    while (library.shelved.length === before) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setImmediate(resolve))
    assert.match(library.shelved.at(-1)!, /^broke after \d+$/)
    assert.deepEqual(library.logged, [])
  })

  it('that breaks on the way out ends the connection, not the file', async () => {
    const broken = await get('mib=20&breaks_after=8')
    assert.equal(broken.status, 200)
    await assert.rejects(broken.arrayBuffer())
    assert.equal(library.logged.length, 1)
    assert.match(library.logged[0]!, /^error a stream broke .*request_id.*The shelf fell down/)
  })

  it('that can’t even begin is refused in words', async () => {
    const refused = await get('mib=20&breaks_after=0')
    assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [500, 'INTERNAL_ERROR'])
  })
})

describe('a declaration', () => {
  const base = { id: 'x', summary: 'X', access: 'public', status: 200 } as const

  it('says that what is raw, streamed, a file or a redirect is not kept for a repeat', () => {
    const ways = [{ raw: { maxBytes: 1 } }, { streamIn: { maxBytes: 1 } }, { file: 'text/csv' }]
    for (const way of ways) {
      assert.throws(() => checkDeclaration('POST /x', { ...base, ...way }), /idempotent: false/)
      checkDeclaration('POST /x', { ...base, ...way, idempotent: false })
      checkDeclaration('PUT /x', { ...base, ...way })
    }
    assert.throws(() => checkDeclaration('POST /x', { ...base, status: 303, redirect: true }), /idempotent: false/)
  })

  it('names one body, one answer and a status that fits', () => {
    const two = { raw: { maxBytes: 1 }, streamIn: { maxBytes: 1 } }
    assert.throws(() => checkDeclaration('PUT /x', { ...base, ...two }), /2 ways/)
    assert.throws(() => checkDeclaration('GET /x', { ...base, file: 'a/b', redirect: true, status: 302 }), /2 ways/)
    assert.throws(() => checkDeclaration('GET /x', { ...base, redirect: true }), /status/)
  })
})
