import { check } from './checks.mjs'
import { readCommandLine } from './command-line.mjs'
import { giveUp, setUp } from './setup.mjs'
import { closingLine, exitCode } from './totals.mjs'

readCommandLine({
  command: 'npm run check',
  help: `npm run check

Checks types, lint, format, the OpenAPI document and the lock files; it takes no options. npm test runs it first.`,
  options: {},
})
const totals = await check(await setUp({ app: false }).catch(giveUp))
console.log(closingLine(totals))
process.exitCode = exitCode(totals)
