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
import { compilingOf, firstCompiling, notCompiling } from './compiling.ts'
import { makeCopy, type Copy } from './copy.ts'
import { firstRun } from './first-run.ts'
import { readImports } from './import-graph.ts'
import { TestTimes } from './limits.ts'
import { findAgain, readMistakes, resultLines, type Listed } from './mistakes-file.ts'
import { readOptions } from './options.mjs'
import { chooseMutants, kindNames, productSources, type Mutant } from './places.ts'
import { assumedSteps, estimate, planFor, type Plan, type Steps, type Tree } from './plan.ts'
import { equivalents, line, totals, type Result } from './table.ts'
import { findCatcher, type Ground } from './trial.ts'

const asked = readOptions().values
const count = Number(asked.count ?? (asked.from === undefined ? 100 : Infinity))
// Read before anything takes long.
const listed = asked.from === undefined ? undefined : mistakesIn(asked.from)

if (!listed) requireMistakes()
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

/** Ends where there is no such kind of mistake, or no file to make one in. */
function requireMistakes(): void {
  if (!kindNames.some((name) => name.includes(asked.kind)))
    misread('npm run mutate', `No kind of mistake has “${asked.kind}” in its name; there are ${kindNames.join(', ')}.`)
  if (!productSources(root).some(({ path }) => path.includes(asked.in)))
    misread('npm run mutate', `No file in which mistakes are made has “${asked.in}” in its path.`)
}

function noMistake(): never {
  return misread('npm run mutate', 'No mistake of those that are asked for can be made.')
}

/** The mistakes that are asked for in the sources below a folder, in their order; those that won’t compile among them. */
function choose(base: string): { mutants: Iterator<Mutant, void>; sources: number } {
  const sources = productSources(base).filter(({ path }) => path.includes(asked.in))
  if (!listed) return { mutants: chooseMutants(sources, chanceFrom(asked.seed), asked.kind), sources: sources.length }
  const { found, gone } = findAgain(listed, sources)
  for (const { path, line: at, what } of gone) console.log(`Gone: ${path}:${at} | ${what}`)
  return { mutants: take(found.values(), Infinity), sources: sources.length }
}

/** Prints the mistakes that are chosen, those that will not compile among them, and makes none. */
function list(): void {
  let listedSome = false
  for (const { path, line: at, kind, did } of take(choose(root).mutants, count)) {
    listedSome = true
    console.log(`${path}:${at} | ${kind}: ${did}`)
  }
  if (!listedSome) noMistake()
}

/** Makes the mistakes in as many copies of the tree as there are cores, and prints what became of each. */
async function tryAll(temporary: string | undefined): Promise<void> {
  const began = performance.now()
  const cores = Math.min(4, Math.max(2, availableParallelism()))
  console.log('Copying the tree and reading it …')
  const slowness = await measureSlowness(cores)
  const copies = await makeCopies(cores, slowness, temporary)
  // From here on nothing is read of the checkout, in which somebody may go on working.
  const base = copies[0]!.folder
  const { mutants, sources } = choose(base)
  const ground = await survey(base, slowness)
  const first = [...take(mutants, count)]
  if (first.length === 0) noMistake()
  const among = asked.from === undefined ? `Seed ${asked.seed}: ${count} mistakes` : `The mistakes of ${asked.from}`
  console.log(`${among} in ${sources} files, tried in ${cores} copies of the tree at once.
First the compiler reads the whole tree and the mistakes. Those that compile go to the linter, to the unit tests that can see
them and, where they are of the pages, to browser tests, until one fails${asked.all ? '' : '; the tests farthest from them get a minute'}.
That takes ${inMinutes(plansOf(first, ground), ground, assumedSteps(slowness, first.length), cores)}.`)
  const broken = await notCompiling(copies[0]!, slowness)
  if (broken.length > 0) misread('npm run mutate', `The tree does not compile without a mistake: ${broken.join(', ')}.`)
  const chosen =
    asked.from === undefined
      ? await firstCompiling(copies[0]!, chain(first, mutants), count, slowness)
      : await compilingOf(copies[0]!, first, slowness)
  const plans = plansOf(chosen, ground)
  const steps = await firstRun(copies, plans, ground)
  console.log(`${chosen.length} mistakes compile. The rest takes ${inMinutes(plans, ground, steps, cores)}.\n`)

  const results = await tryEach(chosen, copies, ground)
  keepTimes('mutate', ground.times.all())
  const unseen = results.filter(({ catcher }) => !catcher).toSorted((a, b) => a.number - b.number)
  console.log(`\nNot seen by any test:\n${unseen.map(line).join('\n')}\n\n${totals(results)}`)
  console.log(`in ${Math.ceil((performance.now() - began) / 60_000)} minutes`)
}

/** Copies the tree some times; the copies go with this process. */
async function makeCopies(many: number, slowness: number, temporary: string | undefined): Promise<Copy[]> {
  const folder = join(cache, `mutate-${process.pid}`)
  const copies: Copy[] = []
  process.on('exit', () => {
    copies.forEach((copy) => copy.drop())
    for (const made of [folder, temporary]) if (made) rmSync(made, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  for (let number = 0; number < many; number += 1)
    copies.push(await makeCopy(join(folder, String(number)), { slowness, temporary }))
  return copies
}

function plansOf(some: readonly Mutant[], { tree, times }: Survey): { mutant: Mutant; plan: Plan }[] {
  return some.map((mutant) => ({ mutant, plan: planFor(mutant.path, tree, times, asked.all) }))
}

/** Returns the time that some mistakes take on some cores, in words. */
function inMinutes(plans: ReturnType<typeof plansOf>, { times }: Survey, steps: Steps, cores: number): string {
  const sums = plans.map(({ plan }) => estimate(plan, times, steps))
  const minutes = (which: 'likely' | 'most') =>
    Math.ceil(((steps.before ?? 0) + sums.reduce((sum, one) => sum + one[which], 0) / cores) / 60_000)
  return `about ${minutes('likely')} minutes, at most ${minutes('most')}`
}

/** Tries each mistake in the copy that is free next, and prints what became of it. */
async function tryEach(chosen: readonly Mutant[], copies: readonly Copy[], ground: Survey): Promise<Result[]> {
  const results: Result[] = []
  const reasonOf = equivalents()
  const queue = chosen.map((mutant, index) => ({ mutant, number: index + 1 }))
  const work = async (copy: Copy): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      // The tests run so far show which are cheap.
      const plan = planFor(one.mutant.path, ground.tree, ground.times, asked.all)
      const verdict = await findCatcher(copy, one.mutant, plan, ground)
      const result = { ...one, ...verdict, equivalent: reasonOf(one.mutant) }
      results.push(result)
      console.log(line(result))
      if (asked.out) writeFileSync(asked.out, resultLines(results))
    }
  }
  await Promise.all(copies.map(work))
  return results
}

function* take<Item>(row: Iterator<Item, void>, most: number): Generator<Item, void> {
  for (let given = 0; given < most; given += 1) {
    const next = row.next()
    if (next.done) return
    yield next.value
  }
}

function* chain<Item>(first: readonly Item[], row: Iterator<Item, void>): Generator<Item, void> {
  yield* first
  yield* take(row, Infinity)
}

type Survey = Ground & { tree: Tree }

/** Reads what the trials need to know of a copy that holds no mistake yet. */
async function survey(base: string, slowness: number): Promise<Survey> {
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
