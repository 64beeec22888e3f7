import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ClassPicture } from '../../../../shared/picture/ClassPicture.tsx'
import { Badge, Card, EmptyState, Link, LinkButton, Meter } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { minutesUntil } from '../../roster/attendance.ts'
import { addDays } from '../../schedule/days.ts'
import type { Fill } from '../day.ts'
import { WhoComes } from './WhoComes.tsx'

/** The class that runs or comes next: its picture, when, how full, and who comes, to be checked in with one press. */
export function NextClass({ cls, day, isTaught }: { cls: Fill | null; day: string; isTaught: boolean }) {
  const { today: m } = useMessages()
  const format = useFormat()
  const mayLook = useDenied()('schedule.view') === null
  if (!cls) {
    return (
      <Card title={m.next.title} flush>
        <EmptyState
          icon="calendar"
          title={m.next.none}
          action={
            <LinkButton look="primary" href={paths.schedule()}>
              {m.next.plan}
            </LinkButton>
          }
        >
          {m.next.noneMeans}
        </EmptyState>
      </Card>
    )
  }
  const isToday = format.dayOf(cls.starts_at) === day
  return (
    <Card className="overflow-hidden" flush>
      <section aria-labelledby={`next-${cls.id}`}>
        <div className="flex gap-4 p-4 phone:flex-col phone:gap-3 phone:p-3">
          <ClassPicture of={cls} isSmall className="aspect-video h-26 rounded-lg phone:h-20 phone:w-full" />
          <div className="min-w-0 flex-1">
            <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
              <When cls={cls} day={day} />
            </p>
            <h3 id={`next-${cls.id}`} className="mt-1 text-lg font-semibold text-pretty">
              <Link look="plain" href={paths.roster(cls.id)}>
                {cls.name}
              </Link>
            </h3>
            <p className="figures text-sm text-muted">
              {[format.timeRange(cls.starts_at, cls.ends_at), cls.instructor_name].filter(Boolean).join(' · ')}
              {isTaught && cls.instructor_name === null ? (
                <span className="ms-2">
                  <Badge tone="bad">{m.classes.nobody}</Badge>
                </span>
              ) : null}
            </p>
            <Meter
              label={cls.name}
              hideLabel
              value={cls.booked + cls.held}
              max={cls.capacity}
              text={m.classes.fill(cls.booked, cls.capacity)}
              tone={cls.booked + cls.held >= cls.capacity ? 'good' : 'accent'}
              className="mt-1.5 max-w-88"
            />
          </div>
        </div>
        {mayLook ? (
          <div className="border-t border-line">
            <WhoComes classId={cls.id} isToday={isToday} />
          </div>
        ) : null}
      </section>
    </Card>
  )
}

/** "Now, 20 min left", "Next, in 35 min", "Tomorrow": when it is, as somebody at the desk would say it. */
function When({ cls, day }: { cls: Fill; day: string }) {
  const { next: m, classes } = useMessages().today
  const format = useFormat()
  const time = useNow(20_000)
  const on = format.dayOf(cls.starts_at)
  const runs = cls.state === 'in_progress'
  const left = minutesUntil(runs ? cls.ends_at : cls.starts_at, time)
  const dayWords = on === addDays(day, 1) ? m.tomorrow : format.date(on, 'day')
  return (
    <>
      <Badge tone={runs ? 'good' : 'accent'}>{runs ? m.now : on === day ? m.next : dayWords}</Badge>
      {on === day && left > 0 ? (
        <span>{runs ? m.left(format.duration(left)) : m.in(format.duration(left))}</span>
      ) : null}
      {cls.waiting > 0 ? <Badge tone="info">{classes.waiting(cls.waiting)}</Badge> : null}
      {cls.held > 0 ? <Badge tone="warn">{classes.held(cls.held)}</Badge> : null}
    </>
  )
}
