import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { standing } from './standing-rules.ts'

/** When the license was looked at; none before a key was redeemed. */
export const licenseLooks = query((_: object) => db.selectFrom('license_checks').selectAll())

/** The plan and the status of the license at a moment; both null before a key was redeemed. */
export function licenseAt(reader: Reader, now: Instant) {
  const settings = findSettings(reader)
  if (!settings) return { plan: null, license_status: null, license_grace_until: null }
  const { plan, license_grace_until } = settings
  return {
    plan: plan as 'base' | 'base_ai' | null,
    license_status: standing(settings, reader.one(licenseLooks, {}), now),
    license_grace_until: license_grace_until?.replace(/Z$/, '') ?? null,
  }
}
