import { say, type Said } from '../../lib/sayings/sayings.ts'
interface Drawn {
  id?: number | undefined
  name: string
  x: number
  y: number
}

/**
 * Finds a seat drawn twice: the same id, name (whatever its capitals) or square of the grid. Returns the later one's path and
 * a sentence, or undefined if each exists once.
 */
export function repeatedSeat(seats: readonly Drawn[]): { path: string; message: Said } | undefined {
  const seen = new Set<string>()
  for (const [at, { id, name, x, y }] of seats.entries()) {
    const marks = [
      ['id', id === undefined ? undefined : `id ${id}`, say('room_plans.twice_in_list')],
      ['name', `name ${name.toLocaleLowerCase('en')}`, say('room_plans.two_seats_are_called', { name })],
      ['x', `at ${x} ${y}`, say('room_plans.two_seats_stand_on_same', { name })],
    ] as const
    for (const [field, mark, message] of marks) {
      if (mark === undefined) continue
      if (seen.has(mark)) return { path: `seats.${at}.${field}`, message }
      seen.add(mark)
    }
  }
  return undefined
}
