import { join } from 'node:path'

/** The studio's one database file. */
export const databaseFile = (folder: string) => join(folder, 'studio.sqlite')
