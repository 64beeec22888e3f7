import { sql } from 'kysely'
import { waysToWrite } from '../../lib/address-rules.ts'

/** An e-mail in every way in which it may be kept, for `IN`; none for none. */
export const writtenAs = (email: string | null) => sql`(${sql.join(email === null ? [null] : waysToWrite(email))})`
