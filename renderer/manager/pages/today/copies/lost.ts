const MINUTE = 60_000

/** Whether there is a time between a copy and its restore that can be told: less than a minute is none. */
export const isAnythingLost = (as_of: string, restored_at: string): boolean =>
  Date.parse(restored_at) - Date.parse(as_of) >= MINUTE
