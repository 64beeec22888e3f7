import type { Context, Hono } from 'hono'
import type { App, Ctx, Door } from '../context.ts'
import type { Tx } from '../db/writer.ts'
import { requireRole } from '../api/access.ts'
import { limitBody } from './body-limit.ts'
import { cachedResponse, KeptAnswer } from './cached-answer.ts'
import { actorOf, type Caller } from '../api/caller.ts'
import { Refusal } from '../api/errors.ts'
import { Idempotency, type Pending } from './idempotency.ts'
import type { Mounted } from './implement.ts'
import type { FileAnswer, Operation } from './operation.ts'
import type { RateLimits } from './rate-limit.ts'
import { readRequest, type RequestParts } from './request.ts'

export interface Env {
  Bindings: { door: Door; incoming: { socket: { remoteAddress?: string; localPort?: number } } }
  Variables: { requestId: string; ip: string | null }
}

export interface Mounting {
  app: App
  limits: RateLimits
  /** Who a bearer token belongs to; refuses a bad one with 401. */
  authenticate: (token: string, app: App) => Promise<Caller>
  /** Whether answers are held against the contract (in tests: the OpenAPI document is then proven true). */
  checkAnswers: boolean
}

const JSON_LIMIT = 1024 * 1024

/** Puts every operation on the router: limit, authenticate, authorise, validate, run, answer. Nobody else does any of it. */
export function mount(router: Hono<Env>, operations: readonly Mounted[], mounting: Mounting): void {
  const idempotency = new Idempotency()
  for (const mounted of operations.toSorted(byPath)) {
    const [method = '', path = ''] = mounted.key.split(' ')
    const pattern = path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name: string, suffix?: string) =>
      suffix ? `:${name}{[^/]+\\${suffix}}` : `:${name}`,
    )
    const run = (c: Context<Env>) => answer(c, mounted, mounting, idempotency)
    if (!mounted.operation.body && !mounted.operation.upload) {
      router.on(method, pattern, run)
      continue
    }
    const maxSize = (mounted.operation.upload?.maxBytes ?? JSON_LIMIT - 64 * 1024) + 64 * 1024
    router.on(method, pattern, limitBody(maxSize, refuseBody), run)
  }
}

function refuseBody(): never {
  // The rest of the body is not read, so the connection can't be used again.
  throw new Refusal('PAYLOAD_TOO_LARGE', 'What was sent is larger than this operation takes.', {
    headers: { Connection: 'close' },
  })
}

/** Fixed segments win over parameters, and files over records: `/bookings/waitlist`, `/{id}.pdf`, then `/{id}`. */
function byPath(a: Mounted, b: Mounted): number {
  const [left, right] = [a.key, b.key].map((key) => key.replaceAll(/\{\w+\}(?=\.)/g, '}').replaceAll(/\{\w+\}/g, '~'))
  return left! < right! ? -1 : 1
}

async function answer(
  c: Context<Env>,
  { key, operation, handler }: Mounted,
  mounting: Mounting,
  idempotency: Idempotency,
): Promise<Response> {
  const { app, limits } = mounting
  const now = app.ports.clock.now()
  const { door } = c.env
  const ip = c.get('ip')
  const address = ip ?? 'tunnel'
  for (const limit of operation.limits ?? []) limits.take(limit, `${door} ${address}`, now, ip ? 1 : 10)

  const caller = await callerOf(c, operation, mounting)
  requireRole(operation, caller, door)
  const parts = await readRequest(c, operation)
  const pending = begin(c, operation, caller, parts, app, idempotency, now)
  if (pending instanceof Response) return pending

  const ctx: Ctx = {
    ...app,
    now,
    actor: actorOf(caller),
    caller,
    door,
    ip,
    requestId: c.get('requestId'),
    write: pending ? (job) => app.writer.write(claiming(pending, job)) : (job) => app.writer.write(job),
    limit: (limit, who) => limits.take(limit, `${door} ${who}`, now),
  }
  try {
    const result = await handler(ctx, parts.input)
    const isCached = result instanceof KeptAnswer
    const isFile = operation.file !== undefined || (operation.orFile !== undefined && isFileAnswer(result))
    if (mounting.checkAnswers && operation.answer && !isFile) {
      operation.answer.parse(isCached ? JSON.parse(new TextDecoder().decode(result.bytes)) : result)
    }
    if (isCached) return cachedResponse(c, result)
    if (isFile) return fileAnswer(operation.status, result as FileAnswer)
    const text = operation.status === 204 ? null : JSON.stringify(result)
    if (pending?.wasClaimed()) await app.writer.write((tx) => pending.keep(tx, operation.status, text ?? ''))
    app.log('debug', 'answered', { request_id: ctx.requestId, operation: key, status: operation.status })
    return jsonAnswer(operation.status, text)
  } finally {
    pending?.end()
  }
}

async function callerOf(c: Context<Env>, operation: Operation, { app, authenticate }: Mounting): Promise<Caller> {
  if (operation.access === 'public') return { role: 'nobody' }
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new Refusal('AUTH_REQUIRED', 'Sign in first.', { headers: { 'WWW-Authenticate': 'Bearer' } })
  return authenticate(token, app)
}

function claiming<T>(pending: Pending, job: (tx: Tx) => T) {
  return (tx: Tx): T => {
    try {
      pending.claim(tx)
      return job(tx)
    } catch (error) {
      pending.undo()
      throw error
    }
  }
}

function begin(
  c: Context<Env>,
  operation: Operation,
  caller: Caller,
  parts: RequestParts,
  app: App,
  idempotency: Idempotency,
  now: string,
): Pending | Response | undefined {
  const key = c.req.header('idempotency-key')
  if (!key || c.req.method !== 'POST' || operation.idempotent === false || caller.role === 'nobody') return undefined
  if (key.length > 200) throw new Refusal('VALIDATION_ERROR', 'An Idempotency-Key has at most 200 characters.')
  const slot = { caller: `${caller.role} ${caller.id}`, path: c.req.path, key }
  const begun = idempotency.begin(app.db, slot, parts.bytes, now)
  if (begun.kind === 'pending') return begun
  return jsonAnswer(begun.status, begun.answer || null, { 'Idempotency-Replayed': 'true' })
}

function jsonAnswer(status: number, text: string | null, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: text === null ? headers : { 'Content-Type': 'application/json', ...headers },
  })
}

function isFileAnswer(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array
}

function fileAnswer(status: Operation['status'], file: FileAnswer): Response {
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      'Content-Type': file.type,
      ...(file.name && { 'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"` }),
      ...file.headers,
    },
  })
}
