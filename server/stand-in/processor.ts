import type { Clock } from '../ports/clock/port.ts'
import { openBooks, type Books } from './books.ts'
import { controlsOf, type Controls } from './controls.ts'
import { openPost } from './delivery/post.ts'
import { render } from './delivery/render.ts'
import { PINNED } from './events.ts'
import type { Keys } from './door/keys.ts'
import { listen } from './door/listen.ts'
import { serve, type Fault } from './door/serve.ts'
import type { Shapes } from './shapes.ts'

export interface ProcessorOptions {
  /** The studio's own clock: what it says is the processor's time too, and what it brings is done by the minute. */
  clock: Clock
  /** A free one, unless told otherwise. */
  port?: number
  /** The key that may do everything: `sk_test_…`, or `sk_live_…` for what counts as real. */
  key?: string
  /** Holds requests and answers against Stripe's own types; without it they are believed. */
  shapes?: Shapes
  /** A JSON file that it goes on from, and writes after every change. */
  keep?: string
  /** The source of ids, secrets and every random order. */
  seed?: string
  /** The version of the API that the account was made with, in which its list of events is; the package's own, unless told otherwise. */
  accountVersion?: string
  /** Where events for a URL are sent in truth; there, unless told otherwise. */
  reach?: (url: string) => string
}

export interface Processor extends Controls {
  /** The value for STRIPE_API_BASE. */
  url: string
  key: string
  /** The keys that are good: `keys.set('rk_test_1', ['rak_customer_write'])` makes a restricted one. */
  keys: Keys
  /** The faults from now on. */
  faults: Fault[]
  /** The requests, in order: `POST /v1/refunds`. */
  seen: string[]
  /** Everything it knows, for looking at. */
  books: Books
  /** Done when every event that waits was sent and answered. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Starts a stand-in of Stripe on loopback, which keeps its records and moves pretend money as Stripe moves real money. */
export async function startProcessor(options: ProcessorOptions): Promise<Processor> {
  const {
    clock,
    port = 0,
    key = 'sk_test_StandIn',
    shapes,
    keep,
    seed = 'stand-in',
    reach = (url) => url,
    accountVersion: version = PINNED,
  } = options
  const keys: Keys = new Map([[key, 'all']])
  const [faults, seen]: [Fault[], string[]] = [[], []]
  const listening = await listen(port, (request) => serve({ books, keys, shapes, post, faults, seen }, request))
  const { url } = listening
  const books = openBooks({ url, version, now: () => clock.now(), seed, keep, shapes })
  const post = openPost({ books, seed, reach, render })
  const controls = controlsOf(books, post)
  const rest = clock.every(60_000, () => void controls.catchUp().catch(console.error))
  return {
    ...controls,
    url,
    key,
    keys,
    faults,
    seen,
    books,
    idle: () => post.idle(),
    stop: async () => {
      rest()
      await listening.stop()
      await post.idle()
    },
  }
}
