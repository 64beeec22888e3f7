import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { attempt, balance } from './attempt.ts'
import { chanceOf } from './chance.ts'
import { drawStudio } from './draw.ts'
import { move } from './moves.ts'

/** `COVERAGE_ATTEMPTS=20000` makes as many for each seed; `COVERAGE_FROM` begins later, at a studio that failed. */
const ATTEMPTS = Number(process.env['COVERAGE_ATTEMPTS'] ?? 400)
const FROM = Number(process.env['COVERAGE_FROM'] ?? 0)
const SEEDS = (process.env['COVERAGE_SEEDS'] ?? '1,2,3').split(',').map(Number)
/** So many in one studio; then another is drawn. */
const A_STUDIO = 1500
/** Answers are held against their shapes where few are asked for. */
const isChecked = ATTEMPTS <= 1000

describe('what a pass covers and what a class costs', () => {
  for (const seed of SEEDS)
    it(`${ATTEMPTS} attempts to book are answered as an independent reading of the rules says (seed ${seed})`, async () => {
      const made = new Map<string, number>()
      const failures: string[] = []
      for (let first = FROM; first < ATTEMPTS; first += A_STUDIO) {
        const failure = await live(seed, first, Math.min(A_STUDIO, ATTEMPTS - first), made)
        if (failure !== undefined) failures.push(failure)
      }
      assert.ok(failures.length === 0, `${failures.length} studios\n${failures.slice(0, 8).join('\n')}`)
      const sum = [...made.values()].reduce((total, count) => total + count, 0)
      assert.ok(sum >= ATTEMPTS - FROM)
      if (process.env['COVERAGE_SAID']) process.stdout.write(`${JSON.stringify(Object.fromEntries(made))}\n`)
    })
})

/** Lives through so many attempts in a studio that the seed draws; gives what went otherwise than the rules say. */
async function live(
  seed: number,
  first: number,
  least: number,
  made: Map<string, number>,
): Promise<string | undefined> {
  const chance = chanceOf(seed * 1_000_003 + first)
  const drawn = await drawStudio(chance, isChecked)
  let done = 0
  const count = (name: string, more: number) => {
    made.set(name, (made.get(name) ?? 0) + more)
    done += more
  }
  try {
    while (done < least) {
      if (chance.odds(0.25)) await move(drawn)
      const name = await attempt(drawn)
      if (name !== undefined) count(name, 1)
      // Each date of a weekly booking is one, whatever made the studio decide it.
      for (const state of drawn.decided.splice(0)) count(`standing date, ${state}`, 1)
    }
    await balance(drawn)
    return undefined
  } catch (error) {
    return `Seed ${seed}, attempt ${first + done} (of the studio from ${first}): ${(error as Error).message}`
  } finally {
    await drawn.studio.stop()
  }
}
