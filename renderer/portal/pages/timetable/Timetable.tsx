import { useNow } from '../../../shared/clock.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Freshness } from '../../offline/Freshness.tsx'
import { CoverPicture } from '../../parts/CoverPicture.tsx'
import { usePublicSchedule } from '../../parts/use-public.ts'
import { WithSide } from '../../parts/WithSide.tsx'
import { DayHeading } from '../schedule/DayHeading.tsx'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { DayStrip } from '../schedule/DayStrip.tsx'
import { useDay } from '../schedule/use-day.ts'
import { PublicDay } from './PublicDay.tsx'

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
    <WithSide isComing={schedule.isPending}>
      <CoverPicture />
      <DayStrip days={days} value={day} withBooking={NONE} onNear={nothing} onChange={choose} />
      <div className="mb-3">
        <DayHeading day={day} />
      </div>
      <Freshness query={schedule} />
      <Loaded query={schedule} skeleton={<DaySkeleton />}>
        {(classes) => <PublicDay day={day} classes={classes} onChoose={choose} wanted={wanted} onLook={look} />}
      </Loaded>
    </WithSide>
  )
}
