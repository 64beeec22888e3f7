import { giveUp, setUp } from './setup.mjs'
import { everyDay, stages } from './stages.mjs'
import { closingLine, exitCode, none, sum } from './totals.mjs'

const [only, filter = ''] = process.argv.slice(2)
const names = only === 'all' ? Object.keys(stages) : only ? [only] : everyDay
if (!names.every((name) => stages[name]))
  giveUp(`usage: npm test [-- all | ${Object.keys(stages).join(' | ')} [part of a path]]`)

const results = []
for (const name of names) {
  console.log(`\n${name}`)
  results.push(await runStage(name).catch(reportBroken))
}
const totals = sum(results)
// Told once more where a long run ends.
console.log(['', ...totals.notes, closingLine(totals)].join('\n'))
process.exitCode = exitCode(totals)

/** @param {string} name */
async function runStage(name) {
  const node = await setUp({ app: ['bundle', 'browser', 'words'].includes(name) })
  return (await stages[name]?.(node, filter)) ?? none
}

/** A stage that could not even run counts as one failure. @param {unknown} error */
function reportBroken(error) {
  const note = `  ✗ ${error instanceof Error ? error.message : String(error)}`
  console.log(note)
  return { ...none, failed: 1, notes: [note] }
}
