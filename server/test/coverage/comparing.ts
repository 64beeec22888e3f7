import assert from 'node:assert/strict'
import type { Reply } from '../request.ts'
import type { Class, Person } from './books.ts'
import { describeCase } from './describe.ts'
import type { Drawn } from './drawn.ts'

// A record as the API gives it; what is read of it is compared.
// oxlint-disable-next-line no-explicit-any
export type Answer = any

/** The reasons against paying at the studio are shown to clients besides, and compared where they ask to. */
const ABOUT_PAYING = ['PAY_AT_STUDIO_OFF', 'PAY_AT_STUDIO_USED', 'PREPAYMENT_REQUIRED', 'NO_SINGLE_PRICE']

/** The codes of a refusal, in their order. */
export const codesOf = (body: Answer): string[] =>
  (body.reasons ?? []).map(({ code }: { code: string }) => code).filter((code: string) => !ABOUT_PAYING.includes(code))
/** The offers of a refusal, by what they are. */
export const offered = (body: Answer) => (body.offers ?? []).map(({ kind, id }: Answer) => ({ kind, id }))

/** Compares, and says what the case was. */
export function compare(
  drawn: Drawn,
  person: Person | null,
  cls: Class,
  asked: object,
  got: object,
  expected: object,
): void {
  try {
    assert.deepEqual(got, expected)
  } catch (error) {
    const { message } = error as Error
    throw new Error(
      `${message}\n${describeCase(drawn, person, cls, asked, /^[+-].*(kind|price|toPay|.*PRICE)/m.test(message))}`,
    )
  }
}

/** Asks as a client, or (null) as the staff. */
export async function askAs(
  { studio }: Drawn,
  person: Person | null,
  operation: string,
  body?: object,
): Promise<Reply> {
  if (person === null) return studio.asOwner(operation, body)
  return studio.send(operation, { token: await studio.login(person.email!), body, door: 'public' })
}

/** The facts of a booking that are compared. */
export const madeOf = ({ status, body }: Reply) => ({
  status,
  code: body.code,
  membership: body.membership_id,
  credits: body.credits_taken,
  isUnpaid: body.is_unpaid,
  toPay: body.to_pay?.amount ?? null,
})
