import { encode } from 'uqr'
import type { Instant, LocalDate } from '../lib/time.ts'
import { formatAmount } from './amounts.ts'
import type { Pictures } from './compiler.ts'
import { inkOn, ribbonOn } from './ink-rules.ts'
import { paperWordsIn } from './messages/index.ts'
import { cardSizeOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** The content of a printed card. */
export interface PrintedCard {
  studio: string
  /** The studio's address and website. */
  footer: string
  /** The address of the portal, where the card's holder books; null if the portal can't be reached from outside. */
  portal: string | null
  timezone: string
  country: string | null
  locale: string
  primary_color: string
  secondary_color: string
  /** In major units. */
  amount: number
  currency: string
  recipient: string | null
  message: string | null
  code: string
  good_until: LocalDate | null
  pictures: Pictures
}

/** A gift card as a PDF of one half sheet, in the studio's colours. `created` is the instant it says it was made at. */
export function giftCardPdf(card: PrintedCard, created: Instant): Promise<Uint8Array> {
  const words = paperWordsIn(card.locale, card.timezone)
  const code = card.portal === null ? null : qrSvg(card.portal)
  const facts = {
    title: words.gift_card_of(card.studio),
    author: card.studio,
    created,
    language: words.language,
    color: card.primary_color,
    ribbon: ribbonOn(card.primary_color, card.secondary_color),
    ink: inkOn(card.primary_color),
    size: cardSizeOf(card.country),
    title_words: words.gift_card,
    amount: formatAmount(card.amount, card.currency, words.locale),
    for_words: words.for_whom,
    recipient: card.recipient,
    message: card.message,
    code_words: words.code,
    code: card.code,
    use_words: words.use_code,
    valid: card.good_until === null ? null : words.good_until(words.date(card.good_until)),
    footer: card.footer,
    portal: card.portal ?? '',
    scan_words: words.scan_to_book,
  }
  return setPaper('gift-card', facts, { ...card.pictures, ...(code && { 'qr.svg': Buffer.from(code) }) })
}

/**
 * A text as a QR code of black squares, as SVG without the quiet zone; null for one that needs a larger code than phones read
 * with ease from paper.
 */
function qrSvg(text: string): string | null {
  const squares = squaresOf(text)
  if (!squares) return null
  const rows = squares.flatMap((line, row) => line.flatMap((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : [])))
  const side = squares.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${rows.join('')}"/></svg>`
}

function squaresOf(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'M', maxVersion: 10, border: 0 }).data
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
