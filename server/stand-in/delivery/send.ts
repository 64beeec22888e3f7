import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import Stripe from 'stripe'

/** How long an endpoint may take to answer, in milliseconds. */
const PATIENCE = 10_000

export interface Letter {
  url: string
  secret: string
  payload: string
  /** The time it is signed with, in seconds. */
  timestamp: number
}

/** Posts an event, signed by Stripe's own code. Gives the status of the answer; 0 where there is none. */
export async function send({ url, secret, payload, timestamp }: Letter): Promise<number> {
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
