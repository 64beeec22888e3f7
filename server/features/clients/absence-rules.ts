/** The days since a client's last visit on which the studio notes that they have stayed away. */
export const INACTIVE_DAYS = [7, 14, 21, 30, 45, 60, 90, 120, 180, 365] as const
