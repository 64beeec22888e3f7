/** Groups items by their day (YYYY-MM-DD), the first day first; today is included even if empty. */
export function daysWith<One>(
  items: readonly One[],
  today: string,
  dayOf: (one: One) => string,
): [day: string, ofDay: readonly One[]][] {
  const days = Map.groupBy(items, dayOf)
  if (!days.has(today)) days.set(today, [])
  return [...days].sort(([a], [b]) => a.localeCompare(b))
}
