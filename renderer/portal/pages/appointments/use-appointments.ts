import { useApi } from '../../../api/index.ts'

/** The reader's own appointments, the earliest first. */
export const useOwnAppointments = () => useApi('GET /api/v1/appointments', {}, { every: 60_000 })

/** Those whom the reader acts for as their guardian. */
export const useDependants = () => useApi('GET /api/v1/clients/me/dependants', {}, { fresh: 300_000 })
