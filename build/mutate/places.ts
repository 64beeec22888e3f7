import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../sources.mjs'
import type { Chance } from '../chance.ts'
import { decisions } from './mistakes/decisions.ts'
import { figures } from './mistakes/figures.ts'
import type { Edit } from './mistakes/mistake.ts'
import { mixes } from './mistakes/mixes.ts'
import { omissions } from './mistakes/omissions.ts'
import { rights } from './mistakes/rights.ts'
import { parseSource, visit, type Source } from './syntax.ts'

const kinds = [...decisions, ...omissions, ...figures, ...mixes, ...rights]

/** The names of the kinds of mistakes. */
export const kindNames: readonly string[] = [...new Set(kinds.map(({ name }) => name))]

/** A mistake at a place of a file. */
export interface Mutant extends Edit {
  path: string
  line: number
  kind: string
  /** The whole file with the mistake in it, and without. */
  source: string
  original: string
}

/** Sources whose mistakes nobody would feel, or that say nothing but words, shapes and looks. */
const leftOut =
  /\.(?:test|bundle)\.tsx?$|\/calls\.ts$|\.d\.ts$|^server\/(test|demo|stand-in)\/|^server\/db\/(migrations|tables|build\.ts)|^renderer\/(e2e|kit)\/|\/fixtures\/|\/(messages|phrases)\/|vite\.config|\/generated\/|\/icons?\//

/** The sources of the product, in a copy of the tree, in which mistakes are made. */
export function productSources(base: string): Source[] {
  return filesBelow(base, ['server', 'renderer'])
    .filter((path) => /\.tsx?$/.test(path) && !leftOut.test(path))
    .map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') }))
}

/** Every mistake that can be made in a file and leaves it readable as code. */
export function mutantsOf(source: Source, kindPart = ''): Mutant[] {
  const wanted = kinds.filter(({ name }) => name.includes(kindPart))
  const found: Mutant[] = []
  visit(source, (spot) => {
    for (const kind of wanted)
      for (const edit of kind.at(spot)) {
        const text = source.text.slice(0, edit.start) + edit.text + source.text.slice(edit.end)
        const line = source.text.slice(0, edit.start).split('\n').length
        found.push({ ...edit, path: source.path, line, kind: kind.name, source: text, original: source.text })
      }
  })
  return found
}

const isReadable = ({ path, source }: Mutant) => {
  try {
    return Boolean(parseSource({ path, text: source }))
  } catch {
    return false
  }
}

/** Of 10 mistakes this many are made in the server, the rest in the pages. */
const SERVER_SHARE = 0.6

/**
 * An endless row of mistakes, the same for the same chance. A file comes the oftener the more can go wrong in it, by the
 * square root, so that a long one does not drown the others; within a file every kind of mistake is as likely. `kindPart` keeps to the
 * kinds whose name has it.
 */
export function* chooseMutants(sources: readonly Source[], chance: Chance, kindPart = ''): Generator<Mutant, void> {
  const files = sources.map((source) => ({ path: source.path, mutants: mutantsOf(source, kindPart) }))
  const made = new Set<string>()
  for (let tries = 0; tries < 100_000; tries += 1) {
    const side = chance.next() < SERVER_SHARE ? 'server/' : 'renderer/'
    const here = files.filter(({ path, mutants }) => path.startsWith(side) && mutants.length > 0)
    if (here.length === 0) continue
    const { mutants } = chance.weighted(here, (file) => Math.sqrt(file.mutants.length))
    const kind = chance.pick([...new Set(mutants.map((one) => one.kind))])
    const mutant = chance.pick(mutants.filter((one) => one.kind === kind))
    const name = `${mutant.path} ${mutant.start} ${mutant.end} ${mutant.text}`
    if (made.has(name) || !isReadable(mutant)) continue
    made.add(name)
    yield mutant
  }
}
