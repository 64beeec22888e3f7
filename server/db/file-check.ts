import { sql } from 'kysely'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { db, query } from './build.ts'
import type { Tx } from './writer.ts'

// As TypeScript beside this file, or as a file of the bundle beside its chunks.
const workerFile = new URL(`./check-worker${extname(import.meta.filename)}`, import.meta.url)

export interface FileCheck {
  /** The faults of the file; none if it is whole, or if the check was given up. */
  found: Promise<string[]>
  giveUp(): Promise<void>
}

/** Begins to read a database from end to end, beside everything else: of a large one it takes a while. */
export function checkFile(file: string): FileCheck {
  let worker: Worker | undefined
  const found = new Promise<string[]>((resolve, reject) => {
    // The promise also rejects if a thread can't be started at all.
    worker = new Worker(workerFile, { workerData: file })
    worker.unref()
    worker.on('message', resolve)
    worker.on('error', (error) => (isDamage(error) ? resolve([(error as Error).message]) : reject(error as Error)))
    worker.on('exit', () => resolve([]))
  })
  return {
    found,
    giveUp: async () => {
      await worker?.terminate()
    },
  }
}

/** Too damaged to be read from end to end at all. */
function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')
}

/** More than the small change that a full disk may still take. */
const SIZE = 256 * 1024

const fill = query((_: object) => db.updateTable('installation').set({ probe: sql`zeroblob(${sql.lit(SIZE)})` }))
const clear = query((_: object) => db.updateTable('installation').set({ probe: null }))

/** Writes something of some size and takes it back, so that its commit tells whether the storage takes writes. */
export function probe(tx: Tx): void {
  tx.run(fill, {})
  tx.run(clear, {})
}
