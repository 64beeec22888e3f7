import { useNow } from '../../../shared/clock.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Freshness } from '../../offline/Freshness.tsx'
import { StudioSide } from '../../parts/StudioSide.tsx'
import { TimetableColumns } from '../../parts/TimetableColumns.tsx'
import { usePublicSchedule } from '../../parts/use-public.ts'
import { DayHeading } from '../schedule/DayHeading.tsx'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { DayStrip } from '../schedule/DayStrip.tsx'
import { useDay } from '../schedule/use-day.ts'
import { late } from '../../../shared/app/late.tsx'
import { PublicDay } from './PublicDay.tsx'

const PublicWeek = late(() => import('./PublicWeek.tsx'), 'above')

/** As far as the public timetable reaches. */
const DAYS = 14
const NONE: ReadonlySet<string> = new Set()
const nothing = () => {}

/** The timetable of one day for who looks around, and the days beside it. */
export default function Timetable() {
  useNow(60_000)
  const { days, day, wanted, choose, look } = useDay(DAYS)
  const schedule = usePublicSchedule()
  return (
    <TimetableColumns
      // Below what is to come it would be moved by it.
      side={schedule.isPending ? null : <StudioSide />}
      week={
        schedule.data ? (
          <PublicWeek classes={schedule.data} days={days} day={day} wanted={wanted} onChoose={choose} />
        ) : null
      }
    >
      <DayStrip days={days} value={day} withBooking={NONE} onNear={nothing} onChange={choose} />
      <div className="mb-3">
        <DayHeading day={day} />
      </div>
      <Freshness query={schedule} />
      <Loaded query={schedule} skeleton={<DaySkeleton />}>
        {(classes) => <PublicDay day={day} classes={classes} onChoose={choose} wanted={wanted} onLook={look} />}
      </Loaded>
    </TimetableColumns>
  )
}
