import { parseDate } from '@internationalized/date'

/** Full years from a birthday to a day, both YYYY-MM-DD. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** The next birthday from a day on, that day included; who was born on 29 February has it on the 28th else. */
export function nextBirthday(born: string, day: string): string {
  const from = parseDate(day)
  const inYear = (year: number) => parseDate(born).set({ year })
  const here = inYear(from.year)
  return (here.compare(from) < 0 ? inYear(from.year + 1) : here).toString()
}
