import { neededBy, readImports } from '../mutate/import-graph.ts'
import { readSources } from '../mutate/tests-of.ts'

/** The module that compares recorded text with its file, and writes it. */
const RECORDED = 'server/test/recorded.ts'

// The tests that record, by their imports.
const recording = neededBy(readImports(readSources()), RECORDED).keys()
console.log([...recording].filter((file) => /\.(?:test|bundle|e2e)\.ts$/.test(file)).join('\n'))
