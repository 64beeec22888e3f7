import { refuseFor } from '../../api/errors.ts'

/** Refuses a login (GUARDIAN_NOT_ALLOWED) to somebody for whom a guardian acts; to nobody where there is none. */
export function refuseDependant(dependant: { full_name: string } | undefined): void {
  if (dependant === undefined) return
  const detail = 'A guardian acts for the person with this e-mail. Ask the studio to give them a login of their own.'
  throw refuseFor([{ code: 'GUARDIAN_NOT_ALLOWED', detail, rule: 'guardian_id', fix: 'ask_studio' }])
}
