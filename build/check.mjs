import { check } from './checks.mjs'
import { giveUp, setUp } from './setup.mjs'
import { closingLine, exitCode } from './totals.mjs'

const totals = await check(await setUp({ app: false }).catch(giveUp))
console.log(closingLine(totals))
process.exitCode = exitCode(totals)
