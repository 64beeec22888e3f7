import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import fc from 'fast-check'
import { setRules } from './build/bookings.ts'
import { book, cancel, cancelMembership, setCredits } from './property/attending.ts'
import { balancesInBooks, balancesInStudio, openBooks, type Books } from './property/books.ts'
import type { Move } from './property/move.ts'
import { operation, type Operation } from './property/operations.ts'
import { adjustStock, refund, sell, sellGiftCard, sellMembership, settle, waive } from './property/selling.ts'
import { startStudio, type TestStudio } from './studio.ts'

const SEED = 20_260_304
const RUNS = 5
/** Desks that work at the same time, each with separate clients, products, cards and classes. */
const DESKS = 20
const OPERATIONS = 100
/** After so many operations, twenty minutes pass: second thoughts end, fees fall due. */
const PER_QUARTER = OPERATIONS / 4

const evening = fc.array(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
  minLength: DESKS,
  maxLength: DESKS,
})

/** Does one operation in the studio, expects of it what the books expect, and enters it. */
async function perform(studio: TestStudio, books: Books, operation: Operation): Promise<void> {
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

describe('whatever is done, in whatever order', () => {
  let studio: TestStudio | undefined
  let receipts = 0
  let performed = 0
  after(() => studio?.stop())

  const open = async () => {
    studio = await startStudio()
    receipts = 0
    await setRules(studio, { late_cancel_fee: 5, default_vat_rate: 21 })
    return studio
  }

  const work = async (at: TestStudio, desks: readonly Operation[][]) => {
    const books = await Promise.all(desks.map(() => openBooks(at)))
    for (let from = 0; from < OPERATIONS; from += PER_QUARTER) {
      await Promise.all(desks.map((operations, n) => workThrough(at, books[n]!, operations, from)))
      await at.advance({ minutes: 20 })
    }
    for (const kept of books) {
      assert.deepEqual(await balancesInStudio(at, kept), balancesInBooks(kept))
      receipts += kept.receipts
    }
    const { body: report } = await at.asOwner('GET /api/v1/studio/integrity')
    assert.deepEqual(
      report.invariants.filter(({ ok }: { ok: boolean }) => !ok),
      [],
    )
    assert.equal(report.ok, true)
    const { body: last } = await at.asOwner('GET /api/v1/receipts?page_size=1')
    assert.equal(last.items[0]?.number ?? 0, receipts)
  }

  const workThrough = async (at: TestStudio, books: Books, operations: readonly Operation[], from: number) => {
    for (const one of operations.slice(from, from + PER_QUARTER)) {
      await perform(at, books, one)
      performed += 1
    }
  }

  it('10,000 operations leave every balance as an independent bookkeeper has it', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (desks) => {
        const at = studio ?? (await open())
        try {
          await work(at, desks)
        } catch (error) {
          // A broken studio stays broken: the smaller examples are tried in a new studio.
          studio = undefined
          await at.stop()
          throw error
        }
      }),
      { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
    )
    assert.equal(performed, RUNS * DESKS * OPERATIONS)
  })
})
