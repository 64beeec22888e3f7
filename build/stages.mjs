import { join } from 'node:path'
import { check } from './checks.mjs'
import { start } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { root } from './paths.mjs'
import { findPoppler } from './poppler.mjs'
import { startPostgres } from './postgres.mjs'
import { filesBelow } from './sources.mjs'
import { none, stageTotals, sum } from './totals.mjs'

/** A stage that is not done by then is stuck: the longest takes ten minutes on two quick cores, forty on two slow ones. */
const stageLimitMs = 60 * 60_000
const testLimitMs = 180_000
const READINGS = 'renderer/e2e/words/'
const workspaces = ['build', 'electron', 'license-cloud', 'renderer', 'server']

/**
 * The stages of a test run by name. Each takes the Node to run with and a part of the path of the files to run ('' for
 * all), prints as it goes, and gives its totals.
 * @type {Record<string, (node: string, filter: string) => Promise<import('./totals.mjs').Totals>>}
 */
export const stages = { check, unit, bundle, browser, words }

/** What is tested while working: everything but the long readings. */
export const everyDay = ['check', 'unit', 'bundle', 'browser']

/** Every *.test file, in two processes side by side. @param {string} node @param {string} filter */
async function unit(node, filter) {
  const files = testFiles(/\.test\.(ts|mjs)$/, filter)
  const halves = [0, 1].map((half) => files.filter((_, index) => index % 2 === half))
  const postgres = files.some((file) => file.startsWith('license-cloud/')) ? await ifThere(startPostgres) : undefined
  if (files.some((file) => file.startsWith('server/documents/'))) await ifThere(findPoppler)
  try {
    /** @type {Record<string, string>} */
    const env = postgres ? { LICENSE_TEST_POSTGRES: postgres.url } : {}
    return sum(await Promise.all(halves.map((half) => nodeTests(node, half, env))))
  } finally {
    await postgres?.stop()
  }
}

/**
 * What some tests need besides; where there is none to be had, they say that they were left out, but not in CI.
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

/** Every *.bundle file: drives what `npm start` serves from outside. @param {string} node @param {string} filter */
function bundle(node, filter) {
  return nodeTests(node, testFiles(/\.bundle\.ts$/, filter))
}

/** Runs test files of Node's own runner, in one process. @param {string} node @param {string[]} files @param {Record<string, string>} [env] */
async function nodeTests(node, files, env) {
  if (files.length === 0) return none
  const reporter = [
    '--test-reporter',
    join(root, 'build', 'unit-reporter.mjs'),
    '--test-reporter-destination',
    'stdout',
  ]
  const limits = [`--test-timeout=${testLimitMs}`, '--test-force-exit']
  return run(node, ['--test', '--test-isolation=none', ...limits, ...reporter, ...files], env)
}

/** Every *.e2e file but the readings, in Chromium. @param {string} node @param {string} filter */
function browser(node, filter) {
  return inChromium(
    node,
    endToEnd(filter).filter((file) => !file.startsWith(READINGS)),
  )
}

/** The readings: all that every page says, after every step. @param {string} node @param {string} filter */
function words(node, filter) {
  return inChromium(
    node,
    endToEnd(filter).filter((file) => file.startsWith(READINGS)),
  )
}

/** @param {string} node @param {string[]} files */
async function inChromium(node, files) {
  if (files.length === 0) return none
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = join(root, 'renderer', 'e2e', 'playwright.config.ts')
  return run(node, [playwright, 'test', '--config', config, ...files], {
    CHROMIUM_PATH: await findChromium(node),
  })
}

/** @param {string} filter */
const endToEnd = (filter) => testFiles(/\.e2e\.ts$/, filter)

/** @param {RegExp} name @param {string} filter */
const testFiles = (name, filter) =>
  filesBelow(root, workspaces).filter((file) => name.test(file) && file.includes(filter))

/** Runs a stage as its own process, which reports its totals as a message. @param {string} node @param {string[]} args @param {Record<string, string>} [env] */
async function run(node, args, env) {
  const { child, ended } = start(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {import('./totals.mjs').Totals | undefined} */
  let reported
  child.on('message', (message) => (reported = /** @type {typeof reported} */ (message)))
  const limit = setTimeout(() => {
    console.log(`  ✗ not done after ${stageLimitMs / 60_000} minutes: ended`)
    child.kill('SIGKILL')
  }, stageLimitMs)
  const code = await ended
  clearTimeout(limit)
  return stageTotals(reported, code)
}
