import Stripe from 'stripe'
import { reasonOf } from '../../lib/reason.ts'
import { limitedClient } from './client.ts'
import { PAGE } from './pages.ts'
import { ProcessorError } from './port.ts'

/** The longest wait for an answer, in milliseconds, and the number of automatic retries. */
const PATIENCE = 20_000
const RETRIES = 2

/** Milliseconds that the processor's clock is ahead of this computer's, by its last answer; 0 until known. */
export interface Skew {
  ms: number
  isKnown: boolean
}

/** Opens the processor's library for a key; `base` is another address to ask than its own, `patience` another than the usual. */
export function openStripe(secretKey: string, base: string | undefined, patience = PATIENCE): Stripe {
  const other = base === undefined ? undefined : new URL(base)
  return new Stripe(secretKey, {
    httpClient: limitedClient(),
    maxNetworkRetries: RETRIES,
    timeout: patience,
    telemetry: false,
    ...(other && {
      protocol: other.protocol === 'http:' ? 'http' : 'https',
      host: other.hostname,
      port: other.port || (other.protocol === 'http:' ? 80 : 443),
    }),
  })
}

type Answered = { object?: string; id?: string; data?: unknown; lastResponse?: unknown }

/**
 * Makes calls of the library: their errors become ours, and what is not the object that was asked for is none (the library
 * gives any JSON that comes without an `error` as a success), or another than the one of `id`. `now` in milliseconds.
 */
export function caller(skew: Skew, now: () => number) {
  return async <T extends Answered>(object: string, call: () => Promise<T>, id?: string): Promise<T> => {
    const answer = await call().catch((error: unknown) => {
      throw errorOf(error)
    })
    const isWhole = object === 'list' ? isPage(answer.data) : typeof answer.id === 'string'
    if (answer.object !== object || !isWhole || (id !== undefined && answer.id !== id))
      throw new ProcessorError('unavailable', `The answer was not the payment processor’s: no ${object}.`)
    const { headers } = answer.lastResponse as Response
    const date = Date.parse(headers.get('date') ?? '')
    if (!Number.isNaN(date)) Object.assign(skew, { ms: skewOf(date - now()), isKnown: true })
    return answer
  }
}

/** The processor's lead in milliseconds; 0 within a second, because its header has whole seconds. */
function skewOf(ms: number): number {
  return ms <= 0 && ms > -1000 ? 0 : ms
}

/** Nobody is asked for more than a page at once. */
const isPage = (data: unknown) => Array.isArray(data) && data.length <= PAGE

/** Turns an error of the library into ours. */
export function errorOf(error: unknown): ProcessorError {
  if (error instanceof ProcessorError) return error
  if (!(error instanceof Stripe.errors.StripeError)) return new ProcessorError('unavailable', reasonOf(error))
  return new ProcessorError(kindOf(error), error.message, error.decline_code ?? error.code ?? null)
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProcessorError['kind'] {
  const { statusCode = 0, code } = error
  if (statusCode === 401) return 'key'
  if (statusCode === 403) return 'permission'
  if (statusCode === 404 || code === 'resource_missing') return 'missing'
  if (statusCode === 0 || statusCode === 429 || statusCode >= 500) return 'unavailable'
  // Two answers to one key mean that the first is not there yet.
  return statusCode === 409 ? 'unavailable' : 'refused'
}
