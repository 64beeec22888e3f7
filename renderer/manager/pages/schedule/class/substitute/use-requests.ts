import { useApi } from '../../../../../api/index.ts'

/** Classes that look for another instructor, or have found one; not read while no class is open. */
export const useRequests = (enabled = true) => useApi('GET /api/v1/substitute-requests', {}, { enabled, every: 60_000 })
