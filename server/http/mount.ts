import type { Context, Hono } from 'hono'
import type { Instant } from '../lib/time.ts'
import { requireDoor, requireRole, type AnyCaller, requireToken } from './access.ts'
import { isSentAsIs, jsonAnswer, specialAnswer, toSend } from './answer.ts'
import { limitBody } from './body-limit.ts'
import { AnswerInMemory } from './cached-answer.ts'
import { bucketOf } from './addresses.ts'
import { checkDeclaration } from './declaration.ts'
import type { Effect } from './effect.ts'
import type { Env } from './env.ts'
import { Refusal } from './errors.ts'
import type { Host } from './host.ts'
import { Idempotency, type Begun, type Claim } from './idempotency.ts'
import type { Mounted } from './implement.ts'
import type { AddressCache } from './address-cache.ts'
import { describe } from './on-error.ts'
import type { Operation } from './operation.ts'
import { isForAnyOrigin, openToAnyOrigin } from './origins.ts'
import { PROOF_HEADER } from './proof-of-work.ts'
import type { CountedRequest } from './rate-limit.ts'
import { readRequest, type RequestParts } from './request.ts'
import { tooLarge } from './stream.ts'
import { say } from '../lib/sayings/sayings.ts'

const JSON_LIMIT = 1024 * 1024
/** A body that takes longer than this to come has its sender looked at again, in milliseconds. */
const SLOW_BODY_MS = 50
/** The share of a form that its parts besides the file may take. */
const FORM = 64 * 1024

/**
 * Puts every operation on the router: limit, authenticate, authorise, validate, run, answer. Nobody else does any of it, but
 * `addresses` for those that it learns here.
 */
export function mount<Ctx, Caller extends AnyCaller>(
  router: Hono<Env>,
  operations: readonly Mounted<Ctx>[],
  host: Host<Ctx, Caller>,
  addresses?: AddressCache<Ctx, Caller>,
): void {
  const keys = host.idempotency && new Idempotency(host.idempotency)
  for (const mounted of inOrder(operations)) {
    const { key, operation } = mounted
    checkDeclaration(key, operation)
    const [method = '', path = ''] = key.split(' ')
    const pattern = patternOf(path)
    if (isForAnyOrigin(operation)) router.on([method, 'OPTIONS'], pattern, openToAnyOrigin(method))
    const run = (c: Context<Env>) => answer(c, mounted, host, { keys, addresses })
    const maxSize = largestBody(method, operation)
    if (maxSize === undefined) router.on(method, pattern, run)
    else router.on(method, pattern, limitBody(maxSize, refuseBody), run)
  }
}

/** A path as the router reads it. */
function patternOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name: string, suffix?: string) =>
    suffix ? `:${name}{[^/]+\\${suffix}}` : `:${name}`,
  )
}

/** The most bytes that are read into memory; undefined where no body is read, or one that is streamed. */
function largestBody(method: string, { upload, raw, streamIn }: Operation): number | undefined {
  if (upload) return upload.maxBytes + FORM
  if (raw) return raw.maxBytes
  return method === 'GET' || streamIn ? undefined : JSON_LIMIT
}

function refuseBody(): never {
  throw tooLarge()
}

/** Fixed segments win over parameters, and files over records: `/bookings/waitlist`, `/{id}.pdf`, then `/{id}`. */
function inOrder<Ctx>(operations: readonly Mounted<Ctx>[]): Mounted<Ctx>[] {
  const places = operations.map((mounted) => ({
    mounted,
    place: mounted.key.replaceAll(/\{\w+\}(?=\.)/g, '}').replaceAll(/\{\w+\}/g, '~'),
  }))
  return places.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ mounted }) => mounted)
}

