import { bitsOf } from './codewords.ts'

/** The squares of a code by row and column: dark or light. */
export type Squares = boolean[][]

/** A code being drawn; `fixed` marks the squares that belong to its frame and carry no data. */
export interface Grid {
  size: number
  dark: Squares
  fixed: Squares
}

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** The frame of a version: finders, timing, alignment, its number, and room for the format. */
export function frame(version: number): Grid {
  const size = 17 + 4 * version
  const blank = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid: Grid = { size, dark: blank(), fixed: blank() }
  for (let at = 0; at < size; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(grid, row, column, 4, [2, 4])
  const centres = ALIGNMENT[version - 1]!
  const last = centres.at(-1)
  for (const row of centres)
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!isFinder) rings(grid, row, column, 2, [1])
    }
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  if (row < 0 || column < 0 || row >= grid.size || column >= grid.size) return
  grid.dark[row]![column] = dark
  grid.fixed[row]![column] = true
}

/** Square rings around a centre out to a distance; those at the distances of `light` are light. */
function rings(grid: Grid, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) {
      const distance = Math.max(Math.abs(down), Math.abs(across))
      set(grid, row + down, column + across, !light.includes(distance))
    }
}

/** What is left of the bits, moved up, after division by a polynomial over two elements. */
function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value << degree
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - degree)
  return rest
}

/** The 15 bits that name correction level M (00) and the mask. */
export const formatBits = (mask: number): number => ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412

/** The 18 bits that name a version from 7 on. */
export const versionBits = (version: number): number => (version << 12) | remainder(version, 0x1f25, 12)

/** Writes the format twice: around the first finder, and beside the other two. */
export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid
  const bits = bitsOf(formatBits(mask), 15).map(Boolean)
  const around = [0, 1, 2, 3, 4, 5, 7, 8]
  for (let at = 0; at < 15; at++) {
    const bit = bits[at]!
    if (at < 8) set(grid, 8, around[at]!, bit)
    else set(grid, around[14 - at]!, 8, bit)
    if (at < 7) set(grid, size - 1 - at, 8, bit)
    else set(grid, 8, size - 15 + at, bit)
  }
  set(grid, size - 8, 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = bitsOf(versionBits(version), 18).toReversed()
  for (const [at, bit] of bits.entries()) {
    const [long, short] = [Math.floor(at / 3), grid.size - 11 + (at % 3)]
    set(grid, long, short, bit === 1)
    set(grid, short, long, bit === 1)
  }
}
