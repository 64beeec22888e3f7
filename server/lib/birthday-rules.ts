/*
 * Dates are YYYY-MM-DD. A person who was born on 29 February has their birthday on 1 March of other years, the day on which
 * they are a year older.
 */

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const yearOf = (day: string) => Number(day.slice(0, 4))

function birthdayIn(born: string, year: number): string {
  const date = born.slice(5)
  return `${String(year).padStart(4, '0')}-${date === '02-29' && !isLeapYear(year) ? '03-01' : date}`
}

/** Tells if a day is a person's birthday; of a person whose date of birth isn't known, none is. */
export const isBirthday = (born: string | null | undefined, day: string): boolean =>
  typeof born === 'string' && birthdayIn(born, yearOf(day)) === day

/** The next birthday from a day on, that day included. */
export function nextBirthday(born: string, day: string): string {
  const here = birthdayIn(born, yearOf(day))
  return here < day ? birthdayIn(born, yearOf(day) + 1) : here
}

/** Full years from a date of birth to a day. */
export const ageOn = (born: string, day: string): number =>
  yearOf(day) - yearOf(born) - (day.slice(5) < born.slice(5) ? 1 : 0)

/** The dates of birth, MM-DD, that have their birthday on a day. */
export function birthDatesOn(day: string): string[] {
  const date = day.slice(5)
  return date === '03-01' && !isLeapYear(yearOf(day)) ? [date, '02-29'] : [date]
}
