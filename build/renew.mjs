import { join } from 'node:path'
import { testsOfChange } from './changed.mjs'
import { capture } from './children.mjs'
import { misread, readCommandLine } from './command-line.mjs'
import { root } from './paths.mjs'
import { forgetWritten, written, writtenLines } from './renew/written.mjs'
import { giveUp, setUp } from './setup.mjs'
import { filesOf, onTheApp, stages } from './stages.mjs'
import { closingLine, none, sum } from './totals.mjs'

const COMMAND = 'npm run renew'
const { positionals, values } = readCommandLine({
  command: COMMAND,
  help: `npm run renew -- [PART | changed [REVISION]] [--list] [--whole]

Writes anew what tests have recorded: the schema, the interface, transcripts, letters, what pages say. It runs the tests that
record and have PART in their path, or else those that need what changed since this branch left main, or since REVISION.
  --list    names the tests, and runs none
  --whole   also forgets what pages said where their tests no longer come
`,
  options: { list: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false } },
  takesWords: true,
})
const [part = 'changed', revision = '', ...more] = positionals
const isChanged = part === 'changed'
if (more.length > 0 || (revision && !isChanged))
  misread(COMMAND, `It takes one part of a path, not “${positionals.join(' ')}”.`)

/** The stages whose tests record. */
const recordingStages = ['unit', 'bundle', 'browser', 'words']
/** The types follow from it, and with them what everything else does. */
const SCHEMA = 'server/test/schema.test.ts'

const node = await setUp({ app: false }).catch(giveUp)
const recording = new Set(await recordingTests())
const wanted = await wantedTests()
if (wanted.size === 0) console.log('Of the tests that record, none is asked for.')
else if (values.list) printTests(wanted)
else await renew(wanted)

/** @param {Set<string>} tests */
async function renew(tests) {
  forgetWritten()
  process.env['RENEW'] = values.whole ? 'whole' : '1'
  const schema = tests.delete(SCHEMA) ? await runStages(new Set([SCHEMA])) : none
  // The tests that need the schema are known once it is written.
  const rest = isChanged && written().length > 0 ? await wantedTests() : tests
  rest.delete(SCHEMA)
  const totals = sum([schema, await runStages(rest)])
  const lines = await writtenLines(written())
  console.log(['', ...totals.notes, closingLine(totals), '', ...lines].join('\n'))
  process.exitCode = totals.failed > 0 ? 1 : 0
}

/** @param {Set<string>} tests */
async function runStages(tests) {
  let totals = none
  for (const name of recordingStages) {
    const files = filesOf(name, (file) => tests.has(file))
    if (files.length === 0) continue
    console.log(`\n${name}`)
    if (onTheApp.includes(name)) await setUp().catch(giveUp)
    totals = sum([totals, (await stages[name]?.(node, files).catch(giveUp)) ?? none])
  }
  return totals
}

/** The tests that are asked for and record. */
async function wantedTests() {
  const tests = isChanged
    ? await testsOfChange(node, revision).catch(giveUp)
    : [...recording].filter((file) => file.includes(part))
  return new Set(tests.filter((file) => recording.has(file)))
}

async function recordingTests() {
  const { code, output } = await capture(node, [join(root, 'build', 'renew', 'recording.ts')])
  return code === 0 ? output.split('\n').filter(Boolean) : giveUp(output)
}

/** @param {Set<string>} tests */
function printTests(tests) {
  for (const name of recordingStages) {
    const files = filesOf(name, (file) => tests.has(file))
    const lines = files.map((file) => `  ${file}`)
    if (files.length > 0) console.log([`${name}: ${files.length}`, ...lines].join('\n'))
  }
}
