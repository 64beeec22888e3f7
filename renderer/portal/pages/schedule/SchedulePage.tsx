import { useSession } from '../../../shared/session/use-session.ts'
import { Timetable } from '../timetable/late.ts'
import { OwnSchedule } from './late.ts'

/** The timetable: with one's own bookings, or as everybody may see it. */
export default function SchedulePage() {
  return useSession() ? <OwnSchedule /> : <Timetable />
}
