import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Copy, Outcome } from './copy.ts'
import type { ImportGraph } from './import-graph.ts'
import type { Mutant } from './places.ts'
import { relatedBrowserTests, relatedUnitTests } from './related-tests.ts'

/** What a trial needs to know of the tree, and how long a run of tests may take. */
export interface Ground {
  graph: ImportGraph
  /** The text of a file as it is without a mistake. */
  read: (path: string) => string
  chromium: string
  limitMs: number
}

const MINUTE = 60_000
const typescript = 'node_modules/typescript/bin/tsc'
const unit = ['--test', '--test-isolation=none', '--test-force-exit', '--test-timeout=600000']
const reporter = ['--test-reporter', pathToFileURL(join(import.meta.dirname, 'stop-at-failure.mjs')).href]
const destination = ['--test-reporter-destination', 'stdout']
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'renderer/e2e/playwright.config.ts']
const firstFailure = /^(?:FAILED| +✗) (.+)\n/m

/** Whether a mistake gets past the compiler. What is only left unused does: whoever forgets a check forgets its import. */
export async function compiles(copy: Copy, mutant: Mutant): Promise<boolean> {
  return attempting(copy, mutant, async () => {
    const { output } = await copy.run([typescript, '-b', '--pretty', 'false'], { limitMs: 5 * MINUTE })
    return !/error TS(?!6133|6192|6196|6198|6199)/.test(output)
  })
}

/** Which test sees a mistake (undefined: none): the nearest unit tests first, then the browser's, then all others. */
export function findCatcher(copy: Copy, mutant: Mutant, ground: Ground): Promise<string | undefined> {
  return attempting(copy, mutant, async () => {
    const { graph, read } = ground
    const units = relatedUnitTests(graph, mutant.path)
    const browser = relatedBrowserTests(graph, mutant.path, read)
    const isPage = mutant.path.startsWith('renderer/')
    const nearest = await runUnit(copy, units.nearest, ground)
    const soon = nearest ?? (isPage ? await runBrowser(copy, browser.nearest, ground, true) : undefined)
    const rest = soon ?? (await runUnit(copy, units.rest, ground))
    const build = !isPage || browser.nearest.length === 0
    return rest ?? runBrowser(copy, isPage ? browser.rest : [...browser.nearest, ...browser.rest], ground, build)
  })
}

/** Runs unit tests and gives the first that fails. */
export async function runUnit(copy: Copy, files: readonly string[], { limitMs }: Ground): Promise<string | undefined> {
  if (files.length === 0) return undefined
  return failureOf(await copy.run([...unit, ...reporter, ...destination, ...files], { limitMs, until: firstFailure }))
}

/** Runs browser tests and gives the first that fails. */
export async function runBrowser(copy: Copy, files: readonly string[], ground: Ground, build: boolean) {
  if (files.length === 0) return undefined
  if (build) {
    const built = await copy.run(['build/bundle.mjs'], { limitMs: 5 * MINUTE })
    if (built.code !== 0) return 'the build of the pages'
  }
  const args = [...playwright, '--max-failures=1', '--workers=1', ...files]
  const env = { CHROMIUM_PATH: ground.chromium }
  return failureOf(await copy.run(args, { limitMs: ground.limitMs, until: firstFailure, env }))
}

function failureOf({ code, output, isLate }: Outcome): string | undefined {
  const named = firstFailure.exec(output)?.[1]
  if (named) return named.replace(/ \([\d.]+ s\)$/, '')
  if (isLate) return 'the time limit'
  return code === 0 ? undefined : `a run that ended with ${code}: ${output.trim().split('\n').at(-1)}`
}

/** Does something while a copy holds the mistake, and puts the true source back. */
async function attempting<T>(copy: Copy, { path, source, original }: Mutant, work: () => Promise<T>): Promise<T> {
  copy.write(path, source)
  try {
    return await work()
  } finally {
    copy.write(path, original)
  }
}