async function answer<Ctx, Caller extends AnyCaller>(
  c: Context<Env>,
  mounted: Mounted<Ctx>,
  host: Host<Ctx, Caller>,
  { keys, addresses }: { keys: Idempotency | undefined; addresses: AddressCache<Ctx, Caller> | undefined },
): Promise<Response> {
  const { key, operation, handler } = mounted
  const { limits } = host
  const now = host.now()
  const { door } = c.env
  const ip = c.get('ip')
  const header = (name: string) => c.req.header(name)
  const peerPort = c.env.incoming.socket.remotePort
  const requestId = c.get('requestId')
  const languages = c.req.header('Accept-Language')
  const counted = limits.request({ door, ip, now, proof: header(PROOF_HEADER) })
  if (!operation.countsItself) for (const limit of operation.limits ?? []) counted.byAddress(limit)

  requireDoor(operation, door)
  const admit = async (): Promise<Caller> => {
    const one = await callerOf(c, operation, host)
    requireRole(operation, one, host.permissions)
    host.requireOpen?.(key, one)
    return one
  }
  let caller = await admit()
  countAccount(operation, caller, counted)
  const began = performance.now()
  const parts = await readRequest(c, operation)
  // A slow sender may have lost the right, or the account, meanwhile.
  if (performance.now() - began > SLOW_BODY_MS) caller = await admit()
  const beginning = keys && begin(c, operation, caller, parts, keys, now)
  const begun = beginning && (await beginning)
  if (begun?.kind === 'stored') {
    const { status, answer: text } = begun
    return jsonAnswer(c, operation, { status, text: text || null, headers: { 'Idempotency-Replayed': 'true' } })
  }

  const claim = begun?.claim
  const effect: Effect = { progress: 'nothing', claim }
  c.set('effect', effect)
  let kept: string | undefined
  const setCookie = (cookie: string) => void (kept = cookie)
  try {
    const result = await handler(
      host.context({ now, caller, door, ip, requestId, languages, header, peerPort, setCookie, counted, effect }),
      parts.input,
    )
    const isKept = result instanceof AnswerInMemory
    const isSpecial = isKept || isSentAsIs(operation, result)
    if (host.checkAnswers && operation.answer && (isKept || !isSpecial)) {
      operation.answer.parse(isKept ? result.value() : result)
    }
    if (isKept && door === 'public')
      addresses?.learn(c.env.incoming.url, { mounted, input: parts.input, answer: result })
    if (isSpecial) {
      return await specialAnswer(c, operation, result, (error) => {
        host.log('error', 'a stream broke', { request_id: requestId, operation: key, error: describe(error) })
        return c.env.incoming.socket.destroy?.() !== undefined
      })
    }
    if (claim && !claim.isKept) await keepReading(keys!, claim, result, host, requestId)
    const text = claim?.isKept ? claim.text(result, host.checkAnswers) : toSend(result)
    const { status } = operation
    const headers: Record<string, string> = kept === undefined ? {} : { 'Set-Cookie': kept }
    host.log('debug', 'answered', { request_id: requestId, operation: key, status })
    return await jsonAnswer(c, operation, { status, text: status === 204 ? null : text, headers })
  } catch (error) {
    // The sender should read that the body was too large, not how a handler failed on it.
    throw parts.refusal() ?? error
  } finally {
    if (claim) keys!.end(claim)
  }
}

/** Counts a request against the limits of its account; without an account, by address alone. */
function countAccount({ accountLimits }: Operation, { role, id }: AnyCaller, counted: CountedRequest): void {
  const limit = accountLimits?.[role]
  if (limit && id !== undefined) counted.by(limit, `${role} ${id}`)
}

async function callerOf<Caller extends AnyCaller>(
  c: Context<Env>,
  operation: Operation,
  { nobody, authenticate }: Pick<Host<never, Caller>, 'nobody' | 'authenticate'>,
): Promise<Caller> {
  if (operation.access === 'public') return nobody
  const token = requireToken(c.req.header('authorization'))
  const { door, incoming } = c.env
  return authenticate(token, { door, header: (name) => c.req.header(name), peerPort: incoming.socket.remotePort })
}

function begin(
  c: Context<Env>,
  operation: Operation,
  caller: AnyCaller,
  parts: RequestParts,
  keys: Idempotency,
  now: Instant,
): Promise<Begun> | undefined {
  const key = c.req.header('idempotency-key')
  if (!key || c.req.method !== 'POST' || !takesKey(operation, caller)) return undefined
  if (key.length > 200) throw new Refusal('VALIDATION_ERROR', say('http.key_too_long'))
  const ip = c.get('ip')
  const who = caller.id ?? (ip === null ? 'tunnel' : bucketOf(ip))
  return keys.begin({ caller: `${caller.role} ${who}`, path: c.req.path, key }, parts.bytes, operation, now)
}

/** True if a repeat is known: of somebody who signed in, else only where the operation says so. */
function takesKey({ idempotent }: Operation, { id }: AnyCaller): boolean {
  return id === undefined ? idempotent === true : idempotent !== false
}

/** Keeps an answer without an effect. If that fails, a repeat asks again and nothing is lost. */
async function keepReading(
  keys: Idempotency,
  claim: Claim,
  answer: unknown,
  { log }: Pick<Host<never, AnyCaller>, 'log'>,
  requestId: string,
): Promise<void> {
  try {
    await keys.keep(claim, answer)
  } catch (error) {
    log('warn', 'an answer could not be kept', { request_id: requestId, error: describe(error) })
  }
}
