import { useMessages } from '../../../messages/index.ts'
import { usePeople } from '../use-people.ts'
import { movedClass, placeChange, type Proposal } from './moved.ts'

/** The change of instructor or room in words; null where neither changes. */
export function usePlaceInWords(proposal: Proposal | null): string | null {
  const { board: m } = useMessages().schedule
  const { rooms } = usePeople()
  if (!proposal) return null
  const changed = placeChange(proposal)
  const { instructor_name: name, establishment_name, room_plan_id } = movedClass(proposal)
  const former = proposal.cls.instructor_name
  if (changed.instructor_id !== undefined) return former ? m.teaches(name ?? '', former) : m.teachesNew(name ?? '')
  if (Object.keys(changed).length === 0) return null
  const room = rooms.find(({ id }) => id === room_plan_id)?.label
  return m.moves([room, establishment_name].filter(Boolean).join(' · ') || m.noRoom)
}
