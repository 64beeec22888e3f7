import { relative } from 'node:path'
import { root } from './paths.mjs'
import { none } from './totals.mjs'

/**
 * A reporter for node:test: one line per file, failures in full, and the totals to the parent process.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* report(events) {
  const totals = { ...none }
  let file = ''
  let counted = { ...none }
  const fileLine = () => {
    const { passed, failed, skipped } = counted
    counted = { ...none }
    if (!file || passed + failed + skipped === 0) return ''
    return `  ${failed ? '✗' : '✓'} ${file} ${passed}${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}\n`
  }
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const from = data.file ? relative(root, data.file) : file
    if (from !== file) {
      yield fileLine()
      file = from
    }
    const outcome = outcomeOf(type, data)
    if (!outcome) continue
    totals[outcome]++
    counted[outcome]++
    if (type === 'test:fail' && outcome === 'failed') yield failure(file, data)
  }
  yield fileLine()
  process.send?.(totals)
}

/**
 * How a finished test counts; a suite, and a test that failed only because of the tests inside it, does not count.
 * @param {'test:pass' | 'test:fail'} type
 * @param {{ skip?: string | boolean, todo?: string | boolean, details: { type?: string, error?: Error } }} data
 * @returns {'passed' | 'failed' | 'skipped' | undefined}
 */
function outcomeOf(type, { skip, todo, details }) {
  const failed = type === 'test:fail'
  const reason = /** @type {{ failureType?: string } | undefined} */ (details.error)?.failureType
  if (failed ? reason === 'subtestsFailed' : details.type === 'suite') return undefined
  if ((skip !== undefined && skip !== false) || (todo !== undefined && todo !== false)) return 'skipped'
  return failed ? 'failed' : 'passed'
}

/** @param {string} file @param {import('node:test').EventData.TestFail} data */
function failure(file, { name, line, details }) {
  const cause = details.error.cause ?? details.error
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const lines = text.split('\n').filter((row) => row.trim() && !/^ +at .*\bnode:/.test(row))
  return `  ✗ ${file}:${line} ${name}\n${lines.map((row) => `      ${row}\n`).join('')}`
}
