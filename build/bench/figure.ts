import type { Spread } from './rounds.ts'
import type { Served } from './served.ts'

/** A studio of the bench, and where it is served. */
export interface Made {
  served: Served
  /** Its folder as the seed made it; not to be touched. */
  made: string
}

/** One of the two that all figures are about. */
export interface Sized extends Made {
  size: 'small' | 'full'
}

/** Length of the measurements. */
export interface Pace {
  /** Rounds of each comparison. */
  rounds: number
  /** Milliseconds of a slice of load. */
  slice: number
}

/** The studios and tools that figures are measured with. */
export interface Bench extends Pace {
  small: Sized
  full: Sized
  /** Makes a studio as busy as the full one that is one year old; gives its folder. */
  makeYoung: () => string
}

/** One line of the table. */
export interface Line {
  what: string
  /** Which studio; empty where there is only one. */
  size: Sized['size'] | ''
  /** At least (`≥ 0.85`) or at most (`≤ 1.3`); empty if the figure has no goal. */
  goal: string
  found: Spread
  /** The result in words: medians, units. */
  note?: string
}

export interface Figure {
  name: string
  isAlone?: false
  measure: (bench: Bench) => Promise<Line[]>
}

/** A figure that no studio is needed for. */
export interface LoneFigure {
  name: string
  isAlone: true
  measure: (pace: Pace) => Promise<Line[]>
}

/** True if a line’s median meets its goal. */
export function isMet({ goal, found }: Line): boolean {
  if (goal === '') return true
  const [, sign, limit = ''] = /^([≥≤]) (\S+)/.exec(goal) ?? []
  return sign === '≥' ? found.median >= Number(limit) : found.median <= Number(limit)
}
