import { Pool } from 'undici'
import { reasonOf } from '../../../server/lib/reason.ts'
import { bytesWithin } from '../../../server/ports/limited.ts'
import { ProviderFailed, type Provider } from './port.ts'

/** Time limit of an answer in all, headers and body, in milliseconds. */
const LIMIT = 90_000
/** The largest answer that is read, in bytes. */
const LARGEST = 4 * 1024 * 1024

interface Opening {
  /** Its base URL, `https://api.example.com/v1`. */
  base: string
  key: string
  limit?: number
}

/** A provider that speaks OpenAI’s chat completions. Redirects are not followed: the key goes to nobody else. */
export function openaiLike({ base, key, limit = LIMIT }: Opening): Provider {
  const { origin, pathname } = new URL(base)
  const pool = new Pool(origin, { connections: null, pipelining: 1 })
  const path = `${pathname.replace(/\/$/, '')}/chat/completions`
  const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` }
  return {
    complete: async (body) => {
      try {
        const signal = AbortSignal.timeout(limit)
        const answer = await pool.request({ path, method: 'POST', headers, body, signal })
        if (answer.statusCode === 200) return await bytesWithin(answer.body, LARGEST)
        // The text of an error is nobody's business here, and may never come: the connection is kept if it does.
        answer.body.dump().catch(() => {})
        throw new ProviderFailed('error', 'An error status', answer.statusCode)
      } catch (error) {
        throw error instanceof ProviderFailed ? error : new ProviderFailed('unavailable', reasonOf(error))
      }
    },
    close: () => pool.destroy(),
  }
}

/** The provider if none is configured. */
export const noProvider: Provider = {
  complete: () => Promise.reject(new ProviderFailed('unavailable', 'None is configured')),
  close: async () => {},
}
