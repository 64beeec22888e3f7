import Database from 'better-sqlite3'
import { join } from 'node:path'
import { Reader } from './reader.ts'

/**
 * Reads the studio's database by a separate connection, for threads that work beside the one that writes. It sees committed
 * data only; every read sees one moment, and none keeps a writer waiting.
 */
export function withReader<T>(folder: string, read: (reader: Reader) => T | Promise<T>): Promise<T> {
  return withDatabase(folder, (database) => read(new Reader(database)))
}

/**
 * The same, where all its reads together see one moment. While it lasts the write-ahead log can't be emptied, which an
 * erasure waits for: it is for what reads on and on, and never for long waits.
 */
export function withReaderOfOneMoment<T>(folder: string, read: (reader: Reader) => T | Promise<T>): Promise<T> {
  return withDatabase(folder, (database) => {
    database.exec('BEGIN')
    return read(new Reader(database))
  })
}

/** The same connection itself, for what looks at the file and not at the studio. */
export async function withDatabase<T>(
  folder: string,
  work: (database: Database.Database) => T | Promise<T>,
): Promise<T> {
  // Opened for writing and kept from it: read-only, SQLite's own check passes over CHECK rules.
  const database = new Database(join(folder, 'studio.sqlite'), { fileMustExist: true, timeout: 5000 })
  try {
    database.pragma('query_only = ON')
    database.pragma('cache_size = -32000')
    database.pragma('temp_store = MEMORY')
    return await work(database)
  } finally {
    database.close()
  }
}
