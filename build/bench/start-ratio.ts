import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstAnswers } from './figures/start.ts'
import { median, ratio } from './rounds.ts'

/** The longest time that a start may take, as a multiple of a bare server's. */
const GOAL = 4
const ROUNDS = 5

// Says what a start of the built server costs, in one line. It is a figure to be read, and fails nothing: a busy machine
// changes it.
const folder = mkdtempSync(join(tmpdir(), 'studio-start-'))
try {
  const rounds = await firstAnswers(folder, ROUNDS)
  const ms = (name: 'studio' | 'bare') => Math.round(median(rounds.map((round) => round[name])))
  const times = ratio(rounds, 'studio', 'bare').median
  const [mark, goal] = times > GOAL ? ['!', `over the goal of ${GOAL}`] : ['✓', `goal: ${GOAL}`]
  console.log(
    `  ${mark} start to the first answer: ${ms('studio')} ms, ${times.toFixed(1)} times a bare server's ${ms('bare')} ms (${goal})`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
