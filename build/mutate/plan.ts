import { basename, extname } from 'node:path'
import type { ImportGraph } from './import-graph.ts'
import type { TestTimes } from './limits.ts'
import { relatedBrowserTests, relatedUnitTests } from './related-tests.ts'

/** Which test files are run for a mistake in a file, in their order. */
export interface Plan {
  /** The unit tests nearest by their imports. */
  near: string[]
  /** Others that need the file, through everything. */
  far: string[]
  /** The browser tests, where the file is one of the pages'. */
  browser: string[]
  /** The pages that a browser test opens which can open any. */
  routes: string[]
  /** Number of test files that could see the mistake. */
  of: number
}

/** The sources, as they are without a mistake. */
export interface Tree {
  graph: ImportGraph
  read: (path: string) => string
}

/** Time for the tests farther away for one mistake, measured by their earlier runs. */
const FAR_MS = 60_000
const BROWSER_MS = 90_000

/** Plans the tests for a mistake: those that can see it, cheapest first, and of the far ones no more than time allows. */
export function planFor(path: string, { graph, read }: Tree, times: TestTimes, isAll: boolean): Plan {
  const { nearest, rest } = relatedUnitTests(graph, path)
  const near = times.cheapestFirst(nearest)
  const far = times.within(namingFirst(path, rest, read), isAll ? Infinity : FAR_MS)
  const ofPages = path.startsWith('renderer/')
    ? relatedBrowserTests(graph, path, read)
    : { nearest: [], rest: [], routes: [] }
  const inBrowser = [...ofPages.nearest, ...namingFirst(path, ofPages.rest, read)]
  const browser = isAll ? inBrowser : atLeastOne(inBrowser, times.within(inBrowser, BROWSER_MS))
  return {
    near,
    far,
    browser, // Nothing is left out where all is asked for, and no page either.
    routes: isAll ? [] : ofPages.routes,
    of: nearest.length + rest.length + inBrowser.length,
  }
}

/** Some tests that need a file through everything, those first that name its feature or page, or the file where it has none. */
function namingFirst(path: string, tests: readonly string[], read: Tree['read']): string[] {
  const name =
    /^(?:server\/features|renderer\/\w+\/pages)\/([\w-]+?)s?\//.exec(path)?.[1] ?? basename(path, extname(path))
  const [naming, others] = [true, false].map((is) => tests.filter((test) => read(test).includes(name) === is))
  return [...naming!, ...others!]
}

const atLeastOne = (all: readonly string[], some: string[]) => (some.length > 0 ? some : all.slice(0, 1))

/** The durations of single steps in a first run without a mistake, in milliseconds. */
export interface Steps {
  lint: number
  build: number
  /** The time needed before the first mistake is tried. */
  before?: number
}

/** Likely durations if no step has run yet: the compiler reads the tree once, and again for every forty mistakes. */
export const assumedSteps = (slowness: number, mistakes: number): Steps => ({
  lint: 4_000 * slowness,
  build: 20_000 * slowness,
  before: (90_000 + Math.ceil(mistakes / 40) * 2 * 40_000) * slowness,
})

/** Estimates the time of a mistake, likely and at most unless a test hangs: half of the near tests, or all there are. */
export function estimate(
  { near, far, browser }: Plan,
  times: TestTimes,
  steps: Steps,
): { likely: number; most: number } {
  const [nearMs, farMs, browserMs] = [near, far, browser].map((files) => times.expected(files)) as [
    number,
    number,
    number,
  ]
  const build = browser.length > 0 ? steps.build : 0
  return {
    likely: steps.lint + nearMs / 2 + farMs / 8 + build + browserMs / 4,
    // A browser test that sees a mistake runs once more with it, and once without.
    most: steps.lint + nearMs + farMs + build + browserMs * 1.5,
  }
}
