import type { Answer } from '../../../../api/index.ts'

export type Standing = Pick<Answer<'GET /api/v1/studio/status'>, 'plan' | 'license_status' | 'license_grace_until'>

/** The site that sells licenses. */
export const SERVICE = 'https://license.studio-desk.app'

const DAY = 86_400_000
/** A license holds two weeks from when it was last confirmed, which is tried daily: less than this, and it has failed for long. */
const USED_UP = 12 * DAY

/** The end of a license that could not be confirmed lately; null if it was, or if it is not valid at all. */
export function holdsUntil({ license_status, license_grace_until }: Standing, now: number): string | null {
  if (license_status !== 'active' || license_grace_until === null) return null
  const until = `${license_grace_until}Z`
  return Date.parse(until) - now < USED_UP ? until : null
}
