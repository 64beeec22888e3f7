import { isStopped, start } from './children.mjs'
import { root } from './paths.mjs'
import { none, stageTotals } from './totals.mjs'

/** A process that is not done by then is stuck, on a machine as quick as the yardstick's. */
const limitMs = 60 * 60_000

/**
 * Runs a process that reports to this one by a message, as the reporters do. Limits, its own among them, grow with the
 * slowness of the machine.
 * @param {string} node @param {string[]} args
 * @param {{ env?: Record<string, string>, slowness?: number, files?: string[] }} [options] `files`: what it runs, to be named
 * @returns {Promise<{ report: import('./unit-reporter.mjs').Report | undefined, totals: import('./totals.mjs').Totals }>}
 */
export async function runReporting(node, args, { env, slowness = 1, files } = {}) {
  const { child, ended } = start(node, args, {
    cwd: root,
    env: { ...process.env, ...env, TEST_SLOWNESS: String(slowness) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {import('./unit-reporter.mjs').Report | undefined} */
  let report
  child.on('message', (message) => (report = /** @type {typeof report} */ (message)))
  const limit = setTimeout(() => {
    console.log(`  ✗ not done after ${Math.round((limitMs * slowness) / 60_000)} minutes: ended`)
    child.kill('SIGKILL')
  }, limitMs * slowness)
  const code = await ended
  clearTimeout(limit)
  // One that was asked to end has not failed by that.
  return { report, totals: isStopped() ? (report?.totals ?? none) : stageTotals(report?.totals, code, files) }
}
