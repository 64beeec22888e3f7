import { Hono } from 'hono'
import { z } from 'zod'
import type { AnyCaller } from '../../http/access.ts'
import { identify, receiver, type Door } from '../../http/doors.ts'
import { sharedErrorCodes } from '../../http/errors.ts'
import type { Arrival, Host } from '../../http/host.ts'
import type { KeyEntry, KnownKey, Slot } from '../../http/idempotency.ts'
import type { Mounted } from '../../http/implement.ts'
import type { Env } from '../../http/env.ts'
import { mount } from '../../http/mount.ts'
import { onError, onNotFound } from '../../http/on-error.ts'
import type { Operation, OperationKey } from '../../http/operation.ts'
import { RateLimits } from '../../http/rate-limit.ts'

/** The input of a handler: all that is known of a request. */
export type Ctx = Arrival<AnyCaller>
export const NOW = '2026-03-04T11:00:00.000Z'
/** Any object. */
export const anything = z.record(z.string(), z.unknown())
let names = 0
/** An operation that gives back what it read, unless told otherwise. */
export const operation = (
  key: OperationKey,
  declared: Partial<Operation>,
  // A handler reads whatever shape it declares.
  // oxlint-disable-next-line no-explicit-any
  handler: (ctx: Ctx, input: any) => unknown = (_, input) => input,
): Mounted<Ctx> => ({
  key,
  operation: { id: `x${(names += 1)}`, summary: 'X', access: 'public', status: 200, ...declared },
  handler,
})

/** A handler's writes, with its answer if the request has a key: on the disk right away. */
export function written<T>({ effect }: Pick<Ctx, 'effect'>, answer: T): T {
  const { claim } = effect
  if (claim) {
    const entry = claim.entry(answer)
    disks.get(claim)!.set(nameOf(entry), entry)
    claim.committed(answer, entry)
  }
  effect.progress = 'all'
  return answer
}
const disks = new WeakMap<object, Map<string, KnownKey>>()
const nameOf = ({ caller, path, key }: Slot) => `${caller} ${path} ${key}`

/** Serves operations within the process. Any token is the name of somebody who may do everything. */
export function serving(operations: Mounted<Ctx>[], more: Partial<Host<Ctx, AnyCaller>> = {}) {
  const logged: string[] = []
  const kept = new Map<string, KnownKey>()
  const host: Host<Ctx, AnyCaller> = {
    name: 'kiosk',
    now: () => NOW,
    log: (level, message, fields) => logged.push(`${level} ${message} ${fields?.['operation'] ?? fields?.['path']}`),
    limits: new RateLimits(),
    errorCodes: sharedErrorCodes,
    permissions: {},
    nobody: { role: 'nobody' },
    authenticate: async (id) => ({ role: 'reader', id }),
    context: (arrival) => {
      if (arrival.effect.claim) disks.set(arrival.effect.claim, kept)
      return arrival
    },
    idempotency: {
      find: (slot) => kept.get(nameOf(slot)),
      keep: async (entry: KeyEntry) => void kept.set(nameOf(entry), entry),
    },
    checkAnswers: true,
    ...more,
  }
  const router = new Hono<Env>()
  router.onError(onError(host))
  router.notFound(onNotFound(host))
  router.use(identify(receiver('run', () => ({ forwarded: true, isProxy: () => false }))))
  mount(router, operations, host)
  const send = async (line: string, init: RequestInit = {}, door: Door = 'local', incoming: object = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const env = { door, incoming: { socket: { remoteAddress: '127.0.0.1' }, ...incoming } }
    const answer = await router.request(path, { method, ...init }, env)
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }
  return { send, logged }
}
/** A body of JSON, as it is sent. */
export const json = (body: unknown, headers: object = {}) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})
