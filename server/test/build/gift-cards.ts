import type { ReachedStudio } from '../request.ts'

let made = 0

async function answerOf(studio: ReachedStudio, operation: string, status: number, body?: object) {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== status) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** A gift card over 50 given free, unless told otherwise, with its `code`. */
export async function issueGiftCard(studio: ReachedStudio, overrides: object = {}) {
  const card = await answerOf(studio, 'POST /api/v1/gift-cards', 201, { initial_value: 50, ...overrides })
  const { code } = await answerOf(studio, `GET /api/v1/gift-cards/${card.id}/code`, 200)
  return { ...card, code: code as string }
}

/** A promo code of 10 % since yesterday, for everything and everybody, unless told otherwise. */
export function makePromo(studio: ReachedStudio, overrides: object = {}) {
  made += 1
  const terms = { code: `PROMO-${made}`, discount_type: 'percentage', discount_value: 10, valid_from: '2026-03-03' }
  return answerOf(studio, 'POST /api/v1/promo-codes', 201, { ...terms, ...overrides })
}
