import { useMemo } from 'react'
import { useApi } from '../../../api/index.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import type { Choice } from '../../../ui/index.ts'

/** The kinds of classes to choose from. */
export function useTemplates(): Choice<number>[] {
  const templates = useApi('GET /api/v1/class-templates', { query: { page_size: 200 } }, { fresh: 60_000 })
  return (templates.data?.items ?? []).map(({ id, name }) => ({ id, label: name }))
}

/** The instructors, locations and rooms to choose from. */
export function usePeople() {
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } }, { fresh: 60_000 })
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  const denied = useDenied()
  const rooms = useApi('GET /api/v1/room-plans', {}, { fresh: 60_000, enabled: !denied('schedule.view') })
  return {
    instructors: useNamed(instructors.data?.items),
    locations: useNamed(locations.data),
    rooms: useNamed(rooms.data),
  }
}

/** A list as choices, the same ones until it changes. */
function useNamed(list: readonly { id: number; full_name?: string; name?: string }[] | undefined): Choice<number>[] {
  return useMemo(() => (list ?? []).map(({ id, full_name, name = '' }) => ({ id, label: full_name ?? name })), [list])
}
