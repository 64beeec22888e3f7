import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import fc from 'fast-check'
import { setRules } from './build/bookings.ts'
import { balancesInBooks, balancesInStudio, openBooks, type Books } from './property/books.ts'
import { operation, type Operation } from './property/operations.ts'
import { perform } from './property/perform.ts'
import { startStudio, type TestStudio } from './studio.ts'

const SEED = 20_260_304
const RUNS = 5
/** Desks that work at the same time, each with clients, products, cards and classes of its own. */
const DESKS = 20
const OPERATIONS = 100
/** After so many operations, twenty minutes pass: second thoughts end, fees fall due. */
const PER_QUARTER = OPERATIONS / 4

const evening = fc.array(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
  minLength: DESKS,
  maxLength: DESKS,
})

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
          // What is broken stays broken: the smaller examples are tried in a new studio.
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
