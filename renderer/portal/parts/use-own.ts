import { useApi } from '../../api/index.ts'
import { useSession } from '../../shared/session/use-session.ts'

/** The reader's waitlist entries, live and former; renewed oftener while one of them is live. */
export function useOwnWaitlist() {
  const client_id = useSession()?.account.id
  return useApi('GET /api/v1/bookings/waitlist', { query: { client_id } }, { every: 30_000 })
}

/** The reader's bookings of classes to come, the next first; read once `enabled`. */
export const useUpcoming = (enabled = true) =>
  useApi('GET /api/v1/bookings', { query: { upcoming: 'true', page_size: 100 } }, { every: 60_000, enabled })

/** The classes of a week. */
export const useWeek = (week: { start_date: string; end_date: string }) =>
  useApi('GET /api/v1/scheduled-classes', { query: week }, { every: 60_000 })
