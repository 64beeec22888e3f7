import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { misread } from '../command-line.mjs'
import { findChromium } from '../chromium.mjs'
import { withMemoryFolder } from '../memory-folder.mjs'
import { cache, root } from '../paths.mjs'
import { filesBelow } from '../sources.mjs'
import { keepTimes, readTimes } from '../timings.mjs'
import { measureSlowness } from '../yardstick.mjs'
import { chanceFrom } from '../chance.ts'
import { compilingOf, firstCompiling } from './compiling.ts'
import { makeCopy, type Copy } from './copy.ts'
import { firstRun } from './first-run.ts'
import { readImports } from './import-graph.ts'
import { TestTimes } from './limits.ts'
import { findAgain, readMistakes, resultLines, type Listed } from './mistakes-file.ts'
import { readOptions } from './options.mjs'
import { chooseMutants, productSources, type Mutant } from './places.ts'
import { estimate, planFor, type Tree } from './plan.ts'
import { equivalents, line, totals, type Result } from './table.ts'
import { findCatcher, type Ground } from './trial.ts'

const asked = readOptions().values
const count = Number(asked.count)
// Read before anything takes long.
const listed = asked.from === undefined ? undefined : mistakesIn(asked.from)

if (asked.list) list()
else await withMemoryFolder((folder) => tryAll(folder))

/** The mistakes of a file that are asked for; ends where there is no such file, or another one. */
function mistakesIn(file: string): Listed[] {
  try {
    return readMistakes(readFileSync(file, 'utf8')).filter(
      ({ path, what }) => path.includes(asked.in) && what.split(': ', 1)[0]!.includes(asked.kind),
    )
  } catch (error) {
    return misread('npm run mutate', error instanceof Error ? `${error.message}.` : String(error))
  }
}

/** The mistakes that are asked for in the sources below a folder, in their order; those that won’t compile among them. */
function choose(base: string): { mutants: Iterator<Mutant, void>; sources: number } {
  const sources = productSources(base).filter(({ path }) => path.includes(asked.in))
  if (!listed) return { mutants: chooseMutants(sources, chanceFrom(asked.seed), asked.kind), sources: sources.length }
  const { found, gone } = findAgain(listed, sources)
  for (const { path, line: at, what } of gone) console.log(`Gone: ${path}:${at} | ${what}`)
  return { mutants: found.values() as Iterator<Mutant, void>, sources: sources.length }
}

/** Prints the mistakes that are chosen, those that will not compile among them, and makes none. */
function list(): void {
  const { mutants } = choose(root)
  for (let number = 0; number < count; number += 1) {
    const one = mutants.next().value
    if (one) console.log(`${one.path}:${one.line} | ${one.kind}: ${one.did}`)
  }
}

/** Makes the mistakes in as many copies of the tree as there are cores, and prints what became of each. */
async function tryAll(temporary: string | undefined): Promise<void> {
  const folder = join(cache, `mutate-${process.pid}`)
  const copies: Copy[] = []
  process.on('exit', () => {
    copies.forEach((copy) => copy.drop())
    for (const made of [folder, temporary]) if (made) rmSync(made, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  const began = performance.now()
  const cores = Math.min(4, Math.max(2, availableParallelism()))
  const slowness = await measureSlowness(cores)
  for (let number = 0; number < cores; number += 1)
    copies.push(makeCopy(join(folder, String(number)), { slowness, temporary }))
  // From here on nothing is read of the checkout, in which somebody may go on working.
  const base = copies[0]!.folder
  const { mutants, sources } = choose(base)
  console.log(
    `${asked.from ? `The mistakes of ${asked.from}` : `Seed ${asked.seed}: ${count} mistakes`} in ${sources} files, tried in ${cores} copies of the tree.
Each goes to the linter, to the unit tests that can see it and, where it is one of the pages’, to browser tests, until one
fails${asked.all ? '' : '; the tests far from it get a minute'}. First the compiler reads the whole tree, which takes a few minutes.`,
  )
  const chosen = asked.from
    ? await compilingOf(copies[0]!, [...(mutants as IteratorObject<Mutant, undefined>)].slice(0, count), slowness)
    : await firstCompiling(copies[0]!, mutants, count, slowness)
  const ground = await survey(base, slowness)
  const plans = chosen.map((mutant) => ({ mutant, plan: planFor(mutant.path, ground.tree, ground.times, asked.all) }))
  const steps = await firstRun(copies, plans, ground)
  const sums = plans.map(({ plan }) => estimate(plan, ground.times, steps))
  const minutes = (ms: number) => Math.ceil(ms / 60_000 / cores)
  console.log(
    `${chosen.length} mistakes compile (${minutes((performance.now() - began) * cores)} minutes so far). They take about ` +
      `${minutes(sums.reduce((sum, { likely }) => sum + likely, 0))} minutes, at most ${minutes(sums.reduce((sum, { most }) => sum + most, 0))}.\n`,
  )

  const results: Result[] = []
  const reasonOf = equivalents()
  const queue = plans.map(({ mutant }, index) => ({ mutant, number: index + 1 }))
  const work = async (copy: Copy): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const plan = planFor(one.mutant.path, ground.tree, ground.times, asked.all)
      const verdict = await findCatcher(copy, one.mutant, plan, ground)
      const result = { ...one, ...verdict, equivalent: reasonOf(one.mutant) }
      results.push(result)
      console.log(line(result))
      if (asked.out) writeFileSync(asked.out, resultLines(results))
    }
  }
  await Promise.all(copies.map(work))
  keepTimes('mutate', ground.times.all())
  const unseen = results.filter(({ catcher }) => !catcher).toSorted((a, b) => a.number - b.number)
  console.log(`\nNot seen by any test:\n${unseen.map(line).join('\n')}\n\n${totals(results)}`)
  console.log(`${Math.round((performance.now() - began) / 60_000)} minutes`)
}

/** Reads what the trials need to know of a copy that holds no mistake yet. */
async function survey(base: string, slowness: number): Promise<Ground & { tree: Tree }> {
  const files = filesBelow(base, ['server', 'renderer', 'build']).filter((path) => /\.(tsx?|mjs)$/.test(path))
  const texts = new Map(files.map((path) => [path, readFileSync(join(base, path), 'utf8')]))
  const read = (path: string) => texts.get(path) ?? ''
  const times = new TestTimes({ ...readTimes('unit'), ...readTimes('mutate') }, slowness)
  return {
    tree: { graph: readImports(texts), read },
    times,
    chromium: await findChromium(process.execPath),
    slowness,
    sound: new Set(),
    leftOut: new Set(),
    tell: console.log,
  }
}
