import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Copy, Outcome } from './copy.ts'

/** The result of a run of test files. */
export interface Ran {
  /** The first test that failed, or why the run did not end well where no test is named. */
  failed?: { file?: string; name: string }
  isLate: boolean
  /** The file that ran last. */
  last?: string
  /** Times of the files that passed, in milliseconds. */
  took: Map<string, number>
}

/** Runs test files in a copy, and ends at the first failure. */
export type Runner = (copy: Copy, files: readonly string[], limitMs: number) => Promise<Ran>

const reporter = ['--test-reporter', pathToFileURL(join(import.meta.dirname, 'stop-at-failure.mjs')).href]
const unit = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  ...reporter,
  '--test-reporter-destination',
  'stdout',
]
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'renderer/e2e/playwright.config.ts']
const fewest = ['--max-failures=1', '--workers=1', '--retries=0']

/** Runs files of Node's own runner in one process. */
export const runUnit: Runner = async (copy, files, limitMs) => {
  const outcome = await copy.run([...unit, ...files], { limitMs, until: /^FAILED .+\n/m })
  const { output } = outcome
  const named = /^FAILED (?:(\S+\.[cm]?[jt]s): )?(.+)\n/m.exec(output)
  const took = new Map<string, number>()
  for (const [, ms, file] of output.matchAll(/^TOOK (\d+) (.+)$/gm))
    took.set(file!, (took.get(file!) ?? 0) + Number(ms))
  const last = [...output.matchAll(/^BEGAN (.+)$/gm)].at(-1)?.[1]
  // The last file may not have ended.
  if (last && (named || outcome.isLate)) took.delete(last)
  return { ...unless(named && { file: named[1], name: named[2]! }, outcome), ...(last && { last }), took }
}

/** Runs files of Playwright's runner on the pages as they were built; those that open any page do so on the routes given. */
export const runBrowser =
  (chromium: string, routes: readonly string[]): Runner =>
  async (copy, files, limitMs) => {
    const env = { CHROMIUM_PATH: chromium, ...(routes.length > 0 && { PAGES: routes.join(',') }) }
    const outcome = await copy.run([...playwright, ...fewest, ...files], { limitMs, env, until: /^ +✗ .+ › .+\n/m })
    const { output } = outcome
    const named = /^ +✗ (\S+) › (.+?)(?: \([\d.]+ s\))?\n/m.exec(output)
    const took = new Map<string, number>()
    for (const [, file, seconds] of output.matchAll(/^ +✓ (\S+) › .+ \(([\d.]+) s\)$/gm))
      took.set(file!, (took.get(file!) ?? 0) + Number(seconds) * 1000)
    if (named?.[1]) took.delete(named[1])
    const last = named?.[1] ?? [...took.keys()].at(-1)
    return { ...unless(named && { file: named[1], name: named[2]! }, outcome), ...(last && { last }), took }
  }

/** Returns the result of a run: the test that failed, or else how it ended. */
function unless(failed: Ran['failed'] | null, { code, isLate, output }: Outcome): Pick<Ran, 'failed' | 'isLate'> {
  if (failed || isLate || code === 0) return { ...(failed && { failed }), isLate: !failed && isLate }
  return { failed: { name: `a run that ended with ${code}: ${output.trim().split('\n').at(-1)}` }, isLate: false }
}
