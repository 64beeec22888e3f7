import type { TestStudio } from '../studio.ts'
import { book, cancel, cancelMembership, setCredits } from './attending.ts'
import type { Books } from './books.ts'
import type { Move } from './move.ts'
import type { Operation } from './operations.ts'
import { adjustStock, refund, sell, sellGiftCard, sellMembership, settle, waive } from './selling.ts'

/** Does one operation in the studio, expects of it what the books expect, and enters it. */
export async function perform(studio: TestStudio, books: Books, operation: Operation): Promise<void> {
  if (operation.kind === 'nothing') return
  // Where there is nothing yet to refund or to cancel, a delivery comes in, so that every operation is a request.
  const delivery = { kind: 'stock', product: 0, delta: 1 } as const
  const move = moveOf(books, operation, studio.clock.now()) ?? adjustStock(books, delivery)
  const { status, body } = await studio.asOwner(move.operation, move.body)
  const isDone = status >= 200 && status < 300
  const isExpected = isDone ? move.refused.length === 0 : status === 409 && move.refused.includes(body.code)
  if (!isExpected) {
    const expected = move.refused.join(' or ') || 'that it is done'
    const got = `${status} ${body.code ?? ''} ${body.detail ?? ''}`
    throw new Error(`${move.operation} ${JSON.stringify(move.body)}: expected ${expected}, got ${got}`)
  }
  if (isDone) await move.enter(body, studio)
}

function moveOf(books: Books, operation: Exclude<Operation, { kind: 'nothing' }>, now: string): Move | undefined {
  switch (operation.kind) {
    case 'sell':
      return sell(books, operation)
    case 'stock':
      return adjustStock(books, operation)
    case 'gift card':
      return sellGiftCard(books, operation)
    case 'membership':
      return sellMembership(books, operation)
    case 'cancel membership':
      return cancelMembership(books, operation)
    case 'credits':
      return setCredits(books, operation)
    case 'book':
      return book(books, operation, now)
    case 'cancel':
      return cancel(books, operation, now)
    case 'settle':
      return settle(books, operation)
    case 'waive':
      return waive(books, operation)
    case 'refund':
      return refund(books, operation)
  }
}
