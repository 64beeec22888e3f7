import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningPids } from './children.mjs'

const renewEveryMs = 1_000
const staleAfterMs = 120_000

/**
 * Does the work while holding the lock file; waits while another live process holds it. The file names its holder and
 * the holder's children, so a lock left by a kill counts only until the last of them has ended.
 * @template T @param {string} file @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!take(file)) {
    if (!told) console.log(`  Waiting for another start to finish setting up (${file}) …`)
    told = true
    await sleep(200)
  }
  const release = () => rmSync(file, { force: true })
  const renewing = setInterval(() => writeFileSync(file, holders()), renewEveryMs)
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    process.off('exit', release)
    release()
  }
}

const holders = () => [process.pid, ...runningPids()].join(' ')

/** @param {string} file @returns {boolean} whether it is held by this process now */
function take(file) {
  try {
    writeFileSync(file, holders(), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    // One left by a kill is nothing to wait for.
    return dropIfStale(file) && take(file)
  }
}

/** @param {string} file @returns whether it is gone */
function dropIfStale(file) {
  try {
    if (!isStale(readFileSync(file, 'utf8'), Date.now() - statSync(file).mtimeMs)) return false
    // A rename succeeds for one of several waiters only.
    const dropped = `${file}.${process.pid}`
    renameSync(file, dropped)
    rmSync(dropped)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  return true
}

/**
 * True if a lock is left over: every process it names has ended, or nobody has renewed it for two minutes (process ids
 * are given out again after a restart of the computer).
 * @param {string} pids separated by spaces @param {number} ageMs since it was last renewed
 * @param {(pid: number) => boolean} [alive]
 */
export function isStale(pids, ageMs, alive = isAlive) {
  if (ageMs > staleAfterMs) return true
  const named = pids.split(' ').map(Number).filter(Boolean)
  return named.length > 0 && !named.some(alive)
}

/** True if a process is there. @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
