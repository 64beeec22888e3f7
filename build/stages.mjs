import { join } from 'node:path'
import { check } from './checks.mjs'
import { capture } from './children.mjs'
import { describeChromium, findChromium } from './chromium.mjs'
import { withMemoryFolder } from './memory-folder.mjs'
import { nodeTests } from './node-tests.mjs'
import { cache, root } from './paths.mjs'
import { findPoppler } from './poppler.mjs'
import { startPostgres } from './postgres.mjs'
import { runReporting } from './reporting.mjs'
import { filesBelow } from './sources.mjs'
import { none, sum } from './totals.mjs'
import { measureSlowness } from './yardstick.mjs'

const READINGS = 'renderer/e2e/words/'
const workspaces = ['build', 'electron', 'license-cloud', 'renderer', 'server']
/** Number of browser tests side by side: a worker waits for its page about as long as it works. */
const BROWSERS = 3
/** Each process reads hundreds of modules: V8's compiled code is kept. */
const compiled = join(cache, 'compiled')

/** The files that a stage may hold. @type {Record<string, (file: string) => boolean>} */
const holds = {
  unit: (file) => /\.test\.(ts|mjs)$/.test(file),
  bundle: (file) => file.endsWith('.bundle.ts'),
  browser: (file) => file.endsWith('.e2e.ts') && !file.startsWith(READINGS),
  pages: (file) => file.endsWith('.walk.ts'),
  words: (file) => file.endsWith('.e2e.ts') && file.startsWith(READINGS),
}

/**
 * The stages of a test run by name. Each takes the Node to run with and its files, prints as it goes, and gives its totals.
 * @type {Record<string, (node: string, files: string[]) => Promise<import('./totals.mjs').Totals>>}
 */
export const stages = { check, unit, bundle, browser: inChromium, pages: inChromium, words: inChromium }

/** The stages tested while working: everything but the walks over every page and the long readings. */
export const everyDay = ['check', 'unit', 'bundle', 'browser']

/** The stages that need the built app. */
export const onTheApp = ['bundle', 'browser', 'pages', 'words']

/** The files of a stage that are wanted; `check` has none. @param {string} stage @param {(file: string) => boolean} isWanted */
export const filesOf = (stage, isWanted) =>
  filesBelow(root, workspaces).filter((file) => holds[stage]?.(file) && isWanted(file))

/** Every *.test file. @param {string} node @param {string[]} files */
async function unit(node, files) {
  const postgres = files.some((file) => file.startsWith('license-cloud/')) ? await ifThere(startPostgres) : undefined
  if (files.some((file) => file.startsWith('server/documents/'))) await ifThere(findPoppler)
  try {
    return await withMemoryFolder((folder) => {
      const env = {
        NODE_COMPILE_CACHE: compiled,
        ...(postgres && { LICENSE_TEST_POSTGRES: postgres.url }),
        ...(folder && { TMPDIR: folder }),
      }
      return nodeTests('unit', node, files, { env })
    })
  } finally {
    await postgres?.stop()
  }
}

/**
 * Finds something that some tests need; where there is none, they say that they were left out, but not in CI.
 * @template T @param {() => Promise<T>} find
 */
async function ifThere(find) {
  try {
    return await find()
  } catch (error) {
    if (process.env.CI) throw error
    console.log(`  – ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/**
 * Every *.bundle file: drives what `npm start` serves from outside. Those of the packaged application take parts of one copy
 * away and put them back, so they run one after the other, beside the rest.
 * @param {string} node @param {string[]} files
 */
async function bundle(node, files) {
  if (files.length === 0) return none
  // While nothing else runs. It says nothing about figures it can't measure here.
  const { code, output } = await capture(node, [join(root, 'build', 'bench', 'start-ratio.ts')])
  if (code === 0) console.log(output.trimEnd())
  const isOfPackage = (/** @type {string} */ file) => /^build\/(packaging|box)\//.test(file)
  const queues = [files.filter(isOfPackage), files.filter((file) => !isOfPackage(file))]
  const env = { NODE_COMPILE_CACHE: compiled }
  return sum(await Promise.all(queues.map((queue) => nodeTests('bundle', node, queue, { workers: 1, env }))))
}

/** Every *.e2e file or every walk, in Chromium. @param {string} node @param {string[]} files */
async function inChromium(node, files) {
  if (files.length === 0) return none
  const CHROMIUM_PATH = await findChromium(node)
  console.log(`  ${await describeChromium(CHROMIUM_PATH)}`)
  const slowness = await measureSlowness(BROWSERS)
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = join(root, 'renderer', 'e2e', 'playwright.config.ts')
  const args = [playwright, 'test', '--config', config, '--workers', String(BROWSERS), ...files]
  return withMemoryFolder(async (folder) => {
    const env = { CHROMIUM_PATH, ...(folder && { TMPDIR: folder }) }
    return (await runReporting(node, args, { env, slowness })).totals
  })
}
