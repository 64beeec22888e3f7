import { firstWord } from './sha256.ts'

/** What the server asks for in place of a refusal: see `proof_of_work` of its problem. */
export interface Puzzles {
  challenge: string
  /** 32 bytes in hex. */
  seed: string
  puzzles: number
  /** How many bits of SHA-256(seed, puzzle, number) must be 0. */
  zero_bits: number
  header: string
}

/** Milliseconds of work until the page may draw and listen again. */
const TURN = 12

interface Surroundings {
  now: () => number
  pause: () => Promise<void>
}

const browser: Surroundings = {
  now: () => performance.now(),
  // A message comes back sooner than a timer, which browsers hold to 4 ms, and to a second out of sight.
  pause: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    }),
}

/** Solves the puzzles in turns, so that the page stays alive meanwhile; gives the header that answers them. */
export async function solve(asked: Puzzles, { now, pause }: Surroundings = browser): Promise<string> {
  const { challenge, seed, puzzles, zero_bits } = asked
  const block = new Int32Array(16)
  for (let word = 0; word < 8; word++) block[word] = Number.parseInt(seed.slice(8 * word, 8 * word + 8), 16)
  // After seed, puzzle and number: the padding, and the message's length in bits.
  block[10] = 0x80000000 | 0
  block[15] = 40 * 8
  const numbers: number[] = []
  let turn = now()
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    block[8] = puzzle
    let number = 0
    for (; ; number++) {
      block[9] = number
      if (firstWord(block) >>> (32 - zero_bits) === 0) break
      if (number % 1024 !== 1023 || now() - turn < TURN) continue
      await pause()
      turn = now()
    }
    numbers.push(number)
  }
  return `${challenge} ${numbers.join(',')}`
}
