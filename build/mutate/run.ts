import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { cache, root } from '../paths.mjs'
import { filesBelow } from '../sources.mjs'
import { chanceFrom } from '../chance.ts'
import { makeCopy, type Copy } from './copy.ts'
import { readImports } from './import-graph.ts'
import { readOptions } from './options.mjs'
import { chooseMutants, productSources, type Mutant } from './places.ts'
import { equivalents, line, totals, type Result } from './table.ts'
import { buildPages, compiles, findCatcher, runBrowser, runUnit, type Ground } from './trial.ts'
import { isBrowserTest } from './related-tests.ts'
import { readVisits } from './visits.ts'

const asked = readOptions().values
const count = Number(asked.count)

if (asked.list) list()
else await tryAll()

/** The mistakes that the seed chooses in the sources below a folder. */
function choose(base: string) {
  const sources = productSources(base).filter(({ path }) => path.includes(asked.in))
  return { sources, mutants: chooseMutants(sources, chanceFrom(asked.seed), asked.kind) }
}

/** Prints the mistakes that the seed chooses, those that will not compile among them, and makes none. */
function list(): void {
  const { mutants } = choose(root)
  for (let number = 0; number < count; number += 1) {
    const one = mutants.next().value
    if (one) console.log(`${one.path}:${one.line} | ${one.kind}: ${one.did}`)
  }
}

/** Makes the mistakes in three copies at once (more than cores: a page's test waits as long as it works) and prints what became of each. */
async function tryAll(): Promise<void> {
  const folder = join(cache, `mutate-${process.pid}`)
  const copies: Copy[] = []
  const dropAll = () => {
    copies.forEach((copy) => copy.drop())
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', dropAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  for (const number of [0, 1, 2]) copies.push(makeCopy(join(folder, String(number))))
  // From here on nothing is read of the checkout, in which somebody may go on working.
  const base = copies[0]!.folder
  const { sources, mutants } = choose(base)
  console.log(`Seed ${asked.seed}: ${count} mistakes in ${sources.length} files, 60 % of them in the server`)
  const ground = await survey(base)
  if (!asked.unproven && !(await isGreen(copies, ground, join(folder, 'visited.tsv')))) return

  const results: Result[] = []
  const reasonOf = equivalents()
  const next = sharing(mutants, count)
  const work = async (copy: Copy): Promise<void> => {
    for (let one = await next(copy); one; one = await next(copy)) {
      const catcher = await findCatcher(copy, one.mutant, ground)
      const result = { ...one, catcher, equivalent: reasonOf(one.mutant) }
      results.push(result)
      console.log(line(result))
    }
  }
  await Promise.all(copies.map(work))
  const unseen = results.filter(({ catcher }) => !catcher).toSorted((a, b) => a.number - b.number)
  console.log(`\nNot seen by any test:\n${unseen.map(line).join('\n')}\n\n${totals(results)}`)
}

/** Reads what the trials need to know of a copy that holds no mistake yet. */
async function survey(base: string): Promise<Ground> {
  const files = filesBelow(base, ['server', 'renderer', 'build']).filter((path) => /\.(tsx?|mjs)$/.test(path))
  const texts = new Map(files.map((path) => [path, readFileSync(join(base, path), 'utf8')]))
  const read = (path: string) => texts.get(path) ?? ''
  const chromium = await findChromium(process.execPath)
  return { graph: readImports(texts), read, chromium, visits: new Map(), limitMs: 15 * 60_000 }
}

/**
 * Hands out, one at a time and in their order, the mistakes that compile, up to `most`; one that doesn't is replaced by
 * the next.
 */
function sharing(row: Generator<Mutant, void>, most: number) {
  let given = 0
  let turn: Promise<unknown> = Promise.resolve()
  const take = async (copy: Copy) => {
    if (given === most) return undefined
    let mutant = row.next().value
    while (mutant && !(await compiles(copy, mutant))) mutant = row.next().value
    if (!mutant) return undefined
    given += 1
    return { number: given, mutant }
  }
  return (copy: Copy): ReturnType<typeof take> => {
    const mine = turn.then(() => take(copy))
    turn = mine.catch(() => undefined)
    return mine
  }
}

/**
 * Whether all tests pass without any mistake: else nothing is learnt from a failure. Sets the time limit by it, and keeps
 * what the browser tests visit.
 */
async function isGreen([one, ...others]: Copy[], ground: Ground, visited: string): Promise<boolean> {
  const telling = { ...ground, explain: console.log }
  const began = performance.now()
  const files = [...ground.graph.keys()]
  const specs = files.filter(isBrowserTest)
  const failed = await Promise.all([
    runUnit(
      one!,
      files.filter((path) => path.endsWith('.test.ts')),
      telling,
    ),
    ...others.map(async (copy, number) => {
      const mine = specs.filter((_, index) => index % others.length === number)
      return (await buildPages(copy)) ?? runBrowser(copy, mine, telling, { visited })
    }),
  ])
  const took = performance.now() - began
  console.log(
    `All tests without a mistake: ${Math.round(took / 1000)} s${failed.map((name) => (name ? `, fails: ${name}` : '')).join('')}`,
  )
  ground.limitMs = 2 * took + 60_000
  ground.visits = readVisits(readFileSync(visited, 'utf8'))
  process.exitCode = failed.some(Boolean) ? 1 : 0
  return !failed.some(Boolean)
}
