import { sql } from 'kysely'

/**
 * What the processor knows something by that is asked of it, also when it is asked again. Never made of an id: after a restore
 * ids are given out anew.
 */
export const newReference = sql<string>`lower(hex(randomblob(16)))`
