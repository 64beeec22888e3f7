import type { ReactNode } from 'react'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Badge, Button, Meter, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { useVisited } from '../../shell/use-visited.ts'
import { doorOf, splitBookings, type Roster } from './attendance.ts'
import type { ClassFacts } from './class-facts.ts'
import type { Attendance } from './use-attendance.ts'
import { TeacherPortrait } from '../../parts/portraits/TeacherPortrait.tsx'

const TONES = { scheduled: 'plain', in_progress: 'good', finished: 'plain', cancelled: 'warn' } as const

interface RosterHeadProps {
  roster: Roster
  /** Milliseconds: now. */
  time: number
  cls: ClassFacts
  attendance: Attendance
}

/** The class: when, who teaches, how full it is, and how many are here. */
export function RosterHead({ roster, cls, attendance, time }: RosterHeadProps) {
  const { roster: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const { coming } = splitBookings(roster.bookings)
  const tooEarly = useCheckInDay()(roster.check_in_opens_at)
  const door = doorOf(roster, time)
  const open = coming.filter(({ status }) => status === 'booked')
  const nothing = coming.length === 0 ? m.nobodyBooked : open.length === 0 && m.allIn
  const day = format.dayOf(cls.starts_at)
  useVisited(roster.name)
  return (
    <>
      <PageHeader
        title={roster.name}
        description={`${format.date(roster.starts_at, 'long')}, ${format.timeRange(roster.starts_at, roster.ends_at)}`}
        trail={[{ label: m.trail, href: paths.scheduleOn(day) }]}
        beside={<Badge tone={TONES[cls.state]}>{m.state[cls.state]}</Badge>}
      >
        <Button icon="print" onPress={() => print()}>
          {m.print}
        </Button>
        <Button
          look={door === 'closed' ? 'secondary' : 'primary'}
          icon="check"
          isPending={attendance.isCheckingAll}
          onPress={() => void attendance.checkInAll(roster.scheduled_class_id, open)}
          disabledReason={denied('bookings.manage') || nothing || tooEarly}
        >
          {m.checkInAll(open.length)}
        </Button>
      </PageHeader>
      <Facts {...{ roster, cls }} />
    </>
  )
}

function Facts({ roster, cls }: Omit<RosterHeadProps, 'attendance' | 'time'>) {
  const { facts: m } = useMessages().roster
  const { coming } = splitBookings(roster.bookings)
  const here = coming.filter(({ status }) => status === 'checked_in').length
  const unresolved = coming.filter(({ needs_resolution }) => needs_resolution).length
  const { booked, held, capacity } = roster
  const left = m.left(capacity - booked - held)
  return (
    <dl className="mb-4 grid grid-cols-[1.2fr_1fr_1fr] rounded-lg border border-line bg-surface shadow-raised phone:grid-cols-2">
      <Fact
        label={m.instructor}
        value={roster.instructor_name ?? m.nobody}
        before={
          roster.instructor_name ? (
            <TeacherPortrait id={cls.instructor_id} name={roster.instructor_name} size="medium" />
          ) : null
        }
        detail={cls.establishment_name}
        className="phone:col-span-2"
      />
      <Fact
        label={m.seats}
        value={m.booked(booked, capacity)}
        detail={held > 0 ? `${left} · ${m.held(held)}` : left}
        className="sm:border-s phone:border-t"
      >
        <Meter label={m.seats} hideLabel value={booked + held} max={capacity} className="mt-2" />
      </Fact>
      <Fact
        label={m.checkedIn}
        value={m.of(here, coming.length)}
        detail={unresolved > 0 ? m.unresolved(unresolved) : null}
        className="border-s phone:border-t"
      >
        <Meter label={m.checkedIn} hideLabel value={here} max={coming.length} tone="good" className="mt-2" />
      </Fact>
    </dl>
  )
}

interface FactProps {
  label: string
  value: string
  before?: ReactNode
  detail?: string | null
  className?: string
  children?: ReactNode
}

function Fact({ label, value, before, detail, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 border-line px-4 py-3 ${className}`}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>
        <span className="figures flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="flex min-w-0 items-center gap-2 text-base font-semibold">
            {before}
            <span className="truncate">{value}</span>
          </span>
          {detail ? <span className="text-xs text-muted">{detail}</span> : null}
        </span>
        {children}
      </dd>
    </div>
  )
}
