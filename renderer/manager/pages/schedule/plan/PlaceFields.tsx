import type { Bound } from '../../../../shared/form/use-form.ts'
import { Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'
import type { Place } from '../move/moved.ts'
import { usePeople } from '../use-people.ts'

interface PlaceFieldsProps {
  instructor: Bound<number>
  location: Bound<number>
  room: Bound<number>
}

/** The instructor and the place; 0 means nobody yet, no particular location, or spots without numbers. */
export function PlaceFields({ instructor, location, room }: PlaceFieldsProps) {
  const { plan: m } = useMessages().schedule
  const { roomChoice } = useMessages()
  const { instructors, locations, rooms } = usePeople()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={m.instructor}
        placeholder={m.nobody}
        options={[{ id: 0, label: m.nobody }, ...instructors]}
        {...instructor}
        isRequired
      />
      <Select
        label={m.location}
        placeholder={m.noLocation}
        options={[{ id: 0, label: m.noLocation }, ...locations]}
        {...location}
        isRequired
      />
      {rooms.length > 0 ? (
        <Select
          label={roomChoice.room}
          placeholder={roomChoice.none}
          options={[{ id: 0, label: roomChoice.none }, ...rooms]}
          {...room}
          isRequired
        />
      ) : null}
    </div>
  )
}

/** The occasion for a new class: a drawn time, a start, a day, or a class to plan again. */
export interface Wish {
  span?: Span
  starts_at?: string
  day?: string
  like?: ScheduledClass
  /** The column of the day's board that was pointed at. */
  place?: Place
}
