/** What there is by its day (YYYY-MM-DD), the first day first; today is there also with nothing on it. */
export function daysWith<One>(
  items: readonly One[],
  today: string,
  dayOf: (one: One) => string,
): [day: string, ofDay: readonly One[]][] {
  const days = Map.groupBy(items, dayOf)
  if (!days.has(today)) days.set(today, [])
  return [...days].sort(([a], [b]) => a.localeCompare(b))
}
