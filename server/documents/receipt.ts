import type { ShownReceipt } from '../features/receipts/queries.ts'
import { localDate } from '../lib/time.ts'
import { formatAmount, formatMethod, formatRate } from './amounts.ts'
import { paperWordsIn } from './messages/index.ts'
import type { LocalWords } from './messages/words.ts'
import type { Pictures } from './compiler.ts'
import { paperOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** A receipt or refund as a PDF, with the studio as it was at the time and the VAT by rate, in the language of a locale. */
export function receiptPdf(
  receipt: ShownReceipt,
  { timezone, color, locale, pictures }: { timezone: string; color: string; locale: string; pictures: Pictures },
): Promise<Uint8Array> {
  const words = paperWordsIn(locale, timezone)
  const { studio, kind, number, issued_at, refund_of_number, client_name } = receipt
  const facts = {
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
  }
  return setPaper('receipt', facts, pictures)
}

function linesOf({ lines, discount, total, payments, vat, currency }: ShownReceipt, words: LocalWords) {
  const format = (amount: number) => formatAmount(amount, currency, words.locale)
  const sum = (kind: string, what: string, amount: number) => ({ kind, what, amount: format(amount) })
  return {
    head: [words.item, words.quantity, words.price, words.total],
    lines: lines.map((line) => ({
      what: line.description,
      quantity: line.quantity.toLocaleString(words.locale),
      price: format(line.unit_price),
      total: format(line.total),
    })),
    sums: [
      ...(discount === 0 ? [] : [sum('discount', words.discount, -discount)]),
      sum('total', words.total, total),
      ...payments.map((payment) => sum('payment', formatMethod(payment, words), payment.amount)),
    ],
    vat_head: [words.vat_included, words.net, words.vat, words.gross],
    vat: vat
      .filter(({ rate }) => rate > 0)
      .map((share) => [
        formatRate(share.rate, words.locale),
        format(share.net),
        format(share.vat),
        format(share.gross),
      ]),
  }
}
