import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../refused-start.ts'
import { isFinishedCopy } from './copy-aside.ts'
import { databaseFile } from './database-file.ts'

/** The database can't be opened as it is; the message says why and what the owner can do. */
export class DatabaseRefused extends StartRefused {}

/** The way back to an earlier state, as far as there is one: the newest copy kept before a change of the schema. */
export function wayBack(folder: string): string {
  const [backups, file] = [join(folder, 'backups'), databaseFile(folder)]
  const copies = existsSync(backups) ? readdirSync(backups).filter(isFinishedCopy) : []
  const newest = copies.toSorted((one, other) => (stampOf(one) < stampOf(other) ? -1 : 1)).at(-1)
  return newest === undefined
    ? `Put back a copy that you keep elsewhere as ${file}; in ${backups}, where one is made before a change of the schema, there is none.`
    : `Put back your own newest copy as ${file}, or the one kept before the last change of the schema: ${join(backups, newest)}.`
}

/** The instant in a copy's name, which sorts as time does. */
const stampOf = (copy: string) => copy.replace(/^before-schema-\d+-/, '')
