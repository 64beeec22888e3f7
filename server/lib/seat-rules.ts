/** The statuses of a booking that take a place of its class. */
const taking: readonly string[] = ['booked', 'checked_in', 'no_show']

/** Tells if a booking of a status takes a place of its class. */
export const takesSeat = (status: string): boolean => taking.includes(status)

/** The same as a condition on a column, as text: only then does SQLite use the index of live bookings. */
export const takesSeatSql = (column: string): string => `${column} IN (${taking.map((one) => `'${one}'`).join(', ')})`
