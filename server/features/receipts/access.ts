import type { Reader } from '../../db/writer.ts'
import type { Caller } from '../../api/caller.ts'
import { notFound } from '../../api/errors.ts'
import { receiptById, type ReceiptRow } from './queries.ts'

/** A receipt's row; 404 for one that is not there, or not the client's who asks. */
export function loadReceipt(reader: Reader, caller: Caller, id: number): ReceiptRow {
  const row = reader.one(receiptById, { id })
  if (!row || (caller.role === 'client' && row.client_id !== caller.id)) throw notFound('receipt')
  return row
}
