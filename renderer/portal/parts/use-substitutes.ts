import { useApi } from '../../api/index.ts'

/** Classes that look for another instructor, as far as they concern the reader. */
export const useSubstitutes = () => useApi('GET /api/v1/substitute-requests', {}, { every: 60_000 })
