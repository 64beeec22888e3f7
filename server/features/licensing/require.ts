import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { licenseAt } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Refuses a studio on the plan without AI (AI_REQUIRES_UPGRADE); none counts as that. */
export function requireAiPlan({ db, now }: Pick<Ctx, 'db' | 'now'>): void {
  if (licenseAt(db, now).plan !== 'base_ai')
    throw new Refusal('AI_REQUIRES_UPGRADE', say('licensing.comes_with_plan_has_assistant'))
}

/** Refuses a license that is canceled, invalid or was not confirmed for too long (LICENSE_INVALID). */
export function requireValidLicense({ db, now }: Pick<Ctx, 'db' | 'now'>): void {
  const { license_status } = licenseAt(db, now)
  if (license_status === 'active') return
  throw new Refusal('LICENSE_INVALID', reasons[license_status ?? 'invalid'])
}

const reasons = {
  canceled: say('licensing.subscription_ended'),
  invalid: say('licensing.key_not_known'),
  grace_expired: say('licensing.license_could_not_be_confirmed'),
}
