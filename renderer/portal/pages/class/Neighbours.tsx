import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { weekOf } from '../../parts/days.ts'
import { Place } from '../../parts/Place.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useWeek } from '../../parts/use-own.ts'
import { paths } from '../../paths.ts'

/** So many besides one. */
const MOST = 5

type Shown = Pick<ScheduledClass, 'id' | 'name' | 'color' | 'starts_at' | 'instructor_name' | 'establishment_name'>

interface NeighboursProps {
  of: Shown
  /** Of any days. */
  classes: readonly Shown[]
}

/** The other classes of the same day that are still to come; nothing where there is none. */
export function Neighbours({ of, classes }: NeighboursProps) {
  const { studio: m, schedule } = useMessages()
  const format = useFormat()
  const now = useNow(60_000)
  const day = format.dayOf(of.starts_at)
  const others = classes
    .filter((one) => one.id !== of.id && format.dayOf(one.starts_at) === day && now < Date.parse(one.starts_at))
    .slice(0, MOST)
  if (others.length === 0) return null
  return (
    <Card flush title={m.alsoThatDay}>
      <ul className="divide-y divide-line">
        {others.map((one) => {
          const time = format.time(one.starts_at)
          return (
            <li key={one.id} className="relative flex items-baseline gap-4 px-4 py-3 hover:bg-hover">
              <span className="figures w-16 shrink-0 text-sm text-muted">{time}</span>
              <div className="min-w-0 flex-1">
                <Anchor
                  href={paths.class(one.id)}
                  aria-label={schedule.showClass(one.name, time)}
                  className="ring-focus rounded-sm font-medium break-words text-ink no-underline after:absolute after:inset-0"
                >
                  {one.name}
                </Anchor>
                <Place of={one} />
              </div>
              <span className="min-w-0 truncate text-sm text-muted">{one.instructor_name}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The same from the timetable of a signed-in client. */
export function OwnNeighbours({ cls }: { cls: ScheduledClass }) {
  const week = useWeek(weekOf(useFormat().dayOf(cls.starts_at)))
  const shown = week.data?.filter(({ status }) => status === 'scheduled')
  return shown ? <Neighbours of={cls} classes={shown} /> : null
}
