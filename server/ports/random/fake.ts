import { createHash } from 'node:crypto'
import type { Random } from './port.ts'

/** The same bytes in the same order for the same seed. */
export function fakeRandom(seed: string): Random {
  let turn = 0
  return {
    bytes: (count) => {
      const blocks = Math.ceil(count / 32)
      const bytes = Buffer.concat(
        Array.from({ length: blocks }, () => createHash('sha256').update(`${seed}:${turn++}`).digest()),
      )
      return bytes.subarray(0, count)
    },
  }
}
