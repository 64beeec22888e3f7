interface Span {
  starts_at: string
  ends_at: string
}

/** The lane of an entry among those at the same time, and how many lanes there are. */
export interface Lane {
  lane: number
  of: number
}

/** Lanes for what overlaps, in the order given for what begins together: as few as there is on at once. */
export function lanesOf<One extends Span>(spans: readonly One[]): ReadonlyMap<One, Lane> {
  const lanes = new Map<One, Lane>()
  let together: One[] = []
  let ends: number[] = []
  const close = () => {
    for (const one of together) lanes.get(one)!.of = ends.length
    together = []
    ends = []
  }
  for (const one of spans.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const start = Date.parse(one.starts_at)
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Date.parse(one.ends_at)
    lanes.set(one, { lane, of: 1 })
    together.push(one)
  }
  close()
  return lanes
}
