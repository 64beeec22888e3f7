import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cache } from './paths.mjs'

/**
 * Milliseconds that each test file, or each browser test, took when it last ran.
 * @typedef {Record<string, number>} Times
 */

/** @param {string} stage @param {string} [folder] */
const fileOf = (stage, folder = join(cache, 'timings')) => join(folder, `${stage}.json`)

/** The times of the last runs; none where nothing has run yet. @param {string} stage @param {string} [folder] @returns {Times} */
export function readTimes(stage, folder) {
  try {
    return JSON.parse(readFileSync(fileOf(stage, folder), 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps the times of a run for the next; what did not run this time stays. @param {string} stage @param {Times} times @param {string} [folder] */
export function keepTimes(stage, times, folder) {
  const file = fileOf(stage, folder)
  mkdirSync(dirname(file), { recursive: true })
  const all = Object.entries({ ...readTimes(stage, folder), ...times }).sort(([, a], [, b]) => b - a)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), undefined, 1)}\n`)
}

const SLOWEST = 20

/** The slowest of a run, a line each, under a heading. @param {string} what files or tests @param {Times} times */
export function slowestLines(what, times) {
  const sorted = Object.entries(times).sort(([, a], [, b]) => b - a)
  if (sorted.length <= 1) return []
  const lines = sorted.slice(0, SLOWEST).map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  return [`  The slowest of ${sorted.length} ${what}:`, ...lines]
}
