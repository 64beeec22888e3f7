import type { ShownReceipt } from '../features/receipts/queries.ts'
import { formatDate } from '../lib/phrases.ts'
import { localDate } from '../lib/time.ts'
import { openSheet, type Sheet } from './page.ts'

const methods: Record<string, string> = {
  cash: 'Cash',
  card_terminal: 'Card',
  bank_transfer: 'Bank transfer',
  gift_card: 'Gift card',
  complimentary: 'Complimentary',
  online: 'Online',
  imported: 'Paid before',
  other: 'Other',
}

/** How a payment method is called on paper; a gift card by the end of its code. */
export function sayMethod({
  method,
  gift_card_last4: last4,
}: {
  method: string
  gift_card_last4: string | null
}): string {
  return `${methods[method] ?? method}${last4 === null ? '' : ` ending in ${last4}`}`
}

/** An amount in major units with its currency: `€18.50`, `-¥1,850`. */
export function sayAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)
}

const quiet = { color: '#6b6b66', size: 9 } as const

/** A receipt or refund as a PDF of A4, with the studio as it was at the time and the VAT by rate. */
export async function receiptPdf(
  receipt: ShownReceipt,
  { timezone, color }: { timezone: string; color: string },
): Promise<Uint8Array> {
  const title = `${receipt.kind === 'refund' ? 'Refund' : 'Receipt'} ${receipt.number}`
  const { studio } = receipt
  const sheet = await openSheet({ title, author: studio.name, created: receipt.issued_at })
  sheet.text(studio.name, { size: 18, bold: true, color })
  const address = [studio.address, studio.country, studio.tax_id && `Tax ID ${studio.tax_id}`, studio.website_url]
  for (const line of address) if (line) sheet.text(line, quiet)
  sheet.gap(28)
  sheet.text(title, { size: 14, bold: true })
  sheet.text(formatDate(localDate(receipt.issued_at, timezone)))
  if (receipt.refund_of_number !== null) sheet.text(`For receipt ${receipt.refund_of_number}`)
  if (receipt.client_name !== null) sheet.text(receipt.client_name)
  sheet.gap(18)
  writeLines(sheet, receipt)
  writeTotals(sheet, receipt)
  writeVat(sheet, receipt)
  return sheet.finish()
}

function writeLines(sheet: Sheet, { lines, currency }: ShownReceipt): void {
  const row = (what: string, count: string, each: string, total: string, style: object = {}) =>
    sheet.row([
      { text: what, width: 5, ...style },
      { text: count, width: 1, align: 'right', ...style },
      { text: each, width: 2, align: 'right', ...style },
      { text: total, width: 2, align: 'right', ...style },
    ])
  row('', 'Quantity', 'Price', 'Total', quiet)
  sheet.rule()
  for (const line of lines) {
    const amounts = [line.unit_price, line.total].map((amount) => sayAmount(amount, currency))
    row(line.description, String(line.quantity), amounts[0]!, amounts[1]!)
  }
  sheet.rule()
}

function writeTotals(sheet: Sheet, { discount, total, payments, currency }: ShownReceipt): void {
  const row = (what: string, amount: number, style: object = {}) =>
    sheet.row([
      { text: what, width: 3, ...style },
      { text: sayAmount(amount, currency), width: 1, align: 'right', ...style },
    ])
  if (discount !== 0) row('Discount', -discount)
  row('Total', total, { bold: true, size: 12 })
  sheet.gap(6)
  for (const payment of payments) row(sayMethod(payment), payment.amount, quiet)
}

function writeVat(sheet: Sheet, { vat, currency }: ShownReceipt): void {
  const shown = vat.filter(({ rate }) => rate > 0)
  if (shown.length === 0) return
  sheet.gap(18)
  const row = (cells: readonly string[]) =>
    sheet.row(cells.map((text, index) => ({ text, width: 1, ...quiet, align: index === 0 ? 'left' : 'right' })))
  row(['VAT included', 'Net', 'VAT', 'Gross'])
  sheet.rule()
  for (const share of shown) {
    row([`${share.rate} %`, ...[share.net, share.vat, share.gross].map((amount) => sayAmount(amount, currency))])
  }
}
