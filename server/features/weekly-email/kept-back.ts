import { OVERTAKEN, type KeptBack } from '../email/seam.ts'
import { ownerByEmail } from './queries.ts'

/** Keeps back for good what waited for an owner who wants it no more, or is none any more. */
export const unwantedWeek: KeptBack = (reader, { kind, to_email }) => {
  if (kind !== 'weekly_report') return null
  return reader.one(ownerByEmail, { email: to_email }) ? null : OVERTAKEN
}
