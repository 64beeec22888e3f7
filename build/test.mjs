import { testsOfChange } from './changed.mjs'
import { isStopped, stoppedExit } from './children.mjs'
import { misread, readCommandLine } from './command-line.mjs'
import { giveUp, setUp } from './setup.mjs'
import { everyDay, filesOf, onTheApp, stages } from './stages.mjs'
import { closingLine, exitCode, none, sum } from './totals.mjs'

const COMMAND = 'npm test'
const help = `npm test [-- all | ${Object.keys(stages).join(' | ')} [part of a path] | changed [revision]]

Without a word it runs ${everyDay.join(', ')}; with a stage and a part of a path only the files of that stage that have it in
their path. CONTRIBUTING.md says what the stages are.`

const { positionals } = readCommandLine({ command: COMMAND, help, options: {}, takesWords: true })
const [only, argument = '', tooMany] = positionals
const isChanged = only === 'changed'
const names = only === 'all' ? Object.keys(stages) : only && !isChanged ? [only] : everyDay
if (!names.every((name) => stages[name])) misread(COMMAND, `There is no stage “${only}”.`)
if (tooMany !== undefined) misread(COMMAND, `“${tooMany}” is one word too many.`)
const reached = isChanged ? await reachedTests(argument) : undefined
const isWanted = reached
  ? (/** @type {string} */ file) => reached.has(file)
  : (/** @type {string} */ file) => file.includes(argument)

const wanted = names.flatMap((name) => filesOf(name, isWanted))
if (isChanged)
  console.log(`Tests that need what changed: ${wanted.length} of ${names.flatMap(allOf).length} test files`)
else if (argument && wanted.length === 0)
  misread(COMMAND, `No test${only === 'all' ? '' : ` of ${only}`} has “${argument}” in its path.`)

/** @type {import('./totals.mjs').Totals[]} */
const results = []
// Also where a signal ends it in the middle of a stage.
process.on('exit', sayTotals)
for (const name of names) {
  const files = filesOf(name, isWanted)
  if (isChanged && files.length === 0) continue
  console.log(`\n${name}`)
  results.push(await runStage(name, files).catch(reportBroken))
  if (isStopped()) break
}
process.exitCode = stoppedExit() ?? (isChanged && results.length === 0 ? 0 : exitCode(sum(results)))

/** @param {string} name */
function allOf(name) {
  return filesOf(name, () => true)
}

/** Tells once more, where a long run ends, what failed. */
function sayTotals() {
  const totals = sum(results)
  const end = isStopped() ? ', stopped before the end' : ''
  console.log(['', ...totals.notes, closingLine(totals) + end].join('\n'))
}

/** @param {string} name @param {string[]} files */
async function runStage(name, files) {
  const node = await setUp({ app: onTheApp.includes(name) })
  return (await stages[name]?.(node, files)) ?? none
}

/** The tests that need what changed since a revision. @param {string} revision */
async function reachedTests(revision) {
  const node = await setUp({ app: false }).catch(giveUp)
  return new Set(await testsOfChange(node, revision).catch((/** @type {unknown} */ error) => giveUp(error, 2)))
}

/** A stage that could not even run counts as one failure. @param {unknown} error */
function reportBroken(error) {
  const note = `  ✗ ${error instanceof Error ? error.message : String(error)}`
  console.log(note)
  return { ...none, failed: 1, notes: [note] }
}
