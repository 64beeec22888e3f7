/** The days on which it is said that a client has stayed away, counted from her last visit. */
export const INACTIVE_DAYS = [7, 14, 21, 30, 45, 60, 90, 120, 180, 365] as const
