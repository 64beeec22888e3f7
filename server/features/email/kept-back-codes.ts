import { sql } from 'kysely'

/** Why an email was rightly kept back for good: nothing is wrong, and nobody has to do anything. */
const NOT_NEEDED = [
  'mail.overtaken',
  'mail.no_consent',
  'mail.client_inactive',
  'mail.address_changed',
  'mail.dropped_after_restore',
] as const

/** True if an unsent email was no longer needed, by the reason in its row. */
export const isNotNeeded = (lastError: string | null): boolean =>
  lastError !== null && NOT_NEEDED.some((code) => lastError.startsWith(`{"code":"${code}"`))

/** The same in a query, of a row of `emails`; reasons of former versions are plain sentences. */
export const notNeeded = sql<boolean>`(coalesce(last_error, '') LIKE '{"code":"mail.%' AND json_extract(last_error, '$.code') IN (${sql.join(
  NOT_NEEDED.map((code) => sql.lit(code)),
)}))`
