import { addDays, type LocalDate } from '../../lib/time.ts'

/**
 * The birthdays (MM-DD) that fall on a day and some after it, each with its date. Who was born on 29 February has it on 1 March
 * of other years, as the roster has it.
 */
export function birthdaysFrom(day: LocalDate, days: number): Map<string, LocalDate> {
  const found = new Map<string, LocalDate>()
  for (let later = 0; later < days; later += 1) {
    const on = addDays(day, later)
    found.set(on.slice(5), on)
    if (on.endsWith('-03-01') && !addDays(on, -1).endsWith('-02-29')) found.set('02-29', on)
  }
  return found
}
