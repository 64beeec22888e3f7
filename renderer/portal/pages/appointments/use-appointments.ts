import { useApi } from '../../../api/index.ts'

/** The reader's own appointments, the earliest first. */
export const useOwnAppointments = () => useApi('GET /api/v1/appointments', {}, { every: 60_000 })
