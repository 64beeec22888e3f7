import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { configure } from '../../db/open.ts'
import { writing } from '../../db/statement.ts'
import { Writer, type Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { holdLetters } from '../email/held-letters.ts'
import { holdMessages } from '../webhooks/held-messages.ts'
import type { Instant } from '../../lib/time.ts'
import { nowHere } from './queries.ts'

export interface SettleOrder {
  /** The database of a studio that was restored and does not work yet. */
  file: string
  /** Of the key that it works under from now on. */
  fingerprint: string
  now: Instant
  /** The moment at which the studio was as it is in the copy. */
  as_of: Instant
  /** Tells what is signed from now on from what was signed before. */
  era: string
  /** The name of the person who restored it; null if unknown. */
  by: string | null
}

/**
 * Makes a restored studio ready to work, in a separate thread: ends every session, holds waiting emails, makes sure that no
 * id given since the backup is given again, and keeps its key, the time of the restore and the age of the backup.
 */
export async function settleRestoredTask(order: SettleOrder, _emit: (nothing: never) => unknown): Promise<void> {
  const database = new Database(order.file, { fileMustExist: true })
  try {
    configure(database)
    const writer = new Writer(database)
    await writer.write((tx) => settle(tx, order))
    writer.emptyLog()
  } finally {
    database.close()
  }
}

function settle(tx: Tx, order: SettleOrder): void {
  for (const accounts of ['staff', 'clients'] as const) {
    tx.run(writing(sql`UPDATE ${sql.table(accounts)} SET token_version = token_version + 1`))
  }
  tx.run(writing(sql`UPDATE kiosks SET token_hash = NULL, paired_at = NULL, pairing_hash = NULL, pairing_until = NULL`))
  holdLetters(tx)
  holdMessages(tx)
  raiseIds(tx)
  const { fingerprint, now, as_of, era, by } = order
  tx.run(nowHere, { fingerprint, now, as_of, era })
  const act = { now, actor: { kind: 'staff' as const, id: null, name: by }, requestId: null }
  audit(tx, act, 'studio.restore', { entity: 'studio', id: 1, after: { as_of } })
}

/** More than a studio gives ids between a copy and the day on which it is needed. */
const LEAP = 1_000_000

/** Has new records take ids that none had since the copy: links, codes and tokens that left the studio meanwhile name nobody. */
function raiseIds(tx: Tx): void {
  tx.run(
    writing(sql`INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_schema
      WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)`),
  )
  tx.run(writing(sql`UPDATE sqlite_sequence SET seq = seq + ${LEAP}`))
}
