import type { Reason } from '../../api/errors.ts'

export interface Guarding {
  client: { full_name: string; has_login: boolean; dependants: number }
  guardian: { full_name: string; guardian_id: number | null }
}

/**
 * What stands against somebody's looking after a client: who signs in acts for themselves, and who looks after somebody is
 * looked after by nobody (so that no two look after each other, and every dependant has one who acts).
 */
export function guardianReasons({ client, guardian }: Guarding): Reason[] {
  const reasons: Reason[] = []
  const refuse = (rule: string, detail: string) => reasons.push({ code: 'GUARDIAN_NOT_ALLOWED', detail, rule })
  if (client.has_login) {
    refuse(
      'login',
      `${client.full_name} signs in and acts for themselves. Only a client without a login has a guardian.`,
    )
  }
  if (guardian.guardian_id !== null) {
    refuse('guardian', `${guardian.full_name} has a guardian, too. Choose somebody who acts for themselves.`)
  }
  if (client.dependants > 0) {
    refuse('dependants', `${client.full_name} is a guardian. Give those they look after another guardian first.`)
  }
  return reasons
}

/** Why somebody with a guardian gets no login. */
export function loginReason(full_name: string): Reason {
  const detail = `${full_name} has a guardian who acts for them. Take the guardian away first, then they can sign in.`
  return { code: 'GUARDIAN_NOT_ALLOWED', detail, rule: 'guardian_id', fix: 'remove_guardian' }
}
