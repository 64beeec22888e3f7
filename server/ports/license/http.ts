import { z } from 'zod'
import { reasonOf } from '../../lib/reason.ts'
import { textWithin } from '../limited.ts'
import type { Random } from '../random/port.ts'
import type { LicenseLine, Verdict } from './port.ts'
import { isSigned, readPublicKey } from './signature.ts'

/** The longest time for a whole answer, in milliseconds, and its greatest length, in bytes. */
const PATIENCE = 10_000
const LONGEST = 10_000

const answer = z.object({ plan: z.enum(['base', 'base_ai']), status: z.enum(['active', 'canceled']) })

interface Opening {
  url: string
  /** Only answers signed by this key are believed; without a key, all are. */
  publicKey: string | undefined
  random: Random
  patience?: number
}

/** The license service at its address. Redirects are not followed: the key goes to nobody else. */
export function httpLicense({ url, publicKey, random, patience = PATIENCE }: Opening): LicenseLine {
  const key = publicKey === undefined ? undefined : readPublicKey(publicKey)
  const base = url.replace(/\/+$/, '')
  return {
    verify: async (licenseKey) => {
      const nonce = Buffer.from(random.bytes(16)).toString('hex')
      try {
        const answered = await fetch(`${base}/license/verify?nonce=${nonce}`, {
          headers: { Authorization: `Bearer ${licenseKey}`, Accept: 'application/json' },
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        const { status, headers } = answered
        const body = await textWithin(answered.body, LONGEST)
        const signature = headers.get('x-license-signature')
        const isProven = key === undefined || isSigned(key, { status, body, nonce, key: licenseKey, signature })
        return judge(status, body, isProven)
      } catch (error) {
        return { kind: 'unavailable', reason: reasonOf(error) }
      }
    },
  }
}

/** The content of an answer; an unproven one has none. */
function judge(status: number, body: string, isProven: boolean): Verdict {
  if (status !== 200 && status !== 404) return { kind: 'unavailable', reason: `It answered ${status}` }
  if (!isProven) return { kind: 'unavailable', reason: 'The answer is not signed by the license service for this key' }
  if (status === 404) return { kind: 'unknown' }
  const { plan, status: standing } = answer.parse(JSON.parse(body))
  return { kind: 'known', plan, status: standing }
}
