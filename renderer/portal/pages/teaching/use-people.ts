import { useApi, type Item } from '../../../api/index.ts'
import { useDenied } from '../../../shared/session/use-session.ts'

export type Person = Item<'GET /api/v1/scheduled-classes/{class_id}/people'>
export type People = ReturnType<typeof usePeople>

/** Returns what an instructor should know of each client of a class; managers who may not see clients read nothing. */
export function usePeople(classId: number) {
  const isAllowed = useDenied()('clients.view') === null
  const params = { class_id: classId }
  const query = useApi('GET /api/v1/scheduled-classes/{class_id}/people', { params }, { enabled: isAllowed })
  return isAllowed ? query : null
}
