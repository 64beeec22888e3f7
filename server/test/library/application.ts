import { serve, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { AnyCaller } from '../../http/access.ts'
import { guardDoor, identify, receiver } from '../../http/doors.ts'
import { Refusal, sharedErrorCodes } from '../../http/errors.ts'
import type { Arrival, Host } from '../../http/host.ts'
import type { KnownKey, Slot } from '../../http/idempotency.ts'
import { implementer } from '../../http/implement.ts'
import type { Env } from '../../http/env.ts'
import { mount } from '../../http/mount.ts'
import { onError, onNotFound } from '../../http/on-error.ts'
import { openapi, type About } from '../../http/openapi.ts'
import type { Contract, StreamedBody } from '../../http/operation.ts'
import { RateLimits } from '../../http/rate-limit.ts'
import { paged, resource } from '../../http/shapes.ts'
import { asWritten } from '../../lib/sayings/sayings.ts'

/** A library that lends books: a second application on the same files, with separate roles, codes and store. */

const errorCodes = { ...sharedErrorCodes, BOOK_LENT: [409, asWritten('The book is lent')] } as const
const permissions = { 'books.buy': asWritten('Buy books') } as const
export const MIB = 1024 * 1024

interface Reader extends AnyCaller {
  role: 'nobody' | 'reader' | 'librarian'
}

/** The context of its handlers: their caller, and a store that lives in memory. */
interface Ctx {
  caller: Reader
  books: Map<string, boolean>
  /** The outcome of each streamed body: its bytes, or why it ended. */
  shelved: string[]
  /** Keeps the answer with what the request has changed. */
  keep: <Answer>(answer: Answer) => Answer
}

type Access = 'public' | { reader?: 'own' | 'all'; librarian?: keyof typeof permissions | 'any' }

const book = resource('Book', { title: z.string(), is_lent: z.boolean() })

const contract = {
  'GET /api/v1/books': {
    area: 'Books.',
    id: 'listBooks',
    summary: 'Books',
    access: 'public',
    query: z.strictObject({ page: z.coerce.number<number>().int().min(1).default(1) }),
    status: 200,
    answer: paged(book),
  },
  'POST /api/v1/books': {
    id: 'buyBook',
    summary: 'Buy a book',
    access: { librarian: 'books.buy' },
    body: z.strictObject({ title: z.string().min(1).max(100) }),
    example: { title: 'Walden' },
    status: 201,
    answer: book,
  },
  'POST /api/v1/books/{title}/lend': {
    id: 'lendBook',
    summary: 'Lend a book',
    access: { reader: 'own' },
    params: z.strictObject({ title: z.string() }),
    status: 200,
    answer: book,
    errors: ['BOOK_LENT'],
    limits: [{ name: 'lend', per: 'minute', max: 3 }],
  },
  'POST /api/v1/hooks': {
    area: 'Calls of other services.',
    id: 'receiveHook',
    summary: 'What another service sends, signed over its bytes',
    access: 'public',
    raw: { maxBytes: 1000 },
    status: 200,
    answer: z.strictObject({ hex: z.string(), signature: z.string().nullable() }),
    idempotent: false,
  },
  'PUT /api/v1/shelf': {
    area: 'All books at once.',
    id: 'fillShelf',
    summary: 'Take in a whole shelf',
    access: { librarian: 'any' },
    streamIn: { maxBytes: 400 * MIB, type: 'application/octet-stream' },
    status: 200,
    answer: z.strictObject({ bytes: z.number() }),
  },
  'PUT /api/v1/box': {
    area: 'Some.',
    id: 'fillBox',
    summary: 'Take in a box',
    access: { librarian: 'any' },
    streamIn: { maxBytes: 2 * MIB, type: 'application/octet-stream' },
    status: 200,
    answer: z.strictObject({ bytes: z.number() }),
  },
  'GET /api/v1/shelf': {
    id: 'copyShelf',
    summary: 'Give out a whole shelf; it may break',
    access: { librarian: 'any' },
    query: z.strictObject({ mib: z.coerce.number<number>(), breaks_after: z.coerce.number<number>().optional() }),
    status: 200,
    file: 'application/octet-stream',
  },
  'GET /api/v1/books/{title}': {
    id: 'openBook',
    summary: 'Go to where a book can be read',
    access: 'public',
    params: z.strictObject({ title: z.string() }),
    redirect: true,
    status: 302,
  },
} satisfies Contract<keyof typeof errorCodes, Access>

const operations = implementer<Ctx>()(contract, {
  'GET /api/v1/books': ({ books }, { query }) => ({
    items: [...books].map(([title, is_lent]) => ({ title, is_lent })),
    page: query.page,
    page_size: 50,
    total: books.size,
    total_capped: false,
    next: null,
  }),
  'POST /api/v1/books': ({ books, keep }, { body: { title } }) => {
    const name = books.has(title) ? `${title}, again` : title
    books.set(name, false)
    return keep({ title: name, is_lent: false })
  },
  'POST /api/v1/books/{title}/lend': ({ books }, { params: { title } }) => {
    if (books.get(title)) throw new Refusal<keyof typeof errorCodes>('BOOK_LENT', asWritten(`Somebody reads ${title}.`))
    books.set(title, true)
    return { title, is_lent: true }
  },
  'POST /api/v1/hooks': (_, { raw }) => ({
    hex: Buffer.from(raw.bytes).toString('hex'),
    signature: raw.headers.get('x-signature'),
  }),
  'PUT /api/v1/shelf': ({ shelved }, { stream }) => store(shelved, stream),
  'PUT /api/v1/box': ({ shelved }, { stream }) => store(shelved, stream),
  'GET /api/v1/shelf': (_, { query: { mib, breaks_after } }) => ({
    type: 'application/octet-stream',
    name: 'shelf.bin',
    stream: shelf(mib, breaks_after),
  }),
  'GET /api/v1/books/{title}': (_, { params: { title } }) => ({
    location: `https://library.example/${encodeURIComponent(title)}`,
  }),
})

/** Counts the bytes; like many readers of streams it throws a different error if the body does. */
async function store(shelved: string[], { chunks }: StreamedBody): Promise<{ bytes: number }> {
  let bytes = 0
  try {
    for await (const chunk of chunks) bytes += chunk.byteLength
  } catch (error) {
    shelved.push(`broke after ${bytes}`)
    throw new Error('The shelf could not be filled', { cause: error })
  }
  shelved.push(`${bytes}`)
  return { bytes }
}

/** As many MiB as asked for, made as they are taken; breaks on the way where asked to. */
async function* shelf(mib: number, breaksAfter = Infinity): AsyncGenerator<Uint8Array> {
  const books = Buffer.alloc(MIB, 'b')
  for (let at = 0; at < mib; at++) {
    if (at >= breaksAfter) throw new Error('The shelf fell down')
    yield books
  }
}

const about: About = {
  title: 'Library',
  description: 'Lends books.',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'The library', url: 'https://library.example' },
  servers: [{ url: '/', description: 'Here' }],
  login: 'A reader’s card.',
  errorCodes,
  permissions,
}

