import { useApi, type Item } from '../../api/index.ts'

/** Somebody whom the reader acts for. */
export interface Dependant {
  id: number
  full_name: string
}

export type Child = Item<'GET /api/v1/clients/me/dependants'>

/** Those whom the reader acts for as their guardian. */
export const useDependants = (options: { enabled?: boolean } = {}) =>
  useApi('GET /api/v1/clients/me/dependants', {}, { fresh: 300_000, ...options })

/** A dependant’s bookings of classes to come, the next first. */
export const useTheirUpcoming = (
  dependant_id: number,
  options: { fresh?: number; every?: number; enabled?: boolean } = {},
) =>
  useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings',
    { params: { dependant_id }, query: { upcoming: 'true', page_size: 100 } },
    { every: 60_000, ...options },
  )

/** A dependant’s waitlist entries, live and former. */
export const useTheirWaitlist = (dependant_id: number, options: { enabled?: boolean } = {}) =>
  useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist',
    { params: { dependant_id } },
    { every: 30_000, ...options },
  )

/** A dependant’s appointments, the earliest first. */
export const useTheirAppointments = (dependant_id: number) =>
  useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/appointments',
    { params: { dependant_id } },
    { every: 60_000 },
  )
