import type { CSSProperties } from 'react'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useApi } from '../../../api/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { weekOf } from '../../parts/days.ts'
import { Place } from '../../parts/Place.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useWeek } from '../../parts/use-own.ts'
import { paths } from '../../paths.ts'
import { DayHeading } from '../schedule/DayHeading.tsx'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { DayStrip } from '../schedule/DayStrip.tsx'
import { useDay } from '../schedule/use-day.ts'

const DAYS = 42
const NONE: ReadonlySet<string> = new Set()

/** The studio's classes of a day, for those who teach: their own lead to the roster. */
export default function TimetablePage() {
  const { teaching, people: m } = useMessages()
  const format = useFormat()
  useNow(60_000)
  const { days, day, choose } = useDay(DAYS)
  const week = useWeek(weekOf(day))
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 300_000 }).data?.instructor_id
  return (
    <>
      <DayStrip days={days} value={day} withBooking={NONE} onNear={() => undefined} onChange={choose} />
      <BackLink href={paths.teaching()}>{teaching.title}</BackLink>
      <div className="mb-3">
        <DayHeading day={day} />
      </div>
      <Freshness query={week} />
      <Loaded query={week} skeleton={<DaySkeleton />}>
        {(classes) => {
          const ofDay = classes.filter(({ starts_at }) => format.dayOf(starts_at) === day)
          return ofDay.length === 0 ? (
            <EmptyState icon="calendar" title={m.noClasses} />
          ) : (
            <ul className="flex flex-col gap-2">
              {ofDay.map((cls) => (
                <ClassOfDay key={cls.id} cls={cls} isOwn={cls.instructor_id === me} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </>
  )
}

function ClassOfDay({ cls, isOwn }: { cls: ScheduledClass; isOwn: boolean }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-lg border border-line bg-surface py-3 ps-5 pe-4 shadow-raised">
      <span
        aria-hidden="true"
        className="toned absolute inset-y-0 start-0 w-1 bg-(--tone)"
        style={{ '--own': cls.color ?? 'var(--accent)' } as CSSProperties}
      />
      <div className="min-w-0 flex-1">
        <p className="figures text-sm text-muted">{format.timeRange(cls.starts_at, cls.ends_at)}</p>
        {isOwn ? (
          <Anchor
            href={paths.roster(cls.id)}
            className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
          >
            {cls.name}
          </Anchor>
        ) : (
          <p className="font-semibold">{cls.name}</p>
        )}
        <p className="text-sm break-words text-muted">{cls.instructor_name}</p>
        <Place of={cls} />
      </div>
      {cls.status === 'cancelled' ? (
        <Badge tone="bad">{m.cancelled}</Badge>
      ) : (
        <p className="figures shrink-0 text-sm text-muted">{m.booked(cls.booked, cls.capacity)}</p>
      )}
    </li>
  )
}
