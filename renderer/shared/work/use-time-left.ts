import { useEffect, useState } from 'react'

/** The progress of work at a moment (milliseconds since 1970). */
export interface Sample {
  at: number
  done: number
}

/** The time left as shown: seconds, minutes or hours, or null while it is unknown. */
export type TimeLeft = { unit: 'soon' } | { unit: 'seconds' | 'minutes' | 'hours'; count: number } | null

/** The milliseconds that the speed is measured over: long enough to be steady, short enough to follow a slowdown. */
const LOOK_BACK = 60_000
/** Milliseconds before the first estimate. */
const LEAST = 3000

/** Milliseconds until all is done, by the recent speed; null while that is unknown. */
export function remaining(samples: readonly Sample[], total: number): number | null {
  const last = samples.at(-1)
  if (!last) return null
  const first = samples.find(({ at }) => at >= last.at - LOOK_BACK)!
  const [took, did] = [last.at - first.at, last.done - first.done]
  if (took < LEAST || did <= 0) return null
  return ((total - last.done) * took) / did
}

/**
 * The time left to show, given what was shown before: it runs down with the clock and takes on new figures more slowly the
 * nearer they are; only much more or much less is taken on at once.
 */
export function steadied(before: { left: number; at: number } | null, left: number, now: number): number {
  if (!before) return left
  const expected = Math.max(0, before.left - (now - before.at))
  const differs = Math.abs(left - expected) / Math.max(left, expected, 1)
  return differs > 0.5 ? left : expected + (left - expected) * 0.2
}

/** The time that is left as people say it: rounded up, coarser the longer it is. */
export function timeLeft(milliseconds: number | null): TimeLeft {
  if (milliseconds === null || !Number.isFinite(milliseconds)) return null
  const seconds = milliseconds / 1000
  if (seconds < 10) return { unit: 'soon' }
  if (seconds <= 50) return { unit: 'seconds', count: Math.ceil(seconds / 10) * 10 }
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 10) return { unit: 'minutes', count: minutes }
  if (minutes <= 55) return { unit: 'minutes', count: Math.ceil(minutes / 5) * 5 }
  return { unit: 'hours', count: Math.ceil(minutes / 60) }
}

interface Words extends Record<'seconds' | 'minutes' | 'hours', (count: number) => string> {
  soon: string
}

/** The time left in words; null while it is unknown. */
export const inWords = (left: TimeLeft, words: Words): string | null =>
  left && (left.unit === 'soon' ? words.soon : words[left.unit](left.count))

interface Watched {
  samples: Sample[]
  told: { left: number; at: number } | null
}

const NOTHING: Watched = { samples: [], told: null }
/** The number of samples kept, at one a second. */
const KEPT = 90

/**
 * Returns the time that work still takes, by its progress at each look. `since`, its start if the server knows it, gives a
 * figure at once after a reload.
 */
export function useTimeLeft(done: number, total: number, isRunning: boolean, since?: string | null): TimeLeft {
  const [{ told }, setWatched] = useState(NOTHING)
  useEffect(() => {
    if (!isRunning) return setWatched(NOTHING)
    const at = Date.now()
    setWatched(({ samples, told: before }) => {
      const from = samples.length === 0 && since && done > 0 ? [{ at: Date.parse(since), done: 0 }] : samples
      const next = [...from, { at, done }].slice(-KEPT)
      // The first look knows the whole way only, however long ago it began.
      const left = next.length === 2 && since ? wholeWay(next, total) : remaining(next, total)
      return { samples: next, told: left === null ? before : { left: steadied(before, left, at), at } }
    })
  }, [done, total, isRunning, since])
  return isRunning ? timeLeft(told?.left ?? null) : null
}

function wholeWay([first, last]: readonly Sample[], total: number): number | null {
  const took = last!.at - first!.at
  return took > 0 && last!.done > 0 ? ((total - last!.done) * took) / last!.done : null
}
