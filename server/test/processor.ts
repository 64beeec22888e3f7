import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { fakeClock, type FakeClock } from '../ports/clock/fake.ts'
import { startProcessor, type Processor, type ProcessorOptions } from '../stand-in/processor.ts'
import { START } from './start.ts'
import { stripeShapes } from './stripe-shapes.ts'

export interface CheckedProcessor extends Processor {
  clock: FakeClock
  /** Stripe's own package, set up to talk to it. */
  stripe: Stripe
  /** The package with another key or otherwise set up. */
  client(config?: ClientConfig): Stripe
}

interface ClientConfig {
  key?: string
  retries?: number
  version?: string
}

/** Starts the stand-in with a clock that stands still, and everything held against Stripe's own types. */
export async function startCheckedProcessor(
  options: Partial<ProcessorOptions> & { clock?: FakeClock } = {},
): Promise<CheckedProcessor> {
  const { clock = fakeClock(START), ...others } = options
  const processor = await startProcessor({ clock, shapes: await stripeShapes(), ...others })
  const { hostname: host, port } = new URL(processor.url)
  const client = ({ key = processor.key, retries = 0, version }: ClientConfig = {}) =>
    new Stripe(key, {
      host,
      port,
      protocol: 'http',
      maxNetworkRetries: retries,
      telemetry: false,
      ...(version && { apiVersion: version as Stripe.LatestApiVersion }),
    })
  return { ...processor, clock, client, stripe: client() }
}

export interface Inbox {
  url: string
  /** The events that came, their signature verified by Stripe's own code, in order. */
  events: Stripe.Event[]
  /** Its answer from now on: 200 by default. */
  status: number
  /** The secret that verifies those events. */
  secret: string
  stop(): Promise<void>
  /** Work done before an event is answered. */
  meanwhile?: () => Promise<unknown>
}

/** An endpoint that keeps what is sent to it. */
export async function startInbox(clock: FakeClock): Promise<Inbox> {
  const inbox: Inbox = { url: '', events: [], status: 200, secret: '', stop: async () => {} }
  const server = createServer((incoming, outgoing) => {
    text(incoming)
      .then(async (body) => {
        const signature = String(incoming.headers['stripe-signature'])
        const at = Date.parse(clock.now())
        const event = await Stripe.webhooks.constructEventAsync(body, signature, inbox.secret, 300, undefined, at)
        inbox.events.push(event)
        await inbox.meanwhile?.()
        outgoing.writeHead(inbox.status).end()
      })
      .catch(() => outgoing.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  inbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  inbox.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return inbox
}
