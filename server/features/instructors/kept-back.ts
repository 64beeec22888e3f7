import { say } from '../../lib/sayings/sayings.ts'
import { staffByEmail } from '../auth/queries.ts'
import type { KeptBack } from '../email/seam.ts'

/** Keeps back for good what waited for an instructor whose account has been closed since. */
export const forNoTeacher: KeptBack = (reader, { kind, to_email }) => {
  if (!kind.startsWith('substitute_')) return null
  return reader.one(staffByEmail, { email: to_email }) ? null : { kind: 'never', reason: say('mail.overtaken') }
}
