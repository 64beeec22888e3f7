/** The puzzles that the server sets instead of refusing: see `proof_of_work` of its problem. */
export interface Puzzles {
  challenge: string
  /** 32 bytes in hex. */
  seed: string
  puzzles: number
  /** Number of bits of SHA-256(seed, puzzle, number) that must be 0. */
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

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = roots(64, 1 / 3)
/** The same of the square roots of the first 8: where every hash begins. */
const START = roots(8, 1 / 2)

function roots(count: number, power: number): Int32Array {
  const found = new Int32Array(count)
  for (let at = 0, number = 2; at < count; number++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false
    if (isPrime) found[at++] = (number ** power % 1) * 2 ** 32
  }
  return found
}

const words = new Int32Array(64)

/** The first 32 bits of SHA-256 over a message of one block (16 words, padded), as a number. */
export function firstWord(block: Int32Array): number {
  const w = words
  for (let t = 0; t < 16; t++) w[t] = block[t]!
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!
    const y = w[t - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0
  }
  let a = START[0]!
  let b = START[1]!
  let c = START[2]!
  let d = START[3]!
  let e = START[4]!
  let f = START[5]!
  let g = START[6]!
  let h = START[7]!
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return (a + START[0]!) >>> 0
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
