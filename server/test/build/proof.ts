import { hash } from 'node:crypto'

interface Puzzles {
  challenge: string
  seed: string
  puzzles: number
  zero_bits: number
}

/** Solves the puzzles of a refusal as their description in the interface says; gives the header that answers them. */
export async function solve({ challenge, seed, puzzles, zero_bits }: Puzzles): Promise<string> {
  const bytes = Buffer.concat([Buffer.from(seed, 'hex'), Buffer.alloc(8)])
  const numbers: number[] = []
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    bytes.writeUInt32BE(puzzle, 32)
    let number = 0
    do bytes.writeUInt32BE(number++, 36)
    while (hash('sha256', bytes, 'buffer').readUInt32BE() >>> (32 - zero_bits) !== 0)
    numbers.push(number - 1)
    // The server under test runs in this process.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return `${challenge} ${numbers.join(',')}`
}
