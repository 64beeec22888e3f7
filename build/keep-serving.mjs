/** The server is started again after at most so many unasked ends within so many milliseconds. */
const MOST = 5
const WITHIN = 60_000
/** Milliseconds before it is started again: the first time, and at the most. */
const FIRST = 500
const LONGEST = 8_000

/** Exit codes after which nobody starts it again: a requested stop, and a start that can't work, which it has explained. */
const FINAL = [0, 2]

/**
 * Runs the server, and again whenever it ended by a fault: a bug, a kill, no memory. Says why each time. Gives up when it
 * does not stay up.
 * @param {object} how
 * @param {string} how.what its name in messages
 * @param {(isAgain: boolean) => Promise<{ code: number | null, signal: NodeJS.Signals | null }>} how.run runs it until it ends
 * @param {() => boolean} how.isStopped whether somebody asked for the end
 * @param {(milliseconds: number) => Promise<unknown>} how.wait
 * @param {() => number} how.now in milliseconds
 * @param {(text: string) => void} how.say
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} how it ended for good
 */
export async function keepServing({ what, run, isStopped, wait, now, say }) {
  /** @type {number[]} */
  let falls = []
  for (let isAgain = false; ; isAgain = true) {
    const end = await run(isAgain)
    if (isStopped() || (end.signal === null && FINAL.includes(end.code ?? 1))) return end
    falls = [...falls.filter((at) => now() - at < WITHIN), now()]
    if (falls.length > MOST) {
      say(
        `${what} ${how(end)} for the ${falls.length}th time within a minute, and is not started again. What it said above names the reason.`,
      )
      return end
    }
    const pause = Math.min(FIRST * 2 ** (falls.length - 1), LONGEST)
    say(`${what} ${how(end)}. Nothing that was saved is lost; it starts again in ${pause / 1000} s.`)
    await wait(pause)
    if (isStopped()) return end
  }
}

/** @param {{ code: number | null, signal: NodeJS.Signals | null }} end */
const how = ({ code, signal }) =>
  signal === null ? `ended by a fault of its own (code ${code})` : `was ended from outside (${signal})`
