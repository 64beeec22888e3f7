/** Later than any moment that is reached. */
export const NEVER = '9999-12-31T23:59:59.999Z'
/** The last day of what has no end yet. */
export const NO_END = '9999-12-31'

/** True if days can be counted on from it: at the ends of what four digits can say, they can't. */
const isReached = (text: string) => text >= '0002' && text < '9999'

/** True if a text is a day as the studio stores them, `2026-03-29`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && isReached(text) && isOfCalendar(text)

/** True if a text is an instant as the studio stores them, `2026-03-29T01:00:00.000Z`. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(text) &&
  isReached(text) &&
  isOfCalendar(text)

/** The 31st of April is none: read as a date, it is the first of May. */
const isOfCalendar = (text: string) =>
  text.slice(8, 10) < '29' || new Date(text).toISOString().startsWith(text.slice(0, 10))
