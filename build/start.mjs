import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FlagsRefused, helpText, readFlags, refuseKeptByNpm } from '../server/flags.mjs'
import { isStopped, signalExit, start } from './children.mjs'
import { keepServing } from './keep-serving.mjs'
import { dist, root, serverFile } from './paths.mjs'
import { giveUp, setUp } from './setup.mjs'

/** The exit code where a start can't be. */
const REFUSED = 2

const words = process.argv.slice(2)
if (saidAll()) process.exit()
if (process.env.npm_lifecycle_event) endWithNpm()
const node = await setUp().catch(refuse)
if (!existsSync(serverFile))
  refuse(new Error(`${serverFile} is missing, although the app was built. Delete ${dist} and start again.`))

const { code, signal } = await keepServing({
  what: 'Studio Desk',
  run: (isAgain) => runServer(isAgain ? withoutOnce(words) : words),
  isStopped,
  wait,
  now: () => performance.now(),
  say: (text) => console.error(`\n${text}\n`),
})
process.exitCode = signal ? signalExit(signal) : (code ?? 1)

/** What needs no server: the options, the version, words that are not known. Nothing is made for these. */
function saidAll() {
  try {
    refuseKeptByNpm(process.env)
    const { help, version } = readFlags(words)
    if (!help && !version) return false
    const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    console.log(help ? helpText(number) : number)
    return true
  } catch (error) {
    if (!(error instanceof FlagsRefused)) throw error
    console.error(error.message)
    process.exit(REFUSED)
  }
}

/** @param {unknown} error @returns {never} */
function refuse(error) {
  return giveUp(error, REFUSED)
}

/** The words but those that are meant for the first start alone. @param {readonly string[]} all */
function withoutOnce(all) {
  const isValue = (/** @type {number} */ at) => ['--restore', '--passphrase-file'].includes(all[at - 1] ?? '')
  return all.filter((word, at) => !/^--(new-key|restore|passphrase-file)(=|$)/.test(word) && !isValue(at))
}

/** @param {string[]} args */
async function runServer(args) {
  const { child, ended } = start(node, [serverFile, ...args], { stdio: 'inherit' })
  await ended
  return { code: child.exitCode, signal: child.signalCode }
}

/** Ends the server when npm is ended: npm's shell does not pass the signal on. */
function endWithNpm() {
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
