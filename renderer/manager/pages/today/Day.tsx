import type { Answer, Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { DayList } from './classes/DayList.tsx'
import { CopiesLine } from './copies/CopiesLine.tsx'
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

/** The page once all is known: nothing of it moves afterwards. */
export function Day({ day, classes, today, guests }: DayParts) {
  const { today: m } = useMessages()
  const format = useFormat()
  const next = nextUp(classes)
  const others = classes.filter((cls) => cls !== next && format.dayOf(cls.starts_at) === day)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] grid-rows-[auto_1fr] items-start gap-4 max-[74rem]:grid-cols-1 max-[74rem]:grid-rows-none">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="sr-only">{m.classes.title}</h2>
        <NextClass cls={next} day={day} />
        {others.length > 0 ? <DayList classes={others} /> : null}
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
