/** The answer to one more stream: there is room, the oldest of a place makes room, or there is none for it. */
export type Room = { kind: 'free' } | { kind: 'ends'; place: string } | { kind: 'refuse' }

/**
 * Divides the streams of a door among the places they are read from. `places` are those of the open ones, in the order they
 * were opened. If the door is full, the place that has most gives one up, unless the new reader's would then have as many.
 */
export function roomFor(places: readonly string[], place: string, most: number): Room {
  if (places.length < most) return { kind: 'free' }
  const counts = new Map<string, number>()
  for (const one of places) counts.set(one, (counts.get(one) ?? 0) + 1)
  const [largest, count] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
  return count > (counts.get(place) ?? 0) + 1 ? { kind: 'ends', place: largest } : { kind: 'refuse' }
}
