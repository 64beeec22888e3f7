import type { Instant, LocalDate } from '../lib/time.ts'
import { formatAmount } from './amounts.ts'
import { inkOn } from './ink-rules.ts'
import { paperWordsIn } from './messages/index.ts'
import { cardSizeOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** What stands on a printed card. */
export interface PrintedCard {
  studio: string
  /** Where the studio is to be found: address, website. */
  footer: string
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
}

/** A gift card as a PDF of one half sheet, in the studio's colours. `created` is the instant it says it was made at. */
export function giftCardPdf(card: PrintedCard, created: Instant): Promise<Uint8Array> {
  const words = paperWordsIn(card.locale)
  return setPaper('gift-card', {
    title: words.gift_card_of(card.studio),
    author: card.studio,
    created,
    language: words.language,
    color: card.primary_color,
    second_color: card.secondary_color,
    ink: inkOn(card.primary_color),
    size: cardSizeOf(card.country),
    title_words: words.gift_card,
    amount: formatAmount(card.amount, card.currency, words.language),
    for_words: words.for_whom,
    recipient: card.recipient,
    message: card.message,
    code_words: words.code,
    code: card.code,
    notes: [words.use_code, ...(card.good_until === null ? [] : [words.good_until(words.date(card.good_until))])],
    footer: card.footer,
  })
}
