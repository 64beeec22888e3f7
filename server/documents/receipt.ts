import type { ShownReceipt } from '../features/receipts/queries.ts'
import { localDate } from '../lib/time.ts'
import { formatAmount, formatMethod } from './amounts.ts'
import { paperWordsIn } from './messages/index.ts'
import type { PaperWords } from './messages/words.ts'
import { paperOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** A receipt or refund as a PDF, with the studio as it was at the time and the VAT by rate, in the language of a locale. */
export function receiptPdf(
  receipt: ShownReceipt,
  { timezone, color, locale }: { timezone: string; color: string; locale: string },
): Promise<Uint8Array> {
  const words = paperWordsIn(locale)
  const { studio, kind, number, issued_at, refund_of_number, client_name } = receipt
  return setPaper('receipt', {
    title: words[kind](number),
    author: studio.name,
    created: issued_at,
    language: words.language,
    color,
    paper: paperOf(studio.country),
    address: [studio.address, studio.country, studio.tax_id && words.tax_id(studio.tax_id), studio.website_url].filter(
      Boolean,
    ),
    about: [
      words.date(localDate(issued_at, timezone)),
      refund_of_number === null ? null : words.for_receipt(refund_of_number),
      client_name,
    ].filter((line) => line !== null),
    ...linesOf(receipt, words),
  })
}

function linesOf({ lines, discount, total, payments, vat, currency }: ShownReceipt, words: PaperWords) {
  const format = (amount: number) => formatAmount(amount, currency, words.language)
  const sum = (kind: string, what: string, amount: number) => ({ kind, what, amount: format(amount) })
  return {
    head: [words.item, words.quantity, words.price, words.total],
    lines: lines.map((line) => ({
      what: line.description,
      quantity: String(line.quantity),
      price: format(line.unit_price),
      total: format(line.total),
    })),
    sums: [
      ...(discount === 0 ? [] : [sum('discount', words.discount, -discount)]),
      sum('total', words.total, total),
      ...payments.map((payment) => sum('payment', formatMethod(payment, words.language), payment.amount)),
    ],
    vat_head: [words.vat_included, words.net, words.vat, words.gross],
    vat: vat
      .filter(({ rate }) => rate > 0)
      .map((share) => [`${share.rate} %`, format(share.net), format(share.vat), format(share.gross)]),
  }
}
