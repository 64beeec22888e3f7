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
