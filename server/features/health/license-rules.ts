import { addHours, type Instant } from '../../lib/time.ts'
import type { LicenseStatus } from '../licensing/license-values.ts'
import type { Finding } from './findings.ts'

/** Hours without an answer of the license service before that is worth a word. */
const QUIET = 72

export interface LicenseFacts {
  license_status: LicenseStatus | null
  /** Time of the license service’s last answer. */
  checked_at: Instant | null
}

/** True if the license holds. Only the assistant needs one, so that nothing of it fails the studio. */
export function ofLicense({ license_status, checked_at }: LicenseFacts, now: Instant): Finding {
  if (license_status === null || checked_at === null) return { state: 'off', code: 'license.none', values: {} }
  const values = { at: checked_at }
  if (license_status === 'canceled') return { state: 'warning', code: 'license.ended', values: {} }
  if (license_status === 'invalid') return { state: 'warning', code: 'license.unknown', values }
  if (license_status === 'grace_expired') return { state: 'warning', code: 'license.lapsed', values }
  if (addHours(checked_at, QUIET) < now) return { state: 'warning', code: 'license.unconfirmed', values }
  return { state: 'ok', code: 'license.fine', values }
}
