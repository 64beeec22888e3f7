import { useApi } from '../../../api/index.ts'
import type { Choice } from '../../../ui/index.ts'

/** The instructors and locations to choose from. */
export function usePeople() {
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } }, { fresh: 60_000 })
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  const named = (list: readonly { id: number; full_name?: string; name?: string }[] = []): Choice<number>[] =>
    list.map(({ id, full_name, name = '' }) => ({ id, label: full_name ?? name }))
  return { instructors: named(instructors.data?.items), locations: named(locations.data) }
}
