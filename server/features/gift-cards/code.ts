import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { codeEnd, groupCode, isCode, normaliseCode } from '../../lib/code-rules.ts'
import type { Secrets } from '../../secrets.ts'
import { audit } from '../audit/audit.ts'
import { sealedCode } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

export const CODE_LENGTH = 16

/** Random bytes in a code: 75 bits for its first 15 characters, the last one checks them. */
export const CODE_BYTES = 10

/** The stored form of a code: its keyed hash to find it by, and the code sealed to that hash. */
export function sealCode(secrets: Secrets, code: string): { code_hash: string; code_sealed: string } {
  const code_hash = hashOf(secrets, code)
  return { code_hash, code_sealed: secrets.seal(placeOf(code_hash), code) }
}

/**
 * The stored form of another software's code: sealed as it is printed, found however it is typed. Its last characters tell
 * the card from others.
 */
export function sealForeignCode(secrets: Secrets, printed: string) {
  const code_hash = hashOf(secrets, normaliseCode(printed))
  const code_sealed = secrets.seal(placeOf(code_hash), printed)
  return { code_hash, code_sealed, code_last4: codeEnd(printed) }
}

/** The hash that finds a card by what somebody typed, and whether it can be a code at all (its check character). */
export function readCode(secrets: Secrets, typed: string): { code_hash: string; isWellFormed: boolean } {
  const code = normaliseCode(typed)
  return { code_hash: hashOf(secrets, code), isWellFormed: isCode(code, CODE_LENGTH) }
}

/** A card's code in groups of four (another software's as it is printed), or 404; 409 where it was kept with another key. */
export function openCode(reader: Reader, secrets: Secrets, id: number): string {
  const kept = reader.one(sealedCode, { id })
  if (!kept) throw notFound('gift card')
  const code = opened(secrets, kept)
  return isCode(code, CODE_LENGTH) ? groupCode(code, 4) : code
}

/** Shows staff a card's code; who looked is in the audit log, since the code is as good as the money on the card. */
export function showCode(ctx: Ctx, id: number): Promise<{ code: string }> {
  return ctx.write((tx) => {
    const code = openCode(tx, ctx.secrets, id)
    audit(tx, ctx, 'gift_card.show_code', { entity: 'gift_card', id })
    return { code }
  })
}

function opened(secrets: Secrets, { code_hash, code_sealed }: { code_hash: string; code_sealed: string }): string {
  try {
    return secrets.open(placeOf(code_hash), code_sealed)
  } catch {
    throw new Refusal('GIFT_CARD_INVALID', say('gift_cards.code_of_card_was_kept'))
  }
}

function hashOf(secrets: Secrets, code: string): string {
  return secrets.hash('gift-card', code)
}

function placeOf(code_hash: string): string {
  return `gift_cards:code_sealed:${code_hash}`
}
