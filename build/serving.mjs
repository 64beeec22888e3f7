import { setTimeout as wait } from 'node:timers/promises'
import { isStopped, signalExit, start } from './children.mjs'
import { keepServing } from './keep-serving.mjs'
import { watchNpm } from './npm-above.mjs'
import { giveUp } from './setup.mjs'

/** The exit code where a start can't be. */
export const REFUSED = 2

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

/** @param {unknown} error @returns {never} */
export function refuse(error) {
  return giveUp(error, REFUSED)
}

/** Ends what is served when npm is ended, where it was npm that started this: its shell does not pass the signal on. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const isThere = watchNpm()
  setInterval(() => isThere() || process.kill(process.pid, 'SIGTERM'), 500).unref()
}

/** Runs a program of Node's with this process's input and output until it ends. @param {string} node @param {string[]} args @returns {Promise<End>} */
export async function runToEnd(node, args) {
  const { child, ended } = start(node, args, { stdio: 'inherit' })
  await ended
  return { code: child.exitCode, signal: child.signalCode }
}

/**
 * Runs a server, and again whenever it ended by a fault, until somebody asks for the end.
 * @param {string} what its name in messages
 * @param {(isAgain: boolean) => Promise<End>} run
 */
export const serve = (what, run) =>
  keepServing({
    what,
    run,
    isStopped,
    wait,
    now: () => performance.now(),
    say: (text) => console.error(`\n${text}\n`),
  })

/** Has this process end as its server has. @param {End} end */
export function endAs({ code, signal }) {
  process.exitCode = signal ? signalExit(signal) : (code ?? 1)
}
