import type { Source } from './syntax.ts'
import { mutantsOf, type Mutant } from './places.ts'
import { outcomeOf, type Result } from './table.ts'

/** A mistake as a file of results names it: enough to make it again where its line has moved. */
export interface Listed {
  path: string
  line: number
  /** Its kind and what it does, as in the table. */
  what: string
  /** The line of code that it is made in, without the spaces around it. */
  code: string
}

const ROW = /^(.+):(\d+)\t([^\t]*)\t([^\t]*)\t(.*)$/

/** The results, a line each in the order of their numbers: place, mistake, outcome, line of code. */
export const resultLines = (results: readonly Result[]): string =>
  results
    .toSorted((a, b) => a.number - b.number)
    .map((result) => {
      const { mutant } = result
      const cells = [`${mutant.path}:${mutant.line}`, whatOf(mutant), outcomeOf(result), codeOf(mutant)]
      return `${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')}\n`
    })
    .join('')

/** The mistakes that a file of results names; throws for a line that is none. */
export function readMistakes(text: string): Listed[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((row, index) => {
      const found = ROW.exec(row)
      if (!found) throw new Error(`Line ${index + 1} is no line of a file that --out writes: ${row}`)
      const [, path, line, what, , code] = found
      return { path: path!, line: Number(line), what: what!, code: code! }
    })
}

/**
 * The listed mistakes as they are made in a tree, each where its line of code is now (the nearest one where there are
 * several), and those that are gone.
 */
export function findAgain(listed: readonly Listed[], sources: readonly Source[]): { found: Mutant[]; gone: Listed[] } {
  const all = new Map<string, Mutant[]>()
  const inFile = (path: string) => {
    const source = sources.find((one) => one.path === path)
    const known = all.get(path) ?? (source ? mutantsOf(source) : [])
    all.set(path, known)
    return known
  }
  const taken = new Set<Mutant>()
  const found: Mutant[] = []
  const gone: Listed[] = []
  for (const one of listed) {
    const alike = inFile(one.path).filter(
      (mutant) => !taken.has(mutant) && flat(whatOf(mutant)) === one.what && flat(codeOf(mutant)) === one.code,
    )
    const [nearest] = alike.toSorted((a, b) => Math.abs(a.line - one.line) - Math.abs(b.line - one.line))
    if (nearest) found.push(nearest)
    else gone.push(one)
    if (nearest) taken.add(nearest)
  }
  return { found, gone }
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
const whatOf = ({ kind, did }: Mutant) => `${kind}: ${did}`
const codeOf = ({ original, line }: Mutant) => original.split('\n')[line - 1]!.trim()
