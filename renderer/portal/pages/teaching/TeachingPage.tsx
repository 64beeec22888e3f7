import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Meter } from '../../../ui/feedback/Meter.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { addDays, nameOfDay } from '../../parts/days.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { paths } from '../../paths.ts'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { daysWith } from './days-with.ts'

/** What the reader teaches today and in the week ahead, each with its roster a tap away. */
export default function TeachingPage() {
  const { teaching: m } = useMessages()
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 300_000 })
  return (
    <>
      <PageHeader title={m.title} />
      <Loaded query={me} skeleton={<DaySkeleton />}>
        {({ instructor_id }) =>
          instructor_id === null ? (
            <EmptyState icon="team" title={m.noProfile} action={<LinkButton href="/manage/">{m.toDesk}</LinkButton>}>
              {m.noProfileMeans}
            </EmptyState>
          ) : (
            <Week instructorId={instructor_id} />
          )
        }
      </Loaded>
    </>
  )
}

function Week({ instructorId }: { instructorId: number }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  useNow(60_000)
  const today = format.today()
  const query = { start_date: today, end_date: addDays(today, 7), instructor_id: instructorId }
  const classes = useApi('GET /api/v1/scheduled-classes', { query }, { every: 60_000 })
  return (
    <>
      <Freshness query={classes} />
      <Loaded query={classes} skeleton={<DaySkeleton />}>
        {(items) => {
          if (items.length === 0)
            return (
              <EmptyState icon="calendar" title={m.none}>
                {m.noneMeans}
              </EmptyState>
            )
          return daysWith(items, today, ({ starts_at }) => format.dayOf(starts_at)).map(([day, ofDay]) => (
            <Day key={day} day={day} today={today} classes={ofDay} />
          ))
        }}
      </Loaded>
    </>
  )
}

function Day({ day, today, classes }: { day: string; today: string; classes: readonly ScheduledClass[] }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  const name = nameOfDay(day, today)
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-base font-semibold">
        {name ? `${m[name]}, ` : null}
        <span className={name ? 'font-normal text-muted' : ''}>{format.date(day, 'day')}</span>
      </h2>
      {classes.length === 0 ? (
        <p className="text-sm text-muted">{m.noneToday}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {classes.map((cls) => (
            <TaughtClass key={cls.id} cls={cls} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TaughtClass({ cls }: { cls: ScheduledClass }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-lg border border-line bg-surface py-3 ps-5 pe-4 shadow-raised">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-1"
        style={{ background: cls.color ?? 'var(--accent)' }}
      />
      <div className="min-w-0 flex-1">
        <Anchor
          href={paths.roster(cls.id)}
          className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          {cls.name}
        </Anchor>
        <p className="figures text-sm text-muted">{format.timeRange(cls.starts_at, cls.ends_at)}</p>
      </div>
      {cls.state === 'in_progress' ? <Badge tone="accent">{m.now}</Badge> : null}
      {cls.state === 'finished' ? <Badge>{m.over}</Badge> : null}
      {cls.status === 'cancelled' ? (
        <Badge tone="bad">{m.cancelled}</Badge>
      ) : (
        <div className="w-20 shrink-0">
          <Meter
            label={m.bookedLabel}
            hideLabel
            value={cls.booked}
            max={cls.capacity}
            text={m.booked(cls.booked, cls.capacity)}
          />
          {cls.waiting > 0 ? <p className="mt-1 text-end text-xs text-muted">{m.waiting(cls.waiting)}</p> : null}
        </div>
      )}
    </li>
  )
}
