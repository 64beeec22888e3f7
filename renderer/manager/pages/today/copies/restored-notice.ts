const KEY = 'studio-desk.restored-seen'
const DAY = 24 * 60 * 60_000

/** Whether what is said of a restore has been said for a day. `now`: milliseconds. */
export const isOver = (restored_at: string, now: number): boolean => now - Date.parse(restored_at) >= DAY

/** Whether somebody has put away on this device what is said of this restore. */
export const isDismissed = (restored_at: string): boolean => localStorage.getItem(KEY) === restored_at

export const keepDismissed = (restored_at: string): void => localStorage.setItem(KEY, restored_at)
