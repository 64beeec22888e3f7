import type { Grid, Squares } from './grid.ts'

/** The eight patterns that may turn the data over, so that no stretch of it looks like a part of the frame. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

export function masked({ dark, fixed }: Grid, mask: number): Squares {
  const turns = MASKS[mask]!
  return dark.map((line, row) =>
    line.map((square, column) => (fixed[row]![column] || !turns(row, column) ? square : !square)),
  )
}

const LOOKALIKES = ['10111010000', '00001011101']

/** How hard a code is to read: runs of one shade, blocks of four, lookalikes of a finder, too much of one shade. */
export function penalty(squares: Squares): number {
  const across = squares.map(textOf)
  const down = squares.map((_, column) => squares.map((line) => (line[column] ? '1' : '0')).join(''))
  const lines = [...across, ...down].reduce((sum, line) => sum + runs(line) + 40 * lookalikes(line), 0)
  const size = squares.length
  const dark = across.join('').replaceAll('0', '').length
  return lines + 3 * blocks(squares) + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10))
}

const textOf = (line: readonly boolean[]) => line.map((square) => (square ? '1' : '0')).join('')

function runs(line: string): number {
  return [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0)
}

function lookalikes(line: string): number {
  let found = 0
  for (const pattern of LOOKALIKES)
    for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) found += 1
  return found
}

function blocks(squares: Squares): number {
  let found = 0
  for (let row = 1; row < squares.length; row++)
    for (let column = 1; column < squares.length; column++) {
      const shade = squares[row]![column]
      const [above, here] = [squares[row - 1]!, squares[row]!]
      if (here[column - 1] === shade && above[column] === shade && above[column - 1] === shade) found += 1
    }
  return found
}
