import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** The duration of one round on a quiet core of the machine that the limits were chosen on, a server of 2023 at 3 GHz. */
const REFERENCE_MS = 190
/** Beyond this a machine is stuck, and a limit has to end the run at some time. */
const MOST = 8

/**
 * Measures how many times slower than the reference this machine is at the moment, 1 at least. It uses as many threads as
 * the stage will have processes; what else the machine did in the last minute counts as if it went on.
 * @param {number} workers
 */
export async function measureSlowness(workers) {
  const rounds = await Promise.all(Array.from({ length: workers }, roundInThread))
  const mean = rounds.reduce((sum, ms) => sum + ms, 0) / workers
  return slowness(mean, loadavg()[0] ?? 0, availableParallelism())
}

/** @param {number} ms one round took @param {number} load of the last minute @param {number} cores */
export const slowness = (ms, load, cores) => Math.min(MOST, Math.max(1, ms / REFERENCE_MS, load / cores))

/** @returns {Promise<number>} */
const roundInThread = () =>
  new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url)).once('message', resolve).once('error', reject)
  })

/** Does what tests do most: objects, text and hashes. */
function round() {
  let text = ''
  for (let n = 0; n < 1500; n++) {
    const rows = Array.from({ length: 500 }, (_, id) => ({ id, name: `${text.slice(0, 8)} ${id % 97}`, at: id * n }))
    text = createHash('sha256')
      .update(JSON.stringify(rows.sort((a, b) => (a.name < b.name ? -1 : 1))))
      .digest('hex')
  }
}

if (!isMainThread) {
  const started = performance.now()
  round()
  parentPort?.postMessage(performance.now() - started)
}
