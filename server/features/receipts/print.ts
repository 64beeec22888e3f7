import type { App } from '../../context.ts'
import { receiptPdf } from '../../documents/receipt.ts'
import { localeOf } from '../clients/recipient.ts'
import { logoOnPaper } from '../pictures/on-paper.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentReceipt, type ReceiptRow } from './queries.ts'

/** A receipt as a PDF with its name, in the language of its client, else the studio's. */
export async function receiptFile(app: App, row: ReceiptRow): Promise<{ name: string; bytes: Uint8Array }> {
  const { timezone, primary_color: color } = settingsOf(app.db)
  const locale = localeOf(app.db, row.client_id)
  const bytes = await receiptPdf(presentReceipt(row), { timezone, color, locale, pictures: await logoOnPaper(app) })
  return { name: `${row.kind}-${row.number}.pdf`, bytes }
}
