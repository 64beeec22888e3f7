import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../paths.mjs'
import { filesBelow } from '../sources.mjs'
import { neededBy, readImports, type ImportGraph } from './import-graph.ts'
import { relatedBrowserTests, relatedUnitTests } from './related-tests.ts'

const isTest = (path: string) => /\.(?:test|bundle|e2e)\.(?:ts|mjs)$/.test(path)

/**
 * The tests that need one of some files: those that import it, however many steps away, those that read every source, and
 * the browser tests of the pages that need it. A file that nothing imports is needed by the tests that say its name.
 */
export function testsOf(graph: ImportGraph, paths: readonly string[], read: (file: string) => string): Set<string> {
  const all = [...graph.keys()].filter(isTest)
  const ofOne = (path: string): string[] => {
    if (!graph.has(path)) return all.filter((test) => read(test).includes(basename(path)))
    const needing = neededBy(graph, path)
    const importing = all.filter((test) => needing.has(test))
    const { nearest, rest } = relatedUnitTests(graph, path)
    return [...importing, ...nearest, ...rest, ...relatedBrowserTests(graph, path, read).nearest]
  }
  return new Set(paths.flatMap(ofOne).map((test) => test.replace(/:\d+$/, '')))
}

if (import.meta.main) {
  const places = ['build', 'electron', 'license-cloud', 'renderer', 'server']
  const files = filesBelow(root, places).filter((path) => /\.(?:tsx?|mjs|js)$/.test(path))
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const read = (path: string) => texts.get(path) ?? ''
  console.log([...testsOf(readImports(texts), process.argv.slice(2), read)].join('\n'))
}
