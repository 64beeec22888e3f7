import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { writeWhole } from '../lib/on-disk.ts'
import type { Instant } from '../lib/time.ts'
import { TYPE_OF, type Kind, type Kinds } from './kinds.ts'
import { missing } from './refusal.ts'
import type { Shapes } from './shapes.ts'

/** The behaviour of a card when it is charged: it pays, it is declined, or its bank asks its holder first. */
export type CardMood = 'pays' | 'declines' | 'asks'

/** The parameters of a session that its object does not show. */
export interface SessionAside {
  lines: Stripe.LineItem[]
  payment: Stripe.Checkout.SessionCreateParams.PaymentIntentData
  subscription: Stripe.Checkout.SessionCreateParams.SubscriptionData
  setup: Stripe.Checkout.SessionCreateParams.SetupIntentData
  coupon: string | null
}

/** An answer that is given again to who asks with the same key. */
export interface Answered {
  /** The request, as a hash. */
  asked: string
  at: number
  status: number
  body: string
}

export interface Delivery {
  event: string
  endpoint: string
  state: 'waiting' | 'sending' | 'dropped' | 'delivered' | 'failed'
  attempts: number
  /** The time of the next automatic attempt; null if there is none. */
  next: number | null
  /** The last answer's status; 0 where there was none. */
  status: number
}

/** Facts of the processor that Stripe's objects have no field for. */
interface Asides {
  sessions: Record<string, SessionAside>
  cards: Record<string, CardMood>
  answered: Record<string, Answered>
  deliveries: Delivery[]
  /** True if what is given back from now on is on its way at first. */
  refundsTakeDays: boolean
}

const newAsides = (): Asides => ({
  sessions: {},
  cards: {},
  answered: {},
  deliveries: [],
  refundsTakeDays: false,
})

/** Everything the processor knows; JSON through and through. */
interface Pages {
  /** Where it was reached. */
  url: string
  /** How many ids were given out. */
  turn: number
  objects: { [K in Kind]?: Record<string, Kinds[K]> }
  asides: Asides
}

/** The cause of a change: a request of the API, or nobody but the clock and the people at the page. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

export interface Books extends Pick<Pages, 'asides'> {
  /** The processor's own time, in whole seconds since 1970. */
  now(): number
  instant(): Instant
  newId(prefix: string, length?: number): string
  /** Keeps an object under its id, in the place of the one that was there. */
  put<K extends Kind>(object: Kinds[K] & { object: K }): Kinds[K]
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** The object with this id; refuses with Stripe's 404 where there is none. */
  get<K extends Kind>(kind: K, id: string | null, param?: string): Kinds[K]
  /** All of a kind, newest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  remove(kind: Kind, id: string): void
  /** Holds an object against Stripe's own shape, where there is something to hold it against. */
  check(type: string, object: unknown): void
  /** Brings it all to the disk, where it is kept there. */
  save(): void
  cause: Cause
  /** Where the processor is reached, and with it its pages. */
  url: string
  /** The version of the API the account was made with. */
  version: string
}

export interface BooksOptions {
  /** Where the processor is reached, and with it its pages. */
  url: string
  now: () => Instant
  /** The version of the API the account was made with. */
  version: string
  /** The source of ids and secrets. */
  seed: string
  /** A JSON file that is read at the start and written after every change. */
  keep?: string | undefined
  shapes?: Shapes | undefined
}

/** Opens the books: those in the file, or empty ones. */
export function openBooks({ url, version, now, seed, keep, shapes }: BooksOptions): Books {
  const pages =
    keep !== undefined && existsSync(keep)
      ? readPages(readFileSync(keep, 'utf8'), url)
      : { url, turn: 0, objects: {}, asides: newAsides() }
  const shelf = <K extends Kind>(kind: K): Record<string, Kinds[K]> => {
    const found: Record<string, Kinds[K]> = pages.objects[kind] ?? {}
    pages.objects = { ...pages.objects, [kind]: found }
    return found
  }
  const find = <K extends Kind>(kind: K, id: string) => (Object.hasOwn(shelf(kind), id) ? shelf(kind)[id] : undefined)
  return {
    asides: pages.asides,
    cause: { id: null, idempotency_key: null },
    url,
    version,
    now: () => Math.floor(Date.parse(now()) / 1000),
    instant: now,
    newId: (prefix, length = 24) => prefix + lettersOf(`${seed}:${pages.turn++}`, length),
    put: <K extends Kind>(object: Kinds[K] & { object: K }): Kinds[K] => {
      shelf(object.object)[object.id] = object
      return object
    },
    find,
    get: (kind, id, param) => {
      const found = id === null ? undefined : find(kind, id)
      if (!found) throw missing(kind, `${id}`, param)
      return found
    },
    all: (kind) => Object.values(shelf(kind)).reverse(),
    remove: (kind, id) => {
      delete shelf(kind)[id]
    },
    check: (type, object) => {
      const fault = shapes?.answer(type, object)
      if (fault) throw new Error(`The stand-in's own ${type} is not Stripe's: ${fault}`)
    },
    save: () => {
      if (keep !== undefined) writeWhole(keep, JSON.stringify(pages))
    },
  }
}

/** The pages of a file; its own addresses lead to where it is reached now, and what was under way is sent again. */
function readPages(text: string, url: string): Pages {
  const { url: before } = JSON.parse(text) as Pages
  const pages = JSON.parse(text.replaceAll(`"${before}/`, `"${url}/`)) as Pages
  for (const delivery of pages.asides.deliveries) if (delivery.state === 'sending') delivery.state = 'waiting'
  return { ...pages, url }
}

/** The type of an object in Stripe's package. */
export const typeOf = (object: { object: string }): string => TYPE_OF[object.object as Kind]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function lettersOf(text: string, length: number): string {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    createHash('sha256').update(`${text}:${block}`).digest(),
  )
  return [...Buffer.concat(blocks).subarray(0, length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
