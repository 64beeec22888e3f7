import { staffByEmail } from '../auth/queries.ts'
import { OVERTAKEN, type KeptBack } from '../email/seam.ts'

/** Keeps back for good what waited for an instructor whose account has been closed since. */
export const forNoTeacher: KeptBack = (reader, { kind, to_email }) => {
  if (!kind.startsWith('substitute_')) return null
  return reader.one(staffByEmail, { email: to_email }) ? null : OVERTAKEN
}
