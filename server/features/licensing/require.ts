import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { licenseAt } from './queries.ts'

/** Refuses a studio on the plan without AI (AI_REQUIRES_UPGRADE); none counts as that. */
export function requireAiPlan({ db, now }: Pick<Ctx, 'db' | 'now'>): void {
  if (licenseAt(db, now).plan !== 'base_ai')
    throw new Refusal('AI_REQUIRES_UPGRADE', 'This comes with the plan that has the assistant.')
}

/** Refuses a license that is canceled, invalid or was not confirmed for too long (LICENSE_INVALID). */
export function requireValidLicense({ db, now }: Pick<Ctx, 'db' | 'now'>): void {
  const { license_status } = licenseAt(db, now)
  if (license_status === 'active') return
  throw new Refusal('LICENSE_INVALID', reasons[license_status ?? 'invalid'])
}

const reasons = {
  canceled: 'The subscription has ended. Everything else goes on; renew it to use this again.',
  invalid: 'The license service does not know the studio’s key any more. Enter the right one.',
  grace_expired: 'The license could not be confirmed for two weeks. Connect this computer to the internet.',
}
