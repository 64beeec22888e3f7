import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** `import { Button, type Tone } from '../ui/index.ts'`: whether only for types, what by name, and from where. */
const AT_ONCE = /^(?:im|ex)port (type )?(?:(?:\{([^}]*)\}|[^'{}]*) from )?'(\.[^']+)'/gm
const LATE = /\bimport\('(\.[^']+)'\)/g

/** The files that a file reads, but for their types; of one that only hands on others', those that are meant. */
function read(file: string, isLateToo: boolean): string[] {
  const text = readFileSync(file, 'utf8')
  const at = (path: string) => join(dirname(file), path)
  const atOnce = [...text.matchAll(AT_ONCE)].flatMap(([, isType, names, path = '']) => {
    if (isType) return []
    const own = names?.split(',').map((name) => name.trim().split(' ')[0]!)
    return /\/ui\/index\.ts$/.test(path) && own ? handedOn(at(path), new Set(own)) : [at(path)]
  })
  return isLateToo ? [...atOnce, ...[...text.matchAll(LATE)].map(([, path = '']) => at(path))] : atOnce
}

function handedOn(file: string, names: ReadonlySet<string>): string[] {
  return [...readFileSync(file, 'utf8').matchAll(AT_ONCE)]
    .filter(([, , own = '']) => own.split(',').some((name) => names.has(name.trim())))
    .map(([, , , path = '']) => join(dirname(file), path))
}

/** The sources that some files are made of: all that they read at once, or late as well. */
function sources(files: readonly string[], isLateToo: boolean): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    if (/\.tsx?$/.test(file)) waiting.push(...read(file, isLateToo))
  }
  return found
}

/**
 * Keeps out of an application what only others need: the classes and the drawings that none of its files names. `folder`:
 * of the application, whose `main.ts` begins it. `first`: its pages that may come first beside the beginning; where they
 * are named, drawings that none of them shows come late.
 */
export function onlyItsOwn(folder: string, first?: readonly string[]): Plugin {
  const code = (from: readonly string[], isLateToo: boolean) =>
    [
      ...sources(
        from.map((file) => join(folder, file)),
        isLateToo,
      ),
    ].filter((file) => /\.tsx?$/.test(file))
  const files = code(['main.ts'], true)
  const atOnce = first ? code(['main.ts', ...first], false) : files
  const textOf = (some: readonly string[]) =>
    some.map((file) => (/ui[\\/]icon[\\/]/.test(file) ? '' : readFileSync(file, 'utf8'))).join('\n')
  const namedIn = (text: string) => (name: string) => new RegExp(`['"]${name}['"]`).test(text)
  /** Which drawings the beginning has, and which come late. */
  const drawings = () => {
    const isNamed = namedIn(textOf(files))
    if (!first) return { atOnce: isNamed, late: () => false }
    const isNamedAtOnce = namedIn(textOf(atOnce))
    return { atOnce: isNamedAtOnce, late: (name: string) => isNamed(name) && !isNamedAtOnce(name) }
  }
  return {
    name: 'only-its-own',
    enforce: 'pre',
    transform(source, id) {
      if (id.startsWith(folder) && id.endsWith('.css')) {
        const styled = first && !/[\\/]whole\.css$/.test(id) ? atOnce : files
        return [source.replaceAll(/^@source .*\n/gm, ''), ...styled.map((file) => `@source '${file}';`)].join('\n')
      }
      const isLate = first !== undefined && /[\\/]ui[\\/]icon[\\/]more-paths\.ts$/.test(id)
      if (!isLate && !/[\\/]ui[\\/]icon[\\/]paths\.ts$/.test(id)) return null
      const all = isLate ? readFileSync(id.replace('more-paths', 'paths'), 'utf8') : source
      const keeps = drawings()[isLate ? 'late' : 'atOnce']
      return all.replaceAll(/^ {2}(\w+):\s*'[^']*',\n/gm, (line, name: string) => (keeps(name) ? line : ''))
    },
  }
}

/**
 * Code that several late files share. Messages are left out and stay in separate files: the words of a first page
 * would pull all the shared code in.
 */
const shared = {
  name: 'shared',
  minShareCount: 2,
  test: (id: string) => !/[\\/](messages|phrases|sayings)[\\/]/.test(id),
} satisfies Rolldown.CodeSplittingGroup

/**
 * One file for what the beginning is made of, one for each page beside it that may come first, and one for what any others
 * share, each with all that it needs: no two of them can wait for one another.
 */
export function joined(folder: string, pages: Readonly<Record<string, string>>): Rolldown.CodeSplittingGroup[] {
  const groups = Object.entries(pages).map(([name, page]) => {
    const own = sources([join(folder, page)], false)
    return { name, test: (id: string) => own.has(id), priority: 1 }
  })
  // A file takes along what it is made of: the beginning has to be taken first.
  return [{ name: 'start', tags: ['$initial'], priority: 2 }, ...groups, shared]
}
