import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Copy, Outcome } from './copy.ts'
import type { ImportGraph } from './import-graph.ts'
import type { Mutant } from './places.ts'
import { relatedBrowserTests, relatedUnitTests, type RelatedBrowser } from './related-tests.ts'
import type { Visits } from './visits.ts'

/** What a trial needs to know of the tree, and how long a run of tests may take. */
export interface Ground {
  graph: ImportGraph
  /** The text of a file as it is without a mistake. */
  read: (path: string) => string
  chromium: string
  /** What the browser tests open; nothing where it is not known. */
  visits: Visits
  limitMs: number
  /** Told all that a run printed which failed; without it a run is ended at its first failure. */
  explain?: (output: string) => void
}

const MINUTE = 60_000
const typescript = 'node_modules/typescript/bin/tsc'
const oxlint = 'node_modules/oxlint/bin/oxlint'
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
    const { graph, read, visits } = ground
    const units = relatedUnitTests(graph, mutant.path)
    const browser = relatedBrowserTests(graph, mutant.path, read, visits)
    const opening = () => open(copy, browser, ground)
    const others = () => runUnit(copy, units.rest, ground)
    const [second, third] = mutant.path.startsWith('renderer/') ? [opening, others] : [others, opening]
    const near = (await refusedByLint(copy, mutant.path)) ?? (await runUnit(copy, units.nearest, ground))
    return near ?? (await second()) ?? (await third()) ?? runBrowser(copy, browser.rest, ground)
  })
}

/** The rule by which the linter refuses a file, if it does. What is only left unused is not counted, as by the compiler. */
async function refusedByLint(copy: Copy, path: string): Promise<string | undefined> {
  const { output } = await copy.run([oxlint, '--format=unix', path], { limitMs: 5 * MINUTE })
  const rules = [...output.matchAll(/\[Error\/([^\]]+)\]/g)].map(([, rule]) => rule!)
  const broken = rules.find((rule) => !/no-unused-vars|TS6(?:133|192|196|198|199)/.test(rule))
  return broken && `the linter: ${broken}`
}

/** Builds the pages with the mistake, where it concerns them, and runs the browser tests nearest to it. */
async function open(
  copy: Copy,
  { nearest, rest, routes }: RelatedBrowser,
  ground: Ground,
): Promise<string | undefined> {
  if (nearest.length + rest.length === 0) return undefined
  return (await buildPages(copy)) ?? runBrowser(copy, nearest, ground, { routes })
}

/** Builds what users run; gives what failed, if it does. */
export async function buildPages(copy: Copy): Promise<string | undefined> {
  const { code } = await copy.run(['build/bundle.mjs'], { limitMs: 5 * MINUTE })
  return code === 0 ? undefined : 'the build of the pages'
}

/** Runs unit tests and gives the first that fails. */
export async function runUnit(copy: Copy, files: readonly string[], ground: Ground): Promise<string | undefined> {
  if (files.length === 0) return undefined
  return firstFailureOf(copy, [...unit, ...reporter, ...destination, ...files], ground)
}

/**
 * Runs browser tests and gives the first that fails twice. Those that open any page do so on some routes only where they are
 * given; a file to note in what is visited may be named.
 */
export async function runBrowser(
  copy: Copy,
  files: readonly string[],
  ground: Ground,
  more: { routes?: readonly string[]; visited?: string } = {},
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  const { routes = [], visited } = more
  const env = {
    CHROMIUM_PATH: ground.chromium,
    ...(routes.length > 0 && { PAGES: routes.join(',') }),
    ...(visited && { VISITED: visited }),
  }
  const run = (...what: string[]) =>
    firstFailureOf(copy, [...playwright, '--max-failures=1', '--workers=1', ...what], ground, env)
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = await run(...files)
    const [file = '', title] = failed?.split(' › ') ?? []
    // A busy computer makes a test of a page fail now and then: what saw the mistake sees it again.
    if (!title || (await run(file, '--grep', title.replaceAll(/[^\p{L}\p{N} ]/gu, '.')))) return failed
  }
  return undefined
}

/** Runs tests and gives the first that fails. */
async function firstFailureOf(
  copy: Copy,
  args: readonly string[],
  { limitMs, explain }: Ground,
  env: Record<string, string> = {},
): Promise<string | undefined> {
  const outcome = await copy.run(args, { limitMs, env, ...(!explain && { until: firstFailure }) })
  const failed = failureOf(outcome)
  if (failed) explain?.(outcome.output)
  return failed
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
