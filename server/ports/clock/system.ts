import type { Clock } from './port.ts'

/** The last millisecond that was asked for, with its text: a crowd asks many times in each. */
let last = { at: 0, text: '' }

export const systemClock: Clock = {
  now: () => {
    const at = Date.now()
    if (at !== last.at) last = { at, text: new Date(at).toISOString() }
    return last.text
  },
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}
