import type { Enclosure } from '../email/seam.ts'
import { receiptFile } from './print.ts'
import { receiptById } from './queries.ts'

/** The receipt that a letter is about, as a PDF. */
export const receiptPaper: Enclosure = async (app, { receipt_id }) => {
  const row = receipt_id === null ? undefined : app.db.one(receiptById, { id: receipt_id })
  if (!row) return undefined
  const { name, bytes } = await receiptFile(app, row)
  return { filename: name, content: bytes, contentType: 'application/pdf' }
}
