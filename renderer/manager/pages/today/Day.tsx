import { useState } from 'react'
import type { Answer, Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button, Card, Icon, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useRestorable } from '../../parts/copies/use-restorable.ts'
import { paths } from '../../paths.ts'
import { ClassLine } from './classes/ClassLine.tsx'
import { useCopies } from './copies/use-copies.ts'
import { nextUp, type Fill } from './day.ts'
import { Guests } from './guests/Guests.tsx'
import { Needs } from './needs/Needs.tsx'
import { NextClass } from './next/NextClass.tsx'
import { PeopleSoon } from './soon/PeopleSoon.tsx'
import { TakingsCard } from './takings/TakingsCard.tsx'
import { WeekFill } from './week/WeekFill.tsx'

export interface DayParts {
  /** YYYY-MM-DD. */
  day: string
  /** Of today and the six days after. */
  classes: readonly Fill[]
  today: Answer<'GET /api/v1/today'>
  guests: readonly Item<'GET /api/v1/guest-bookings'>[]
}

/** The number of finished classes in the list; a press shows more. */
const FEW_OVER = 3

/** The day's other classes in their order: those that are over say who came, each opens to show who comes. */
function DayList({ classes, isTaught }: { classes: readonly Fill[]; isTaught: boolean }) {
  const { classes: m } = useMessages().today
  const [openId, setOpen] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const over = classes.filter(({ state }) => state === 'finished')
  const hidden = isWhole || over.length <= FEW_OVER ? [] : over.slice(0, -FEW_OVER)
  return (
    <Card
      title={m.rest}
      action={
        hidden.length > 0 ? (
          <Button size="small" look="quiet" onPress={() => setWhole(true)}>
            {m.earlier(hidden.length)}
          </Button>
        ) : undefined
      }
      flush
    >
      <ul className="divide-y divide-line">
        {classes
          .filter((cls) => !hidden.includes(cls))
          .map((cls) => (
            <ClassLine
              key={cls.id}
              cls={cls}
              isTaught={isTaught}
              isOpen={cls.id === openId}
              onToggle={() => setOpen(cls.id === openId ? null : cls.id)}
            />
          ))}
      </ul>
    </Card>
  )
}

/** The page once all is known: nothing of it moves afterwards. */
export function Day({ day, classes, today, guests }: DayParts) {
  const { today: m } = useMessages()
  const format = useFormat()
  const next = nextUp(classes)
  // The studio names no instructors if no class has one.
  const isTaught = classes.some(({ instructor_name }) => instructor_name !== null)
  const others = classes.filter((cls) => cls !== next && format.dayOf(cls.starts_at) === day)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] grid-rows-[auto_1fr] items-start gap-4 max-[74rem]:grid-cols-1 max-[74rem]:grid-rows-none">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="sr-only">{m.classes.title}</h2>
        <NextClass cls={next} day={day} isTaught={isTaught} />
        {others.length > 0 ? <DayList classes={others} isTaught={isTaught} /> : null}
      </div>
      <div className="row-span-2 flex min-w-0 flex-col gap-4 max-[74rem]:row-span-1">
        <Guests waiting={guests} />
        <Needs today={today} />
        <Copies />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
          <WeekFill day={day} classes={classes} />
          {today.takings ? <TakingsCard takings={today.takings} day={day} /> : null}
        </div>
        <PeopleSoon today={today} day={day} />
      </div>
    </div>
  )
}

function Copies() {
  const { status, copies } = useCopies()
  return status ? <CopiesLine status={status} copies={copies} /> : null
}

interface CopiesLineProps {
  status: Answer<'GET /api/v1/studio/status'>
  copies: Answer<'GET /api/v1/studio/backups'> | undefined
}

/** The time to which the studio can be restored; nothing without a backup, which the list of open items mentions. */
function CopiesLine({ status, copies }: CopiesLineProps) {
  const { copies: m } = useMessages().today
  const sentence = useRestorable()(status)
  const mayManage = useDenied()('backups.manage') === null
  if (sentence === null) return null
  const isOneDisk = copies !== undefined && copies.folder === null && copies.bucket === null
  return (
    <Card title={m.title}>
      <p className="figures flex items-start gap-2 text-sm text-pretty">
        <Icon name="success" size={16} className="mt-0.5 shrink-0 text-good" />
        <span>{sentence}</span>
      </p>
      {mayManage ? (
        <p className="mt-1.5 text-xs text-pretty text-muted">
          {isOneDisk ? `${m.sameDisk} ` : ''}
          <Link href={paths.settingsPart('copies')}>{isOneDisk ? m.choosePlace : m.see}</Link>
        </p>
      ) : null}
    </Card>
  )
}
