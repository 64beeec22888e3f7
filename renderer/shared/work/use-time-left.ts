import { useEffect, useState } from 'react'
import { remaining, steadied, timeLeft, type Sample, type TimeLeft } from './time-left.ts'

interface Watched {
  samples: Sample[]
  told: { left: number; at: number } | null
}

const NOTHING: Watched = { samples: [], told: null }
/** As many looks as the speed is taken of, at one a second. */
const KEPT = 90

/**
 * How long work still takes, by how far it is each time that is looked at. Since when it is under way, where the server
 * knows, tells something at once after a page was loaded anew.
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
