import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './one-at-a-time.mjs'

/**
 * True if the npm that started this process is still there, asked again and again. Between the two stands a shell, which lives
 * on when npm is killed, unless it has put this process in its own place. On Windows the shell alone is looked at.
 * @returns {() => boolean}
 */
export function watchNpm() {
  const parent = process.ppid
  const above = shellsParent(parent)
  return () => process.ppid === parent && (above === undefined || isAlive(above))
}

/** Returns the parent of a process; undefined where that is no shell, or can't be known. @param {number} pid */
function shellsParent(pid) {
  try {
    return parentOfShell(process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'utf8') : askPs(pid))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function askPs(pid) {
  if (process.platform === 'win32') return ''
  const [, parent, command] =
    /^\s*(\d+) (.+?)\s*$/.exec(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })) ?? []
  return `${pid} (${command}) S ${parent}`
}

/** The parent that the line of `/proc/PID/stat` names, where the process is a shell. @param {string} stat */
export function parentOfShell(stat) {
  const [, parent] = /^\d+ \(.*sh\) \S (\d+)/s.exec(stat) ?? []
  return parent === undefined || Number(parent) <= 1 ? undefined : Number(parent)
}
