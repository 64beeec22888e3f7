import { ProviderFailed } from '../../ports/provider/port.ts'

/** Bytes of a token, about, where the provider does not count. */
const BYTES = 4

/**
 * The tokens of a call: what the provider reports, else an estimate from both bodies; never 0. Throws a ProviderFailed where its
 * answer is no JSON object.
 */
export function tokensOf(answer: Buffer, sentBytes: number): number {
  const reported = read(answer.toString()).usage?.total_tokens
  if (Number.isSafeInteger(reported) && (reported as number) > 0) return reported as number
  return Math.max(1, Math.ceil((sentBytes + answer.length) / BYTES))
}

function read(answer: string): { usage?: { total_tokens?: unknown } | null } {
  try {
    const read: unknown = JSON.parse(answer)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  } catch {
    // Refused below.
  }
  throw new ProviderFailed('unavailable', 'Its answer is no JSON object')
}
