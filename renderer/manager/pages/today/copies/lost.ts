const MINUTE = 60_000

/** True if the time between a backup and its restore is worth naming: at least a minute. */
export const isAnythingLost = (as_of: string, restored_at: string): boolean =>
  Date.parse(restored_at) - Date.parse(as_of) >= MINUTE
