/** A seat as it is drawn; one without an id is new. */
export interface Drawn {
  id?: number | undefined
  name: string
  x: number
  y: number
}

/** The longest sides of the grid, as on the server. */
export const MOST = 40
/** The least size of the grid shown, including the free row and column. */
const LEAST = { columns: 6, rows: 5 }

export type Kind = 'mats' | 'reformers' | 'bikes'

/** Distances between seats: reformers have an aisle beside each, bikes are in the gaps of the row before. */
const STEP: Record<Kind, { x: number; y: number; shift: number }> = {
  mats: { x: 1, y: 1, shift: 0 },
  reformers: { x: 2, y: 1, shift: 0 },
  bikes: { x: 2, y: 1, shift: 1 },
}

/** A, B … Z, AA, AB … */
function letters(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : letters(Math.floor(row / 26) - 1) + letter
}

export const seatAt = (seats: readonly Drawn[], x: number, y: number) =>
  seats.find((seat) => seat.x === x && seat.y === y)

/** The name of a seat that is added in a row: the row's letter and the first number nobody has. */
export function nextName(seats: readonly Drawn[], y: number): string {
  const taken = new Set(seats.map(({ name }) => name.toLowerCase()))
  for (let n = 1; ; n += 1) {
    const name = `${letters(y)}${n}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

export const withSeat = (seats: readonly Drawn[], x: number, y: number): Drawn[] => [
  ...seats,
  { name: nextName(seats, y), x, y },
]

/** The first square that is free, row by row. */
export function freeSquare(seats: readonly Drawn[]): { x: number; y: number } {
  const { columns } = sizeOf(seats)
  for (let y = 0; ; y += 1) {
    for (let x = 0; x < columns; x += 1) if (!seatAt(seats, x, y)) return { x, y }
  }
}

/** The size of the grid shown: the drawn seats, and one more row and column for adding. */
export function sizeOf(seats: readonly Drawn[]): { columns: number; rows: number } {
  const reach = (side: 'x' | 'y') => Math.max(-1, ...seats.map((seat) => seat[side])) + 2
  return {
    columns: Math.min(MOST, Math.max(LEAST.columns, reach('x'))),
    rows: Math.min(MOST, Math.max(LEAST.rows, reach('y'))),
  }
}

/** Number that fits into a row. */
export const mostInRow = (kind: Kind): number => Math.floor((MOST - STEP[kind].shift) / STEP[kind].x)

/** Rows of a kind, A1 at the front left; a seat that was there under the same name stays that seat. */
export function drawRows(kind: Kind, rows: number, perRow: number, former: readonly Drawn[]): Drawn[] {
  const { x: across, y: back, shift } = STEP[kind]
  return Array.from({ length: rows * perRow }, (_, at) => {
    const [row, column] = [Math.floor(at / perRow), at % perRow]
    const name = `${letters(row)}${column + 1}`
    const id = former.find((seat) => seat.name === name)?.id
    return { ...(id !== undefined && { id }), name, x: column * across + (row % 2) * shift, y: row * back }
  })
}
