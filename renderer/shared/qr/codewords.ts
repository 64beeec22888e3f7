import { checkBytes } from './reed-solomon.ts'

/** How a version carries its bytes at correction level M: check bytes of a block, and the data bytes of each block. */
interface Capacity {
  check: number
  blocks: readonly number[]
}

const times = (count: number, length: number) => Array.from({ length: count }, () => length)

/** Versions 1 to 10. */
const CAPACITIES: readonly Capacity[] = [
  { check: 10, blocks: [16] },
  { check: 16, blocks: [28] },
  { check: 26, blocks: [44] },
  { check: 18, blocks: times(2, 32) },
  { check: 24, blocks: times(2, 43) },
  { check: 16, blocks: times(4, 27) },
  { check: 18, blocks: times(4, 31) },
  { check: 22, blocks: [...times(2, 38), ...times(2, 39)] },
  { check: 22, blocks: [...times(3, 36), ...times(2, 37)] },
  { check: 26, blocks: [...times(4, 43), 44] },
]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]
const dataBytes = ({ blocks }: Capacity) => blocks.reduce((sum, length) => sum + length, 0)
const countBits = (version: number) => (version < 10 ? 8 : 16)

/** The smallest version that holds so many bytes; null when none up to 10 does (more than 213 bytes). */
export function versionFor(length: number): number | null {
  const index = CAPACITIES.findIndex((capacity, at) => 4 + countBits(at + 1) + length * 8 <= dataBytes(capacity) * 8)
  return index < 0 ? null : index + 1
}

/** The bytes as a version carries them: header, data, padding, cut into blocks, checked, and dealt out in turn. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const capacity = CAPACITIES[version - 1]!
  const data = packed(bytes, version, dataBytes(capacity))
  let at = 0
  const blocks = capacity.blocks.map((length) => data.slice(at, (at += length)))
  const checks = blocks.map((block) => checkBytes(block, capacity.check))
  return [...dealt(blocks), ...dealt(checks)]
}

function packed(bytes: Uint8Array, version: number, room: number): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, countBits(version))]
  for (const byte of bytes) bits.push(...bitsOf(byte, 8))
  bits.push(...times(Math.min(4, room * 8 - bits.length), 0))
  while (bits.length % 8 > 0) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let turn = 0; data.length < room; turn++) data.push(PADDING[turn % 2]!)
  return data
}

/** The bits of a number, highest first. */
export function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1)
}

function dealt(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat()
}
