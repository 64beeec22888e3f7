import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { firstWord, solve } from './solve.ts'

const bytesOf = (seed: string, puzzle: number, number: number) => {
  const bytes = Buffer.concat([Buffer.from(seed, 'hex'), Buffer.alloc(8)])
  bytes.writeUInt32BE(puzzle, 32)
  bytes.writeUInt32BE(number, 36)
  return bytes
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().readUInt32BE()

test('a block is hashed as everywhere', () => {
  for (let n = 0; n < 200; n++) {
    const seed = createHash('sha256').update(`seed ${n}`).digest('hex')
    const bytes = bytesOf(seed, n, n * 7919)
    const block = new Int32Array(16)
    for (let word = 0; word < 10; word++) block[word] = bytes.readInt32BE(4 * word)
    block[10] = 0x80000000 | 0
    block[15] = 320
    assert.equal(firstWord(block), hashOf(bytes))
  }
})

test('every puzzle is solved, in turns that let the page breathe', async () => {
  const seed = createHash('sha256').update('a seed').digest('hex')
  let [time, pauses] = [0, 0]
  const asked = { challenge: 'register.1.2', seed, puzzles: 5, zero_bits: 12, header: 'Proof-Of-Work' }
  const answer = await solve(asked, { now: () => (time += 5), pause: async () => void pauses++ })
  const [challenge, list = ''] = answer.split(' ')
  const numbers = list.split(',').map(Number)
  assert.deepEqual([challenge, numbers.length], ['register.1.2', 5])
  for (const [puzzle, number] of numbers.entries()) assert.equal(hashOf(bytesOf(seed, puzzle, number)) >>> 20, 0)
  const tried = numbers.reduce((sum, number) => sum + number, 0)
  assert.ok(pauses > 0 && pauses <= tried / 1024, `${pauses} pauses in ${tried} tries`)
})
