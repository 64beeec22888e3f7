interface Drawn {
  id?: number | undefined
  name: string
  x: number
  y: number
}

/**
 * What is drawn twice: a seat's id, its name (whatever its capitals) or its square of the grid. Gives the later one's path and a
 * sentence, or undefined where each is there once.
 */
export function repeatedSeat(seats: readonly Drawn[]): { path: string; message: string } | undefined {
  const seen = new Set<string>()
  for (const [at, { id, name, x, y }] of seats.entries()) {
    const marks = [
      ['id', id === undefined ? undefined : `id ${id}`, 'Is in the list twice'],
      ['name', `name ${name.toLocaleLowerCase('en')}`, `Two seats are called ${name}. Give each a name of its own`],
      ['x', `at ${x} ${y}`, `Two seats stand on the same square. Move ${name}`],
    ] as const
    for (const [field, mark, message] of marks) {
      if (mark === undefined) continue
      if (seen.has(mark)) return { path: `seats.${at}.${field}`, message }
      seen.add(mark)
    }
  }
  return undefined
}