export interface Library {
  url: string
  document: Record<string, unknown>
  logged: string[]
  shelved: string[]
  stop(): Promise<void>
}

/** Serves a library on a free port. Tokens are `reader`, `librarian` and `trainee` (a librarian who may buy nothing). */
export async function openLibrary(): Promise<Library> {
  const logged: string[] = []
  const shelved: string[] = []
  const books = new Map<string, boolean>()
  const kept = new Map<string, KnownKey>()
  const nameOf = ({ caller, path, key }: Slot) => `${caller} ${path} ${key}`
  const callers: Record<string, Reader> = {
    reader: { role: 'reader', id: 1 },
    librarian: { role: 'librarian', id: 2, permissions: new Set(['books.buy']) },
    trainee: { role: 'librarian', id: 3, permissions: new Set<string>() },
  }
  const host: Host<Ctx, Reader> = {
    name: 'library',
    now: () => '2026-03-04T11:00:00.000Z',
    log: (level, message, fields) => level !== 'debug' && logged.push(`${level} ${message} ${JSON.stringify(fields)}`),
    limits: new RateLimits(),
    errorCodes,
    permissions,
    nobody: { role: 'nobody' },
    authenticate: async (token) => {
      const caller = callers[token]
      if (!caller) throw new Refusal('AUTH_INVALID_TOKEN', asWritten('Nobody has that card.'))
      return caller
    },
    context: ({ caller, effect }: Arrival<Reader>) => ({
      caller,
      books,
      shelved,
      keep: (answer) => {
        const entry = effect.claim?.entry(answer)
        if (entry) kept.set(nameOf(entry), entry)
        if (entry) effect.claim?.committed(answer, entry)
        effect.progress = 'all'
        return answer
      },
    }),
    idempotency: {
      find: async (slot) => kept.get(nameOf(slot)),
      keep: async (entry) => {
        kept.set(nameOf(entry), entry)
      },
    },
    checkAnswers: true,
  }
  const router = new Hono<Env>()
  router.onError(onError(host))
  router.notFound(onNotFound(host))
  router.use(identify(receiver('library', () => ({ forwarded: true, isProxy: () => false }))))
  router.use(guardDoor())
  mount(router, operations, host)

  const server = serve({
    fetch: (request, env) => router.fetch(request, { incoming: (env as HttpBindings).incoming, door: 'public' }),
    port: 0,
    hostname: '127.0.0.1',
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    document: openapi(operations, about),
    logged,
    shelved,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
