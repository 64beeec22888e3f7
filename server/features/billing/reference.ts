import { sql } from 'kysely'

/**
 * The reference by which the processor knows something that is asked of it, also when it is asked again. Never made of an id:
 * after a restore ids are reused.
 */
export const newReference = sql<string>`lower(hex(randomblob(16)))`
