/** @param {number} started from performance.now() */
const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`

/**
 * Shows one step of the set-up while it runs, and how long it took.
 * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  const live = process.stdout.isTTY
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`)
  const ticking = live && setInterval(() => process.stdout.write(`\r  ${title} … ${seconds(started)} `), 500)
  try {
    const result = await work()
    process.stdout.write(`${live ? '\r' : ''}  ${title}: done in ${seconds(started)}   \n`)
    return result
  } finally {
    if (ticking) clearInterval(ticking)
  }
}
