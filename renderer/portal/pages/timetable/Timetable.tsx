import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import FilterRow from '../../parts/FilterRow.tsx'
import { StudioSide } from '../../parts/StudioSide.tsx'
import { TimetableColumns } from '../../parts/TimetableColumns.tsx'
import { costLine } from '../../parts/class-cost.ts'
import { ANY, isAny, matches, type Wanted } from '../../parts/matching.ts'
import { usePublicSchedule, type PublicClass } from '../../parts/use-public.ts'
import { ClassLine } from '../schedule/ClassLine.tsx'
import { DayHeading } from '../schedule/DayHeading.tsx'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { DayStrip } from '../schedule/DayStrip.tsx'
import { NoClasses } from '../schedule/NoClasses.tsx'
import { useDay } from '../schedule/use-day.ts'
import { late } from '../../../shared/app/late.tsx'
import { SeatLink } from './SeatLink.tsx'
import { publicStanding } from './public-standing.ts'

const PublicWeek = late(() => import('./PublicWeek.tsx'), 'above')

/** Number of days in the public timetable. */
const DAYS = 14
const NONE: ReadonlySet<string> = new Set()
const nothing = () => {}

/** The timetable of one day for visitors, and the days beside it. */
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

interface PublicDayProps {
  day: string
  /** All that everybody may see. */
  classes: readonly PublicClass[]
  onChoose: (day: string) => void
  wanted: Wanted
  onLook: (change: Partial<Wanted>) => void
}

/** The classes of a day that have not begun, by their start. */
function PublicDay({ day, classes, onChoose, wanted, onLook }: PublicDayProps) {
  const { schedule: m, cost } = useMessages()
  const format = useFormat()
  const now = useNow(30_000)
  const found = classes.filter((cls) => matches(cls, wanted) && now < Date.parse(cls.starts_at))
  const shown = found.filter(({ starts_at }) => format.dayOf(starts_at) === day)
  const next = found.map(({ starts_at }) => format.dayOf(starts_at)).find((other) => other > day)
  return (
    <>
      <FilterRow classes={classes} wanted={wanted} onChange={onLook} />
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {shown.map((cls) => {
            const state = publicStanding(cls, now)
            const costs = costLine(cls, cost, format.money)
            return (
              <ClassLine
                key={cls.id}
                cls={cls}
                state={state}
                waiting={0}
                note={costs ? <p className="figures mt-0.5 text-xs text-muted">{costs}</p> : null}
                action={<SeatLink cls={cls} state={state} />}
              />
            )
          })}
        </ul>
      ) : (
        <NoClasses
          title={day === format.today() ? m.noneToday : m.none}
          isBare={classes.length === 0}
          next={next}
          onChoose={onChoose}
          onAny={isAny(wanted) ? undefined : () => onLook(ANY)}
        />
      )}
    </>
  )
}
