import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '../../lib/time.ts'

/** Random bytes in an authenticator's secret: as many as SHA-1 gives. */
export const SECRET_BYTES = 20

const STEP_SECONDS = 30
const DIGITS = 6
/** How many steps an authenticator's clock may be off, either way. */
const DRIFT = 1

/** The step (RFC 6238) that an instant lies in. */
export function stepOf(now: Instant): number {
  return Math.floor(Date.parse(now) / 1000 / STEP_SECONDS)
}

/** The six digits an authenticator shows in a step: RFC 6238 with HMAC-SHA-1. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Six digits as they were typed, with or without spaces; undefined for anything else. */
export function readDigits(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '')
  return /^[0-9]{6}$/.test(digits) ? digits : undefined
}

/**
 * The step around `now` whose code was given and is not used up, or undefined. Every step is compared, each in constant
 * time, so that how long it takes tells nothing.
 */
export function stepGiven(
  secret: Uint8Array,
  digits: string,
  { now, used }: { now: Instant; used: readonly number[] },
): number | undefined {
  const given = Buffer.from(digits)
  const present = stepOf(now)
  let found: number | undefined
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    const isSame = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)
    if (isSame && !used.includes(step)) found ??= step
  }
  return found
}

/** The used steps that are worth keeping: those that could be given again while the clock goes on. */
export function stepsUsed(used: readonly number[], step: number, now: Instant): number[] {
  const present = stepOf(now)
  return [...used.filter((one) => Math.abs(one - present) <= 2 * DRIFT), step]
}

/** The address that a QR code hands to an authenticator app. */
export function otpauthUrl(secret: string, { studio, email }: { studio: string; email: string }): string {
  const label = `${encodeURIComponent(studio)}:${encodeURIComponent(email)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(studio)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
  return `otpauth://totp/${label}?${query}`
}
