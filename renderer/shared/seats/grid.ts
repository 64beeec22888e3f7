interface Standing {
  x: number
  y: number
}

/** The positions of a room's seats: the number of columns, and each seat's column and row from 1 on. */
export function gridOf<Seat extends Standing>(seats: readonly Seat[]) {
  const left = Math.min(...seats.map(({ x }) => x))
  const front = Math.min(...seats.map(({ y }) => y))
  const columns = seats.length === 0 ? 0 : Math.max(...seats.map(({ x }) => x)) - left + 1
  return {
    columns,
    place: ({ x, y }: Standing) => ({ gridColumn: x - left + 1, gridRow: y - front + 1 }),
  }
}
