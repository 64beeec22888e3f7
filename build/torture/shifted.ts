import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../../server/ports/clock/port.ts'
import { systemClock } from '../../server/ports/clock/system.ts'
import type { Options } from './studio.ts'
import type { Scene } from './torment.ts'

const preload = join(import.meta.dirname, 'wrong-clock.mjs')

/** A clock besides the computer's, which a studio and the torment beside it go by. */
export interface ShiftedClock {
  /** The options of a studio that goes by it. */
  options: Pick<Options, 'env' | 'node' | 'lines'>
  clock: Clock
  /** From here on it is so many milliseconds ahead of the computer's; behind it below 0. */
  set(milliseconds: number): void
}

/** Makes one that says what the computer's does, until it is set. */
export function shiftedClock(scene: Scene): ShiftedClock {
  const file = join(scene.folder(), 'shift')
  let shift = 0
  const set = (by: number) => {
    shift = by
    writeFileSync(`${file}.part`, String(by))
    renameSync(`${file}.part`, file)
  }
  set(0)
  return {
    options: {
      env: { TORTURE_CLOCK: file },
      node: ['--import', preload],
      lines: [/"message":"the clock was put back"/],
    },
    clock: { ...systemClock, now: () => new Date(Date.now() + shift).toISOString() },
    set,
  }
}
