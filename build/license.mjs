import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { capture, isStopped, signalExit, start } from './children.mjs'
import { keepServing } from './keep-serving.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { cache, dist, root } from './paths.mjs'
import { step } from './progress.mjs'
import { giveUp, setUp } from './setup.mjs'
import { filesBelow, hashOf, unlessStamped } from './sources.mjs'

/** The exit code where a start can't be. */
const REFUSED = 2

const program = join(dist, 'license', 'main.mjs')
const inputs = ['license-cloud', 'server', 'build/bundle-license.mjs', 'package.json', 'package-lock.json']
const isNoInput = /^(server|license-cloud)\/test\/|\.test\.ts$|\.md$/

const words = process.argv.slice(2)
if (process.env.npm_lifecycle_event) endWithNpm()
const node = await setUp({ app: false }).catch(refuse)
await oneAtATime(join(cache, 'license.lock'), bundled).catch(refuse)

const isServing = words.length === 0 || words[0] === 'serve'
const say = (/** @type {string} */ text) => console.error(`\n${text}\n`)
const { code, signal } = isServing
  ? await keepServing({ what: 'The license service', run, isStopped, wait, now: () => performance.now(), say })
  : await run()
process.exitCode = signal ? signalExit(signal) : (code ?? 1)

/** Bundles the service, unless it is there and made from these very sources. */
async function bundled() {
  const stamp = join(dist, '.license-sources')
  // A stamp beside nothing says nothing.
  if (!existsSync(program)) rmSync(stamp, { force: true })
  const files = filesBelow(root, inputs).filter((file) => !isNoInput.test(file))
  await unlessStamped(stamp, hashOf(root, files), () => step('Building the license service', bundle))
}

async function bundle() {
  const { code, output } = await capture(node, [join(root, 'build', 'bundle-license.mjs')])
  if (code !== 0) throw new Error(`The license service could not be built.\n\n${output.trim()}`)
}

/** @param {unknown} error @returns {never} */
function refuse(error) {
  return giveUp(error, REFUSED)
}

async function run() {
  const { child, ended } = start(node, ['--enable-source-maps', program, ...words], { stdio: 'inherit' })
  await ended
  return { code: child.exitCode, signal: child.signalCode }
}

/** Ends the service when npm is ended: npm's shell does not pass the signal on. */
function endWithNpm() {
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
