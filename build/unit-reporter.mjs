import { relative } from 'node:path'
import { root } from './paths.mjs'
import { none, note } from './totals.mjs'

/** Memory at which a fresh process replaces one, between two files: what tests leave behind only grows. In bytes. */
const RSS_LIMIT = Number(process.env.TEST_RSS_LIMIT ?? 700) * 1_000_000

/**
 * The report of a process that runs some files to its parent.
 * @typedef {{ totals: import('./totals.mjs').Totals, times: import('./timings.mjs').Times, isCutShort: boolean }} Report
 */

/**
 * A reporter for node:test: one line per file, failures in full, why a test was skipped, and the totals with the time of
 * each file to the parent process. Where the process has grown large it ends after a file, and says that it did.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* report(events) {
  const totals = { ...none }
  /** @type {import('./timings.mjs').Times} */
  const times = {}
  let file = ''
  let counted = { ...none }
  const fileLine = () => {
    const { passed, failed, skipped } = counted
    counted = { ...none }
    if (!file || passed + failed + skipped === 0) return ''
    return `  ${failed ? '✗' : '✓'} ${file} ${passed}${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}\n`
  }
  /** Notes what failed and, on the same line, at what. @param {string} text */
  const noted = (text) => {
    note(totals, text.replace(/\n */, ': '))
    return text
  }
  const lost = collectLost()
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && isLost(data.message)) {
      totals.failed++
      yield noted(outside(data.message, lost))
    }
    if (type === 'test:dequeue' && startsFile(data, file) && process.send && process.memoryUsage.rss() > RSS_LIMIT) {
      yield fileLine()
      return endEarly({ totals, times, isCutShort: true })
    }
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const from = fileOf(data) ?? file
    if (from !== file) {
      yield fileLine()
      file = from
    }
    if (data.nesting === 0) times[file] = Math.round((times[file] ?? 0) + data.details.duration_ms)
    const outcome = outcomeOf(type, data)
    if (!outcome) continue
    totals[outcome]++
    counted[outcome]++
    if (type === 'test:fail' && outcome === 'failed') yield noted(failure(file, data))
    if (typeof data.skip === 'string') yield `  – ${file}:${data.line} ${data.name}: ${data.skip}\n`
  }
  yield fileLine()
  process.send?.({ totals, times, isCutShort: false })
}

/** True if a test about to run is the first of another file. @param {import('node:test').EventData.TestDequeue} data @param {string} file */
const startsFile = (data, file) => data.nesting === 0 && file !== '' && (fileOf(data) ?? file) !== file

/**
 * The file that a test belongs to. Node names the one that calls `test`; a function that makes a test for several files puts
 * the right one at the head of its name.
 * @param {{ name: string, file?: string }} data
 */
const fileOf = ({ name, file }) => /^(\S+\.test\.\w+): /.exec(name)?.[1] ?? (file && relative(root, file))

/** Ends this process before the tests that are left, once all that was printed is out. @param {Report} report */
async function endEarly(report) {
  await new Promise((resolve) => setImmediate(resolve))
  process.send?.(report, () => process.exit(report.totals.failed > 0 ? 1 : 0))
  await new Promise(() => {})
}

/**
 * Collects errors rejected or thrown when no test was left to fail by them. The tests run in this process, and the runner
 * reports such an error in one sentence only.
 */
function collectLost() {
  /** @type {unknown[]} */
  const lost = []
  for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, (reason) => lost.push(reason))
  return lost
}

/** @param {string} message */
export const isLost = (message) => /^(Error|Warning): .* generated asynchronous activity/.test(message)

/** @param {string} message @param {unknown[]} lost */
function outside(message, lost) {
  const at = lost.findIndex((reason) => message.includes(String(reason)))
  const [reason] = at < 0 ? [] : lost.splice(at, 1)
  const where = /Test "(.*)" at (\S+) generated/.exec(message)
  const title = where ? `${where[2]} after "${where[1]}" had ended` : 'outside a test'
  return `  ✗ ${title}\n${indented(reason === undefined ? message : inWords(reason))}`
}

/**
 * Returns how a finished test counts; a suite, and a test that failed only because of the tests inside it, does not count.
 * @param {'test:pass' | 'test:fail'} type
 * @param {{ skip?: string | boolean, todo?: string | boolean, details: { type?: string, error?: Error } }} data
 * @returns {'passed' | 'failed' | 'skipped' | undefined}
 */
export function outcomeOf(type, { skip, todo, details }) {
  const failed = type === 'test:fail'
  const reason = /** @type {{ failureType?: string } | undefined} */ (details.error)?.failureType
  if (failed ? reason === 'subtestsFailed' : details.type === 'suite') return undefined
  if ((skip !== undefined && skip !== false) || (todo !== undefined && todo !== false)) return 'skipped'
  return failed ? 'failed' : 'passed'
}

/** @param {string} file @param {import('node:test').EventData.TestFail} data */
const failure = (file, { name, line, details }) =>
  `  ✗ ${file}:${line} ${name}\n${indented(inWords(details.error.cause ?? details.error))}`

/** The cause is named before the stack: of a request that failed, the error itself says no more than that. @param {unknown} reason */
function inWords(reason) {
  if (!(reason instanceof Error)) return String(reason)
  const stack = reason.stack ?? reason.message
  const { cause } = reason
  return cause instanceof Error ? stack.replace(reason.message, (message) => `${message} (${cause.message})`) : stack
}

/** @param {string} text a message with its stack, of which Node's own part is left out */
function indented(text) {
  const lines = text.split('\n').filter((row) => row.trim() && !/^ +at .*\bnode:/.test(row))
  return lines.map((row) => `      ${row}\n`).join('')
}
