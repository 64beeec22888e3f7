import type { ShownClose } from '../features/takings/present.ts'
import { formatAmount, methodName } from './amounts.ts'
import { paperWordsIn } from './messages/index.ts'
import { paperOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

interface Studio {
  studio_name: string
  address: string | null
  country: string | null
  tax_id: string | null
  timezone: string
  primary_color: string
  locale: string
}

/** A day's close as a PDF, with room to sign, in the studio's language. */
export function dayClosePdf(close: ShownClose, studio: Studio): Promise<Uint8Array> {
  const words = paperWordsIn(studio.locale, studio.timezone)
  const { day_close: m } = words
  const format = (amount: number | null) => (amount === null ? '–' : formatAmount(amount, close.currency, words.locale))
  const floats: [string, number | null][] = [
    [m.opening_float, close.opening_float],
    [m.taken_out, close.taken_out],
    [m.closing_float, close.closing_float],
  ]
  return setPaper('day-close', {
    title: m.title(words.date(close.date)),
    author: studio.studio_name,
    created: close.created_at,
    language: words.language,
    color: studio.primary_color,
    paper: paperOf(studio.country),
    address: [studio.address, studio.country, studio.tax_id && words.tax_id(studio.tax_id)].filter(Boolean),
    about: [m.closed(words.moment(close.created_at, studio.timezone)), close.closed_by_name].filter(Boolean),
    head: [m.method, m.taken, m.refunded, m.expected, m.counted, m.difference],
    lines: close.lines.map((line) => [
      methodName(line.method, words),
      ...[line.taken, line.refunded, line.expected, line.counted, line.difference].map(format),
    ]),
    sums: [...floats, [m.difference, close.difference] as const].map(([what, amount]) => [what, format(amount)]),
    notes: close.notes ?? '',
    sign: m.signature,
  })
}
