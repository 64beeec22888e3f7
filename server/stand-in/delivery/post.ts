import { createHash } from 'node:crypto'
import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import Stripe from 'stripe'
import type { Books, Delivery } from '../books.ts'
import type { DeliveryMode } from './mode.ts'

/** An event that was sent, and what came of it. */
export interface Delivered {
  event: string
  type: string
  endpoint: string
  url: string
  /** 0 where nobody answered, and where it was dropped. */
  status: number
}

export interface Post {
  mode: DeliveryMode
  /** Everything that was sent, in order. */
  log: Delivered[]
  /** Sends what waits; done when all of that was answered. */
  deliver(): Promise<void>
  /** Sends again, whatever became of it before, what is asked for. */
  again(which: (event: Stripe.EventBase, delivery: Delivery) => boolean): Promise<void>
  /** Sends what was held back. */
  release(): Promise<void>
  /** Sends what was not received and whose time to be tried again has come. */
  retry(): Promise<void>
  /** Done when nothing is under way. */
  idle(): Promise<void>
}

export interface PostOptions {
  books: Books
  seed: string
  /** Where what is for a URL goes in truth. */
  reach: (url: string) => string
  /** An event as a version has it. */
  render: (event: Stripe.EventBase, version: string | null) => Stripe.EventBase
}

/** When a delivery that failed is tried again, in seconds after it: for three days, as Stripe does. */
const PAUSES = [300, 1800, 7200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200]

/** How long an endpoint may take to answer, in milliseconds. */
const PATIENCE = 10_000

interface Letter {
  url: string
  secret: string
  payload: string
  /** The time it is signed with, in seconds. */
  timestamp: number
}

/** Posts an event, signed by Stripe's own code. Gives the status of the answer; 0 where there is none. */
async function send({ url, secret, payload, timestamp }: Letter): Promise<number> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(payload),
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  }
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve) => {
    const asked = request(url, options, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(payload)
  })
}

export function openPost({ books, seed, reach, render }: PostOptions): Post {
  let under: Promise<void> = Promise.resolve()
  const one = async (delivery: Delivery): Promise<void> => {
    const event = books.find('event', delivery.event)
    const endpoint = books.find('webhook_endpoint', delivery.endpoint)
    if (!event || !endpoint) return void (delivery.state = 'dropped')
    const { version = endpoint.api_version, livemode = event.livemode, drop } = post.mode
    const payload = JSON.stringify({ ...render(event, version), livemode }, null, 2)
    const letter = { url: reach(endpoint.url), secret: endpoint.secret ?? '', payload, timestamp: books.now() }
    const status = drop ? 0 : await send(letter)
    post.log.push({ event: event.id, type: event.type, endpoint: endpoint.id, url: endpoint.url, status })
    note(books, delivery, event, status)
  }
  const sendAll = (chosen: Delivery[]) => {
    const { times = 1, together = false, order = 'made' } = post.mode
    for (const delivery of chosen) delivery.state = 'sending'
    const each = chosen.flatMap((delivery) => Array.from({ length: times }, () => delivery))
    const ordered =
      order === 'reversed' ? each.reverse() : order === 'shuffled' ? shuffled(each, `${seed} ${post.log.length}`) : each
    under = under.then(async () => {
      if (together) await Promise.all(ordered.map(one))
      else for (const delivery of ordered) await one(delivery)
      books.save()
    })
    return under
  }
  const those = (...states: Delivery['state'][]) =>
    books.asides.deliveries.filter(({ state }) => states.includes(state))
  const post: Post = {
    mode: {},
    log: [],
    deliver: () => (post.mode.hold || those('waiting').length === 0 ? under : sendAll(those('waiting'))),
    again: (which) =>
      sendAll(
        books.asides.deliveries.filter((delivery) => {
          const event = books.find('event', delivery.event)
          return event && which(event, delivery)
        }),
      ),
    release: () => {
      post.mode = { ...post.mode, hold: false }
      return post.deliver()
    },
    retry: () => {
      const due = those('failed').filter(({ next }) => next !== null && next <= books.now())
      return due.length === 0 ? under : sendAll(due)
    },
    idle: async () => {
      await under
      await post.deliver()
    },
  }
  return post
}

/** The same in another order, the same one for the same seed. */
function shuffled<T>(list: readonly T[], seed: string): T[] {
  const place = (index: number) => createHash('sha256').update(`${seed}:${index}`).digest('hex')
  return list
    .map((one, index) => ({ one, at: place(index) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one)
}

function note(books: Books, delivery: Delivery, event: Stripe.EventBase, status: number): void {
  const arrived = status >= 200 && status < 300
  const pause = PAUSES[delivery.attempts]
  delivery.attempts += 1
  delivery.status = status
  // One of several that arrived is enough.
  if (delivery.state !== 'delivered') delivery.state = arrived ? 'delivered' : 'failed'
  delivery.next = delivery.state === 'delivered' || pause === undefined ? null : books.now() + pause
  const own = books.asides.deliveries.filter((other) => other.event === event.id)
  event.pending_webhooks = own.filter(({ state }) => state !== 'delivered').length
}
