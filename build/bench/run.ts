import { bookings } from './figures/bookings.ts'
import { clients } from './figures/clients.ts'
import { copies } from './figures/copies.ts'
import { license } from './figures/license.ts'
import { schedule } from './figures/schedule.ts'
import { start } from './figures/start.ts'
import { turns } from './figures/turns.ts'
import { ui } from './figures/ui.ts'
import { misread } from '../command-line.mjs'
import { isMet, type Bench, type Figure, type Line, type LoneFigure } from './figure.ts'
import { reports } from './figures/reports.ts'
import { growth, notMeasured } from './growth.ts'
import { loadGenerator } from './load.ts'
import { serve } from './served.ts'
import { asMarkdown, growthAsOne, growthInShort, printLine } from './table.ts'
import { readOptions } from './options.mjs'
import { madeStudio, sizeOf } from './years.ts'

const { values, positionals } = readOptions()

// The figures that change the studio most come last.
const figures: readonly (Figure | LoneFigure)[] = [
  license,
  ui,
  growth(values.operation === undefined ? undefined : new RegExp(values.operation.replaceAll(/[{}/]/g, '\\$&'))),
  clients,
  reports,
  schedule,
  start,
  bookings,
  copies,
  turns,
]
const chosen = figures.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const unknown = positionals.filter((wanted) => !figures.some(({ name }) => name === wanted))
if (unknown.length > 0)
  misread(
    'npm run bench',
    `No figure is called ${unknown.join(', ')}; there are ${figures.map(({ name }) => name).join(', ')}.`,
  )
const began = performance.now()
const pace = { rounds: Number(values.rounds), slice: 700 }
const needsStudios = chosen.some(({ isAlone }) => !isAlone)
console.log(`Load generator: ${loadGenerator().name}\n`)
const bench = needsStudios ? await studios() : undefined

async function studios(): Promise<Bench> {
  const made = { small: madeStudio(10, Number(values.small)), full: madeStudio(10, Number(values.full)) }
  console.log(`Small: ${sizeOf(made.small)}\nFull:  ${sizeOf(made.full)}\n`)
  return {
    ...pace,
    small: { size: 'small', made: made.small, served: await serve(made.small) },
    full: { size: 'full', made: made.full, served: await serve(made.full) },
    makeYoung: () => madeStudio(1, Number(values.full)),
  }
}

const lines: Line[] = []
/** The lines as a document has them: all growth in one. */
const table: Line[] = []
try {
  for (const figure of chosen) {
    const found = figure.isAlone ? await figure.measure(pace) : await figure.measure(bench!)
    lines.push(...found)
    table.push(...(figure.name === 'growth' ? growthAsOne(found) : found))
    for (const line of found) console.log(printLine(line))
    if (figure.name === 'growth') {
      console.log(`\n  ${growthInShort(found)}\nNot measured:`)
      for (const [operation, reason] of notMeasured()) console.log(`  ${operation}: ${reason}`)
    }
    console.log('')
  }
} finally {
  await bench?.small.served.stop()
  await bench?.full.served.stop()
}
if (values.markdown) console.log(asMarkdown(table))
const missed = lines.filter((line) => !isMet(line)).length
console.log(
  `${lines.length - missed} of ${lines.length} figures met, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
)
process.exitCode = missed === 0 ? 0 : 1
