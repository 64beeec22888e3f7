import { icalendar } from '../../../server/lib/icalendar-rules.ts'
import { now } from '../../shared/clock.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { usePlace } from './use-place.ts'
import { paths } from '../paths.ts'

interface Booked {
  /** Of the booking. */
  id: number
  name: string
  starts_at: string
  ends_at: string
  with: string | null
  establishment_name: string | null
}

/** Gives a booking to the reader's calendar as a file, also without a connection: the same entry as in letters and the feed. */
export function useCalendarFile(): (booked: Booked) => void {
  const { studio_name, public_studio_id, timezone, address } = useStudio()
  const place = usePlace()
  return (booked) => {
    const written = new Date(now()).toISOString()
    const text = icalendar({ name: studio_name ?? '', zone: timezone ?? 'UTC', now: written }, [
      {
        uid: `booking-${booked.id}@${public_studio_id ?? ''}`,
        starts_at: booked.starts_at,
        ends_at: booked.ends_at,
        created_at: written,
        changed_at: written,
        status: 'CONFIRMED',
        summary: booked.name,
        description: booked.with,
        location: place(booked) ?? address?.replaceAll(/\s*\n\s*/g, ', ') ?? null,
        url: new URL(paths.bookings(), location.origin).href,
      },
    ])
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = 'booking.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
}
