import type { Reason } from '../../api/errors.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

export interface Guarding {
  client: { full_name: string; has_login: boolean; dependants: number }
  guardian: { full_name: string; guardian_id: number | null }
}

/**
 * Reasons that prevent a person from looking after a client: clients who sign in act for themselves, and nobody looks after
 * a guardian (so that no two look after each other, and every dependant has somebody who acts).
 */
export function guardianReasons({ client, guardian }: Guarding): Reason[] {
  const reasons: Reason[] = []
  const refuse = (rule: string, detail: Said) => reasons.push({ code: 'GUARDIAN_NOT_ALLOWED', detail, rule })
  if (client.has_login) {
    refuse('login', say('clients.acts_for_themselves', { name: client.full_name }))
  }
  if (guardian.guardian_id !== null) {
    refuse('guardian', say('clients.has_guardian_too', { name: guardian.full_name }))
  }
  if (client.dependants > 0) {
    refuse('dependants', say('clients.is_guardian', { name: client.full_name }))
  }
  return reasons
}

/** Why somebody with a guardian gets no login. */
export function loginReason(full_name: string): Reason {
  const detail = say('clients.has_guardian_who_acts', { name: full_name })
  return { code: 'GUARDIAN_NOT_ALLOWED', detail, rule: 'guardian_id', fix: 'remove_guardian' }
}
