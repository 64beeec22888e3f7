import { misread } from '../command-line.mjs'
import { closingLine, faultsOf, headLine, lineOf, nothingFound, type Findings } from './findings.ts'
import { readOptions } from './options.mjs'
import { course } from './scene.ts'
import { torments } from './torments.ts'

const asked = readOptions().values
const names = asked.only?.split(',').map((name) => name.replaceAll('-', ' '))
const chosen = torments.filter(({ name }) => !names || names.includes(name))
if (names && chosen.length !== names.length)
  misread('npm run torture', `There are: ${torments.map(({ name }) => name).join(', ')}.`)

const able = chosen.filter(({ unable }) => unable?.() === undefined)
const share = (Number(asked.minutes) * 60_000) / Math.max(1, able.length)
const all: Findings[] = []
/** Faults that have been printed. Some are found when a torment's studios come to their end, after its line. */
const printed = new Set<string>()
function printFaults(findings: Findings): void {
  for (const fault of faultsOf(findings)) {
    if (!printed.has(fault)) console.log(`  ✗ ${fault.replaceAll('\n', '\n    ')}`)
    printed.add(fault)
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

console.log(`Seed ${asked.seed}, ${asked.minutes} minutes, ${able.length} torments\n\n${headLine()}`)
for (const torment of chosen) {
  const why = torment.unable?.()
  if (why !== undefined) {
    console.log(`${torment.name.padEnd(26)}  not made here: ${why}`)
    continue
  }
  const findings = nothingFound()
  all.push(findings)
  const until = performance.now() + share
  // One round at least, however slow the computer.
  const goesOn = (rounds: number) => rounds === 0 || performance.now() < until
  await course(torment, { seed: asked.seed, isSmall: false, findings, goesOn })
  console.log(lineOf(torment.name, findings))
  for (const part of findings.notMade) console.log(`    not made here: ${part}`)
  printFaults(findings)
}
for (const findings of all) printFaults(findings)
console.log(`\n${closingLine(all)}`)
// A torment that could not be made has not passed either.
process.exit(able.length === 0 || all.some((findings) => faultsOf(findings).length > 0) ? 1 : 0)
