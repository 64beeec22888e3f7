import type { Migration } from 'kysely/migration'
import * as licenses from './0001-licenses.ts'

/** Every step of the schema, forward only, in the order of the names. */
export const migrations: Record<string, Migration> = { '0001-licenses': licenses }
