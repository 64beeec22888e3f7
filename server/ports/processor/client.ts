import Stripe from 'stripe'
import { textWithin } from '../limited.ts'

/** The most that is read of an answer, in bytes: of a list of 100, and of one object. */
const MOST = { list: 4_000_000, object: 1_000_000 }

/**
 * The library's own client, which reads no more of an answer than the processor writes and follows no redirect: the key goes to
 * nobody else. How long an answer may take is counted to its end.
 */
export function limitedClient(): Stripe.HttpClient {
  return Stripe.createFetchHttpClient(limitedFetch)
}

/** Asks, and gives of the answer what the client looks at. */
async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { status, headers, body } = await fetch(input, { ...init, redirect: 'manual' })
  const text = () => textWithin(body, isList(input) ? MOST.list : MOST.object)
  return { status, headers, body, text } as Response
}

const isList = (input: string | URL | Request) => new URL(String(input)).searchParams.has('limit')
