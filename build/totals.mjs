/**
 * Numbers of tests by their end, and those that failed (✗) or had to be tried again (↻), a line each.
 * @typedef {{ passed: number, failed: number, skipped: number, notes: readonly string[] }} Totals
 */

/** @type {Totals} */
export const none = { passed: 0, failed: 0, skipped: 0, notes: [] }

/** @param {Totals[]} parts @returns {Totals} */
export const sum = (parts) =>
  parts.reduce(
    (all, part) => ({
      passed: all.passed + part.passed,
      failed: all.failed + part.failed,
      skipped: all.skipped + part.skipped,
      notes: [...all.notes, ...part.notes],
    }),
    none,
  )

/** Characters of a message that the summary repeats: enough for the difference between two values, not for a page of rows. */
const NOTED = 1500

/** Notes a failure on one line: its text before the stack. @param {Totals} totals @param {string} told */
export function note(totals, told) {
  const [message = ''] = told.split(/\n *at /, 1)
  totals.notes = [
    ...totals.notes,
    message
      .trimEnd()
      .replace(/\s*\n\s*/g, ' ')
      .slice(0, NOTED),
  ]
}

/** The last line of a test run, skipped tests named only where there are some. @param {Totals} totals */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Green needs at least one test that ran, and none that failed. @param {Totals} totals */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)

/**
 * Returns the totals of a stage that ran as a separate process: one that ended badly without naming a failure, or said nothing
 * at all, is a failure itself.
 * @param {Totals | undefined} reported @param {number} code its exit code @param {string[]} [files] that it ran
 * @returns {Totals}
 */
export function stageTotals(reported, code, files = []) {
  const totals = reported ?? none
  if (reported && (code === 0 || reported.failed > 0)) return totals
  const at = files.length > 0 ? ` at one of ${files.join(', ')}` : ''
  return { ...totals, failed: 1, notes: [...totals.notes, `  ✗ ended with code ${code}${at}`] }
}
