import Database from 'better-sqlite3'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

// On Linux a thread has a priority of its own: whoever works in the studio goes before it.
if (process.platform === 'linux') setPriority(19)

/** Reads a database from end to end, in a thread of its own, and tells what is wrong with it: nothing where it is whole. */
const database = new Database(workerData as string, { readonly: true, fileMustExist: true })
const rows = database.pragma('quick_check(10)') as { quick_check: string }[]
database.close()
parentPort?.postMessage(rows.map((row) => row.quick_check).filter((text) => text !== 'ok'))
