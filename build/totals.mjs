/**
 * How many tests ended how, and which failed (✗) or had to be tried again (↻), a line each.
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

/** Notes the first line of what was told of a failure. @param {Totals} totals @param {string} told */
export function note(totals, told) {
  totals.notes = [...totals.notes, told.split('\n', 1).join('')]
}

/** The last line of a test run, skipped tests named only where there are some. @param {Totals} totals */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Green needs at least one test that ran, and none that failed. @param {Totals} totals */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)

/**
 * What a stage that ran as its own process counts for: one that ended badly without naming a failure, or said nothing
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
