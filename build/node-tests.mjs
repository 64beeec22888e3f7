import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { longestFirst, takeBatch } from './batches.mjs'
import { isStopped } from './children.mjs'
import { root } from './paths.mjs'
import { runReporting } from './reporting.mjs'
import { keepTimes, readTimes, slowestLines } from './timings.mjs'
import { none, sum } from './totals.mjs'
import { measureSlowness } from './yardstick.mjs'

const testLimitMs = 180_000
const reporter = ['--test-reporter', join(root, 'build', 'unit-reporter.mjs'), '--test-reporter-destination', 'stdout']
/** Memory is given back sooner, and WebAssembly that runs for seconds is not compiled a second time. */
const lean = ['--max-semi-space-size=8', '--liftoff-only']
/** A process for each core, as long as they share what a small machine has. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()))

/**
 * Runs test files of Node's own runner in batches, some side by side, each in a separate process that ends before it
 * has grown large. The files of a batch share that process.
 * @param {string} stage whose times are kept @param {string} node @param {string[]} files
 * @param {{ workers?: number, env?: Record<string, string> }} [options]
 */
export async function nodeTests(stage, node, files, { workers = WORKERS, env = {} } = {}) {
  if (files.length === 0) return none
  const slowness = await measureSlowness(workers)
  const queue = longestFirst(root, files, readTimes(stage))
  /** @type {import('./timings.mjs').Times} */
  const times = {}
  let totals = none
  const work = async () => {
    while (queue.length > 0 && !isStopped()) {
      const batch = takeBatch(queue, workers)
      const names = batch.map(({ file }) => file)
      const options = { env, slowness, files: names }
      const { report, totals: some } = await runReporting(node, argumentsFor(names, slowness), options)
      totals = sum([totals, some])
      Object.assign(times, report?.times)
      if (report?.isCutShort) queue.unshift(...batch.filter(({ file }) => !(file in report.times)))
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  keepTimes(stage, times)
  for (const line of slowestLines('files', times)) console.log(line)
  return totals
}

/** @param {string[]} files @param {number} slowness */
const argumentsFor = (files, slowness) => [
  ...lean,
  '--test',
  '--test-isolation=none',
  `--test-timeout=${Math.round(testLimitMs * slowness)}`,
  '--test-force-exit',
  ...reporter,
  ...files,
]
