import { giveUp, setUp } from './setup.mjs'
import { stages } from './stages.mjs'
import { closingLine, exitCode, none, sum } from './totals.mjs'

const [only, filter = ''] = process.argv.slice(2)
const names = only ? [only] : Object.keys(stages)
if (only && !stages[only]) giveUp(`usage: npm test [-- ${Object.keys(stages).join(' | ')} [part of a path]]`)

const node = await setUp({ app: names.includes('browser') }).catch(giveUp)
const results = []
for (const name of names) {
  console.log(`\n${name}`)
  results.push((await stages[name]?.(node, filter).catch(reportBroken)) ?? none)
}
const totals = sum(results)
console.log(`\n${closingLine(totals)}`)
process.exitCode = exitCode(totals)

/** A stage that could not even run counts as one failure. @param {unknown} error */
function reportBroken(error) {
  console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
  return { ...none, failed: 1 }
}
