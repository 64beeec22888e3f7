import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { keepTimes, slowestLines } from './timings.mjs'
import { none, note } from './totals.mjs'

/** A reporter for Playwright: one line per test, failures in full, the slowest, and the totals to the parent process. */
export default class BrowserReporter {
  totals = { ...none }
  /** @type {import('./timings.mjs').Times} */
  times = {}

  printsToStdio() {
    return true
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const outcome = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    const isTriedAgain = outcome === 'failed' && result.retry < test.retries
    if (!isTriedAgain) this.totals[outcome]++
    const name = `${relative(root, fileOf(test))} › ${test.titlePath().slice(3).join(' › ')}`
    this.times[name] = result.duration
    const sign = isTriedAgain ? '↻' : { passed: '✓', failed: '✗', skipped: '-' }[outcome]
    if (outcome === 'failed') note(this.totals, `  ${sign} ${name}${where(result.error)}`)
    console.log(`  ${sign} ${name} (${(result.duration / 1000).toFixed(1)} s)`)
    if (outcome === 'failed') for (const error of result.errors) this.onError(error, false)
    for (const { path } of outcome === 'failed' ? result.attachments : []) if (path) console.log(`      ${path}`)
  }

  /** Prints a test's output: figures to be read. @param {string | Buffer} chunk */
  onStdOut(chunk) {
    process.stdout.write(chunk)
  }

  /** @param {import('@playwright/test/reporter').TestError} error @param {boolean} [counts] */
  onError(error, counts = true) {
    const text = [error.stack ?? error.message ?? error.value, error.snippet].filter(Boolean).join('\n\n')
    if (counts) {
      this.totals.failed++
      note(this.totals, `  ✗ ${text}`)
    }
    console.log(`\n${stripVTControlCharacters(text).replace(/^/gm, '      ')}\n`)
  }

  onEnd() {
    for (const line of slowestLines('tests', this.times)) console.log(line)
    keepTimes('browser', this.times)
    process.send?.({ totals: this.totals, times: this.times, isCutShort: false })
  }
}

/** The file that Playwright was given, also of a test that a module declares for it. @param {import('@playwright/test/reporter').TestCase} test */
function fileOf(test) {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  let suite = test.parent
  while (suite && suite.type !== 'file') suite = suite.parent
  return (suite?.location ?? test.location).file
}

/**
 * Returns where in its file a test failed and at what, for the line that sums it up.
 * @param {import('@playwright/test/reporter').TestError} [error]
 */
function where(error) {
  const said = stripVTControlCharacters(error?.message ?? '')
  return error?.location ? ` (line ${error.location.line}: ${said})` : ''
}
