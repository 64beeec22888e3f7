import { createHash } from 'node:crypto'
import { isSameSecret } from '../lib/same-secret.ts'
import type { Instant } from '../lib/time.ts'

/** The header that answers a challenge: the challenge, a space, and a number for each puzzle, separated by commas. */
export const PROOF_HEADER = 'Proof-Of-Work'

/** About a million hashes for all puzzles together: a second or less in a page. Many small ones take alike long each time. */
const PUZZLES = 64
const ZERO_BITS = 14
const GOOD_FOR_MS = 5 * 60_000

/** The task for a caller, as the problem shows it. */
export interface Challenge {
  challenge: string
  /** 32 bytes in hex; puzzle i of `puzzles` asks for a number n. */
  seed: string
  puzzles: number
  /** How many bits of SHA-256(seed, i, n) must be 0, i and n as 32 bits each, most significant byte first. */
  zero_bits: number
  header: string
}

/** The secrets and settings behind an application's challenges. */
export interface ProofKeys {
  bytes(count: number): Uint8Array
  /** A keyed hash that nobody else can make. */
  sign(text: string): string
}

/**
 * Puzzles in place of a refusal: dear for who asks a thousand times, a moment for who asks once. A challenge says what it
 * is for and how long it is good, and is signed, so that none is kept; only those that were solved are, until they end.
 */
export class ProofOfWork {
  readonly #keys: ProofKeys
  readonly #used = new Map<string, number>()

  constructor(keys: ProofKeys) {
    this.#keys = keys
  }

  /** A fresh challenge for one purpose. */
  challenge(purpose: string, now: Instant): Challenge {
    const seed = Buffer.from(this.#keys.bytes(32)).toString('hex')
    const said = `${purpose}.${Date.parse(now) + GOOD_FOR_MS}.${seed}`
    const challenge = `${said}.${this.#keys.sign(said)}`
    return { challenge, seed, puzzles: PUZZLES, zero_bits: ZERO_BITS, header: PROOF_HEADER }
  }

  /** True if a header solves a challenge of ours for this purpose that is still good. It is used up by that. */
  accepts(purpose: string, header: string | undefined, now: Instant): boolean {
    const at = Date.parse(now)
    const [, challenge = '', numbers = ''] = /^(\S{1,300}) ([\d,]{1,1000})$/.exec(header ?? '') ?? []
    const [named, ends, seed = '', signature = ''] = challenge.split('.')
    if (named !== purpose || !(Number(ends) > at) || Number(ends) > at + GOOD_FOR_MS) return false
    if (!isSameSecret(signature, this.#keys.sign(`${named}.${ends}.${seed}`)) || this.#used.has(seed)) return false
    if (!solves(seed, numbers.split(',').map(Number))) return false
    for (const [old, end] of this.#used) if (end <= at) this.#used.delete(old)
    this.#used.set(seed, Number(ends))
    return true
  }
}

function solves(seed: string, numbers: readonly number[]): boolean {
  if (numbers.length !== PUZZLES) return false
  const bytes = Buffer.concat([Buffer.from(seed, 'hex'), Buffer.alloc(8)])
  return numbers.every((number, puzzle) => {
    if (!Number.isInteger(number) || number > 0xffffffff) return false
    bytes.writeUInt32BE(puzzle, 32)
    bytes.writeUInt32BE(number, 36)
    return createHash('sha256').update(bytes).digest().readUInt32BE() >>> (32 - ZERO_BITS) === 0
  })
}
