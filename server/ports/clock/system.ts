import type { Clock } from './port.ts'

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}
