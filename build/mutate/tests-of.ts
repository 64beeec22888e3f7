import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { filesBelow } from '../sources.mjs'
import { neededBy, readImports, type ImportGraph } from './import-graph.ts'
import { readingsReached, relatedBrowserTests, relatedUnitTests } from './related-tests.ts'

const isTest = (path: string) => /\.(?:test|bundle|e2e)\.(?:ts|mjs)$/.test(path)

/** Migrations: one test reads them all by their folder. */
const isMigration = (path: string) => /^server\/db\/migrations\/\d/.test(path)
const ofMigrations = ['server/test/schema.test.ts']

/** True if a file is named like a test in its folder or above: what that test has recorded. */
const isNamedLike = (path: string, test: string) =>
  path.startsWith(`${dirname(test)}/`) && nameOf(path) === nameOf(test)
const nameOf = (path: string) => basename(path).split('.')[0]

/**
 * The tests that need one of some files: those that import it, however many steps away, those that read every source, and
 * the browser tests of the pages that need it. A file that nothing imports is needed by the tests that say its name or have it.
 */
export function testsOf(graph: ImportGraph, paths: readonly string[], read: (file: string) => string): Set<string> {
  const all = [...graph.keys()].filter(isTest)
  const ofOne = (path: string): string[] => {
    if (!graph.has(path)) return all.filter((test) => isNamedLike(path, test) || read(test).includes(basename(path)))
    const needing = neededBy(graph, path)
    const importing = all.filter((test) => needing.has(test))
    const { nearest, rest } = relatedUnitTests(graph, path)
    const inBrowser = [...relatedBrowserTests(graph, path, read).nearest, ...readingsReached(graph, path, read)]
    return [...importing, ...nearest, ...rest, ...inBrowser, ...(isMigration(path) ? ofMigrations : [])]
  }
  return new Set(paths.flatMap(ofOne).map((test) => test.replace(/:\d+$/, '')))
}

/** Every source by its path. */
export function readSources(): Map<string, string> {
  const places = ['build', 'electron', 'license-cloud', 'renderer', 'server']
  const files = filesBelow(root, places).filter((path) => /\.(?:tsx?|mjs|js)$/.test(path))
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

if (import.meta.main) {
  const texts = readSources()
  const read = (path: string) => texts.get(path) ?? ''
  console.log([...testsOf(readImports(texts), process.argv.slice(2), read)].join('\n'))
}
