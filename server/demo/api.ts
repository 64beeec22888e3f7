import type { FakeClock } from '../ports/clock/fake.ts'
import type { Running } from '../server.ts'
import type { Processor } from '../stand-in/processor.ts'
import { owner, PASSWORD } from './people.ts'

export interface Refused {
  code: string
  reasons?: { code: string }[]
}

/** The demo's way into the studio: the front door, as the owner, at a chosen time. */
export interface DemoApi {
  /** Sends a request to a path of the API (`/clients`; one beside /v1 whole: `/api/billing/…`); gives the answer, or undefined with the refusal's code handed to `refused`. */
  send<T>(method: string, path: string, body?: unknown, refused?: (problem: Refused) => void): Promise<T | undefined>
  /** The same for requests that can't be refused. */
  make<T = { id: number }>(path: string, body?: unknown): Promise<T>
  /** The same as somebody else, by the token of their session. */
  makeAs(token: string, path: string, body: unknown): Promise<void>
  /** Moves the clock to an instant, runs the jobs that came due, and signs in again. */
  moveTo(instant: string): Promise<void>
}

interface Telling {
  clock: FakeClock
  processor: Processor
  /** Has the next request throw its reason. */
  signal: AbortSignal
}

/** Opens the API of a running studio whose clock the demo moves. */
export function demoApi(running: Running, { clock, processor, signal }: Telling): DemoApi {
  let token = ''
  const api: DemoApi = {
    send: async <T>(method: string, path: string, body?: unknown, refused?: (problem: Refused) => void) => {
      signal.throwIfAborted()
      const whole = path.startsWith('/api/') ? path : `/api/v1${path}`
      const answer = await running.request(method, whole, body, token)
      if (answer.status < 300) return answer.body as T
      if (!refused) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      refused(answer.body as Refused)
      return undefined
    },
    make: async <T = { id: number }>(path: string, body?: unknown) => (await api.send<T>('POST', path, body ?? {}))!,
    makeAs: async (own, path, body) => {
      const answer = await running.request('POST', `/api/v1${path}`, body, own)
      if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    },
    moveTo: async (instant) => {
      clock.set(instant)
      await processor.catchUp()
      await running.runJobs()
      const session = { email: owner.email, password: PASSWORD }
      token = (await api.make<{ access_token: string }>('/auth/login', session)).access_token
    },
  }
  return api
}
