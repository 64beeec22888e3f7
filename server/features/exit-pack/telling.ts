import { Refusal } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import type { Reading } from '../../lib/sayings/format.ts'
import type { Secrets } from '../../secrets.ts'
import { openCode } from '../gift-cards/code.ts'
import { settingsOf } from '../settings/queries.ts'

/** The currency, language and time zone in which the pack shows records. */
export interface Telling {
  currency: string
  timezone: string
  reading: Reading
  /** A gift card's code; null where it was kept with a key that is lost. */
  codeOf: (giftCardId: number) => string | null
}

export function tellingOf(reader: Reader, language: string, secrets: Secrets): Telling {
  const { currency, timezone } = settingsOf(reader)
  return { currency, timezone, reading: { language, timezone }, codeOf: (id) => codeOf(reader, secrets, id) }
}

function codeOf(reader: Reader, secrets: Secrets, id: number): string | null {
  try {
    return openCode(reader, secrets, id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'GIFT_CARD_INVALID') return null
    throw error
  }
}
