import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

let isListening = false

/**
 * Takes the signals over with the first child: a process that has none, and works without a pause, would never get to a
 * handler and could not be ended.
 */
function passSignalsOn() {
  if (isListening) return
  isListening = true
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stoppedBy = signal
      if (running.size === 0) process.exit(signalExit(signal))
      for (const child of running) child.kill(signal)
    })
  }
}

/** True if somebody asked for the end, by a signal that the children were given too. */
export const isStopped = () => stoppedBy !== undefined

/** The exit code of an end that was asked for; undefined where nobody has. */
export const stoppedExit = () => stoppedBy && signalExit(stoppedBy)

/** The exit code a shell reports for a process ended by this signal. @param {NodeJS.Signals} signal */
export const signalExit = (signal) => 128 + constants.signals[signal]

/** The process ids of the children that run right now. */
export const runningPids = () => [...running].flatMap((child) => child.pid ?? [])

/**
 * Starts a child process that receives this process's signals too.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export function start(command, args, options) {
  passSignalsOn()
  const child = spawn(command, args, options)
  running.add(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? signalExit(signal) : (code ?? 1)))
  }).finally(() => running.delete(child))
  return { child, ended }
}

/**
 * Runs a command with this process's input and output until it ends.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns the exit code
 */
export const handOver = (command, args, options) => start(command, args, { stdio: 'inherit', ...options }).ended

/**
 * Runs a command quietly. After a signal it ends this process, so that no further step begins.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns the exit code and everything it printed
 */
export async function capture(command, args, options) {
  const { child, ended } = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await ended
  if (stoppedBy) process.exit(signalExit(stoppedBy))
  return { code, output }
}
