import type { Instant } from '../lib/time.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof levels)[number]

/** Writes one line of JSON an entry. Callers pass ids, codes and durations, never names, addresses or bodies. */
export type Log = (level: Level, message: string, fields?: Record<string, string | number | boolean | null>) => void

/** A log that drops what is below `least`. */
export function createLog(least: Level, now: () => Instant, write: (line: string) => void): Log {
  return (level, message, fields) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return
    write(`${JSON.stringify({ at: now(), level, message, ...fields })}\n`)
  }
}
