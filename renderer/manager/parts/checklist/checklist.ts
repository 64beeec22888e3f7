/** The needs of a studio before strangers can book, in the order of the first run; a test booking proves it. */
export const LINES = ['studio', 'week', 'sell', 'pictures', 'online', 'email', 'payments', 'test'] as const
export type LineId = (typeof LINES)[number]

/** Lines that can wait: nobody asks if they are done. */
const OPTIONAL = ['pictures', 'payments'] as const satisfies LineId[]
type Asked = Exclude<LineId, (typeof OPTIONAL)[number]>
export const isOptional = (id: LineId): id is (typeof OPTIONAL)[number] => OPTIONAL.some((one) => one === id)

interface ChecklistFacts {
  /** Classes of the coming weeks. */
  classes: number
  /** Membership types on sale. */
  types: number
  /** True if clients reach the studio from outside. */
  is_public: boolean
  /** True if emails can leave: confirmations, reminders, invitations. */
  mail_configured: boolean
  /** The source of each of the newest bookings. */
  sources: readonly string[]
}

/** Each line, and whether it is done: all of it from what is there. */
export function checklist({
  classes,
  types,
  is_public,
  mail_configured,
  sources,
}: ChecklistFacts): Record<Asked, boolean> {
  const byClient = sources.some((source) => source === 'client' || source === 'guest')
  const email = mail_configured
  return { studio: true, week: classes > 0, sell: types > 0, online: is_public, email, test: byClient }
}

export const isAllDone = (lines: Record<Asked, boolean>): boolean => LINES.every((id) => isOptional(id) || lines[id])

interface Bookable {
  id: number
  starts_at: string
  status: string
  spots_left: number
  booking_opens_at: string | null
  booking_closes_at: string
}

/** The first class that a client could book at a time (milliseconds since 1970). */
export function firstBookable<Class extends Bookable>(classes: readonly Class[], now: number): Class | null {
  const open = classes.filter(
    ({ status, starts_at, spots_left, booking_opens_at, booking_closes_at }) =>
      status === 'scheduled' &&
      spots_left > 0 &&
      Date.parse(starts_at) > now &&
      Date.parse(booking_closes_at) >= now &&
      (booking_opens_at === null || Date.parse(booking_opens_at) <= now),
  )
  return open.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0] ?? null
}
