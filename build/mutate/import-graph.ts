import { dirname, join, normalize } from 'node:path'

/** Which files of the tree need which when the program runs: by imports (of types do not count), or as a thread's own file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const threads = /\bnew URL\(`(\.[^`$]+)\$\{extname\(/g
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'|\nimport\s+'([^']+)'/g

/** Reads who imports whom, from the texts of files by their paths. */
export function readImports(texts: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...texts].map(([path, text]) => {
      const found = [...`\n${text}`.matchAll(importing)]
      const imported = found.map(([, one, two, three]) => one ?? two ?? three!).filter((to) => to.startsWith('.'))
      const targets = [...imported, ...[...text.matchAll(threads)].map(([, file]) => `${file}.ts`)]
      return [path, targets.map((to) => normalize(join(dirname(path), to)).replaceAll('\\', '/'))]
    }),
  )
}

/** Returns the number of imports between a file and each that needs it; `through` says which files pass the need on. */
export function neededBy(graph: ImportGraph, path: string, through = (_file: string) => true): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of graph) for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  const steps = new Map([[path, 0]])
  for (const [file, step] of steps)
    if (file === path || through(file))
      for (const from of importers.get(file) ?? []) if (!steps.has(from)) steps.set(from, step + 1)
  return steps
}
