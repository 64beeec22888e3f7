import Database from 'better-sqlite3'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

// On Linux a thread has a separate priority: people at work in the studio go before it.
if (process.platform === 'linux') setPriority(19)

/** Reads a database from end to end in a worker thread and reports its faults: none if it is whole. */
const database = new Database(workerData as string, { readonly: true, fileMustExist: true })
const rows = database.pragma('quick_check(10)') as { quick_check: string }[]
database.close()
parentPort?.postMessage(rows.map((row) => row.quick_check).filter((text) => text !== 'ok'))
