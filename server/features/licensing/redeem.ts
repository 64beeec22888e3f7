import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { keepAnswer, sealLicenseKey } from './keep.ts'
import { licenseAt } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The characters that a header can contain. No key has others. */
const SENDABLE = /^[\x21-\x7e]+$/

/**
 * Redeems a license key: keeps it, and what the license service says it is good for. LICENSE_KEY_INVALID where it knows no such
 * key, LICENSE_SERVER_UNAVAILABLE where it can't be asked; then everything stays.
 */
export async function redeemLicense(ctx: Ctx, typed: string) {
  const key = typed.replaceAll(/\s/g, '')
  const verdict = SENDABLE.test(key) ? await ctx.ports.license.verify(key) : ({ kind: 'unknown' } as const)
  if (verdict.kind === 'unknown') throw new Refusal('LICENSE_KEY_INVALID', say('licensing.check_for_slips'))
  if (verdict.kind === 'unavailable') {
    ctx.log('warn', 'the license service could not be asked', { reason: verdict.reason })
    throw new Refusal('LICENSE_SERVER_UNAVAILABLE', say('licensing.nothing_was_changed'))
  }
  return ctx.write((tx) => {
    const before = settingsOf(tx)
    keepAnswer(tx, ctx, verdict, { license_key_encrypted: sealLicenseKey(ctx, key) })
    audit(tx, ctx, 'studio.license', { entity: 'studio', id: 1, before, after: settingsOf(tx) })
    const { plan, license_status, license_grace_until } = licenseAt(tx, ctx.now)
    return { plan: plan!, license_status: license_status!, license_grace_until: license_grace_until! }
  })
}
