import type { App } from '../../context.ts'
import { receiptPdf } from '../../documents/receipt.ts'
import { localeOf } from '../clients/recipient.ts'
import type { Enclosure } from '../email/seam.ts'
import { logoOnPaper } from '../pictures/on-paper.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentReceipt, receiptById, type ReceiptRow } from './queries.ts'

/** A receipt as a PDF with its name, in the language of its client, else the studio's. */
export async function receiptFile(app: App, row: ReceiptRow): Promise<{ name: string; bytes: Uint8Array }> {
  const { timezone, primary_color: color } = settingsOf(app.db)
  const locale = localeOf(app.db, row.client_id)
  const bytes = await receiptPdf(presentReceipt(row), { timezone, color, locale, pictures: await logoOnPaper(app) })
  return { name: `${row.kind}-${row.number}.pdf`, bytes }
}

/** The receipt that a letter is about, as a PDF. */
export const receiptPaper: Enclosure = async (app, { receipt_id }) => {
  const row = receipt_id === null ? undefined : app.db.one(receiptById, { id: receipt_id })
  if (!row) return undefined
  const { name, bytes } = await receiptFile(app, row)
  return { filename: name, content: bytes, contentType: 'application/pdf' }
}
