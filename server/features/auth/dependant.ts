import { refuseFor } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Refuses a login (GUARDIAN_NOT_ALLOWED) to somebody for whom a guardian acts; to nobody where there is none. */
export function refuseDependant(dependant: { full_name: string } | undefined): void {
  if (dependant === undefined) return
  const detail = say('auth.guardian_acts')
  throw refuseFor([{ code: 'GUARDIAN_NOT_ALLOWED', detail, rule: 'guardian_id', fix: 'ask_studio' }])
}
