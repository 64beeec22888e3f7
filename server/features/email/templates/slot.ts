/** Says a weekday (1 is Monday) in a language, and an hour of the studio's clock. */
export function slotIn(language: string): (of: { weekday: number; hour: number }) => { day: string; time: string } {
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return ({ weekday, hour }) => ({
    // The first of January 2024 was a Monday.
    day: days.format(new Date(Date.UTC(2024, 0, weekday))),
    time: `${String(hour).padStart(2, '0')}:00`,
  })
}
