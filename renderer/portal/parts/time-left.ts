/** What is left until an instant at a time (milliseconds since 1970): "1:04:09", "14:59"; null once it is over. */
export function timeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((Date.parse(until) - now) / 1000)
  if (seconds < 0) return null
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The time an offer leaves, which stays at "0:00" once it has run out; null for an offer without an end. */
export function offerTime(expiresAt: string | null, now: number): { left: string; isOver: boolean } | null {
  if (expiresAt === null) return null
  const left = timeLeft(expiresAt, now)
  return { left: left ?? '0:00', isOver: left === null }
}
