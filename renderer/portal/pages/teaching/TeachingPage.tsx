import type { CSSProperties } from 'react'
import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { FailedRead, Loaded, Loading } from '../../../shared/states/Loaded.tsx'
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
import { LinkRow } from '../../parts/LinkRow.tsx'
import { liveRequest } from '../../parts/substitutes.ts'
import { useSubstitutes } from '../../parts/use-substitutes.ts'
import { Place } from '../../parts/Place.tsx'
import { paths } from '../../paths.ts'
import type { Appointment } from '../appointments/appointment.ts'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { daysWith } from './days-with.ts'
import { HeldAppointment, isUnsettled } from './HeldAppointment.tsx'
import { SubstituteHint } from './SubstituteHint.tsx'

/** Shows the reader's classes today and in the week ahead, each with its roster a tap away. */
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
  const { held, people, teaching: m } = useMessages()
  const format = useFormat()
  const now = useNow(60_000)
  const today = format.today()
  const week = { start_date: today, end_date: addDays(today, 7), instructor_id: instructorId }
  const classes = useApi('GET /api/v1/scheduled-classes', { query: week }, { every: 60_000 })
  // Those of the last days too, while nobody has said what became of them.
  const since = { ...week, start_date: addDays(today, -14) }
  const appointments = useApi('GET /api/v1/appointments', { query: since }, { every: 60_000 })
  const unsettled = (appointments.data ?? []).filter(
    (one) => format.dayOf(one.starts_at) < today && isUnsettled(one, now),
  )
  const requests = useSubstitutes()
  // The parts above the classes are shown together with them, so that nothing moves.
  if (requests.isLoading || appointments.isLoading) return <Loading skeleton={<DaySkeleton />} />
  return (
    <>
      <Freshness query={classes} />
      <SubstituteHint requests={requests.data ?? []} me={instructorId} />
      <FailedRead query={appointments} />
      {unsettled.length > 0 ? (
        <section className="mb-6">
          <h2 className="mb-2 text-base font-semibold">{held.settle}</h2>
          <ul className="flex flex-col gap-2.5">
            {unsettled.map((one) => (
              <HeldAppointment key={one.id} appointment={one} withDay />
            ))}
          </ul>
        </section>
      ) : null}
      <Loaded query={classes} skeleton={<DaySkeleton />}>
        {(items) => {
          const ahead = (appointments.data ?? []).filter(
            ({ starts_at, status }) => format.dayOf(starts_at) >= today && !status.endsWith('cancelled'),
          )
          const all: Taught[] = [
            ...items.map((cls) => ({ starts_at: cls.starts_at, cls })),
            ...ahead.map((appointment) => ({ starts_at: appointment.starts_at, appointment })),
          ].sort((one, other) => one.starts_at.localeCompare(other.starts_at))
          if (all.length === 0)
            return (
              <EmptyState icon="calendar" title={m.none}>
                {m.noneMeans}
              </EmptyState>
            )
          return daysWith(all, today, ({ starts_at }) => format.dayOf(starts_at)).map(([day, ofDay]) => (
            <Day key={day} day={day} today={today} taught={ofDay} />
          ))
        }}
      </Loaded>
      <div className="mt-6 flex flex-col gap-2.5">
        <LinkRow href={paths.timetable()} icon="calendar" title={people.timetable} detail={people.timetableDetail} />
        <LinkRow href={paths.availability()} icon="clock" title={held.hours} detail={held.hoursDetail} />
      </div>
    </>
  )
}

/** An entry of an instructor's day: a class, or an appointment. */
interface Taught {
  starts_at: string
  cls?: ScheduledClass
  appointment?: Appointment
}

function Day({ day, today, taught }: { day: string; today: string; taught: readonly Taught[] }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  const name = nameOfDay(day, today)
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-base font-semibold">
        {name ? `${m[name]}, ` : null}
        <span className={name ? 'font-normal text-muted' : ''}>{format.date(day, 'day')}</span>
      </h2>
      {taught.length === 0 ? (
        <p className="text-sm text-muted">{m.noneToday}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {taught.map(({ cls, appointment }) =>
            cls ? (
              <TaughtClass key={`class-${cls.id}`} cls={cls} />
            ) : appointment ? (
              <HeldAppointment key={`appointment-${appointment.id}`} appointment={appointment} />
            ) : null,
          )}
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
        className="toned absolute inset-y-0 start-0 w-1 bg-(--tone)"
        style={{ '--own': cls.color ?? 'var(--accent)' } as CSSProperties}
      />
      <ClassPicture of={cls} isSmall className="size-10 rounded-md" />
      <div className="min-w-0 flex-1">
        <Anchor
          href={paths.roster(cls.id)}
          className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          {cls.name}
        </Anchor>
        <p className="figures text-sm text-muted">{format.timeRange(cls.starts_at, cls.ends_at)}</p>
        <Place of={cls} />
        <Looks classId={cls.id} />
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

/** That a class looks for somebody else, or has an offer. */
function Looks({ classId }: { classId: number }) {
  const { substitutes: m } = useMessages()
  const request = liveRequest(useSubstitutes().data, classId)
  if (!request) return null
  const { claimed_by_name: name } = request
  return (
    <p className="mt-1">
      <Badge tone={name ? 'info' : 'warn'}>{name ? m.offered(name) : m.looks}</Badge>
    </p>
  )
}
