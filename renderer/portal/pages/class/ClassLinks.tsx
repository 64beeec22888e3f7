import { useToast } from '../../../shared/problem/use-toast.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import { useCalendarFile } from '../../parts/use-calendar-file.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { paths } from '../../paths.ts'

type Shown = Pick<ScheduledClass, 'id' | 'name'> &
  Partial<
    Pick<
      ScheduledClass,
      'my_booking_id' | 'my_booking_status' | 'starts_at' | 'ends_at' | 'instructor_name' | 'establishment_name'
    >
  >

/** Takes a class elsewhere: to somebody else, and a booked one into the reader's calendar. */
export function ClassLinks({ cls }: { cls: Shown }) {
  const { studio: m, bookings } = useMessages()
  const toast = useToast()
  const { studio_name } = useStudio()
  const keep = useCalendarFile()
  const share = async () => {
    const url = new URL(paths.class(cls.id), location.origin).href
    if ('share' in navigator) {
      // A reader who changes their mind has shared nothing, and knows.
      await navigator.share({ title: `${cls.name}, ${studio_name ?? ''}`, url }).catch(() => undefined)
      return
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url)
      toast.done(m.linkCopied)
    } catch {
      // By plain http there is no clipboard: then the link is shown, to be copied by hand.
      toast.refused(m.share, url)
    }
  }
  const { my_booking_id: id, my_booking_status: status, name, starts_at, ends_at } = cls
  const { instructor_name = null, establishment_name = null } = cls
  return (
    <div className="flex flex-wrap gap-2">
      {id && status === 'booked' && starts_at && ends_at ? (
        <Button
          icon="calendar"
          onPress={() => keep({ id, name, starts_at, ends_at, with: instructor_name, establishment_name })}
        >
          {bookings.addToCalendar}
        </Button>
      ) : null}
      <Button icon="external" onPress={() => void share()}>
        {m.share}
      </Button>
    </div>
  )
}
