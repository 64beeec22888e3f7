import { statSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ file: string, ms: number }[]} Queue files with what each is expected to take, the longest first */

/** The most that one process is given; then a fresh one takes its place. */
const BATCH_MS = 60_000
const BATCH_FILES = 60

/** A file of this many bytes is expected to run for a millisecond, as long as nobody knows better. */
const BYTES_A_MS = 10

/**
 * The longest first: a long one that begins last leaves the other processes idle.
 * @param {string} root @param {string[]} files @param {import('./timings.mjs').Times} times of their last run @returns {Queue}
 */
export const longestFirst = (root, files, times) =>
  files
    .map((file) => ({ file, ms: times[file] ?? statSync(join(root, file)).size / BYTES_A_MS }))
    .sort((a, b) => b.ms - a.ms)

/**
 * Takes the files for the next process off the front of a queue: less each time, so that all processes end together.
 * @param {Queue} queue @param {number} workers @returns {Queue}
 */
export function takeBatch(queue, workers) {
  const left = queue.reduce((sum, { ms }) => sum + ms, 0)
  const most = Math.min(BATCH_MS, left / (2 * workers))
  let taken = 0
  let count = 0
  for (const { ms } of queue) {
    if (count === BATCH_FILES || (count > 0 && taken + ms > most)) break
    taken += ms
    count++
  }
  return queue.splice(0, count)
}
