import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { addDays, daysFrom, nameOfDay, weekOf } from '../../parts/days.ts'
import { CoverPicture } from '../../parts/CoverPicture.tsx'
import { Offers } from '../../parts/Offers.tsx'
import { useUpcoming, useWeek } from '../../parts/use-own.ts'
import { DayClasses } from './DayClasses.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import { DayStrip } from './DayStrip.tsx'
import { PackLine } from './PackLine.tsx'

const DAYS = 42

/** The timetable of one day, and the days beside it. */
export default function SchedulePage() {
  const { schedule: m } = useMessages()
  const format = useFormat()
  useNow(60_000)
  const today = format.today()
  const [{ day: wanted }, set] = useUrlState({ day: '' })
  const days = daysFrom(today, DAYS)
  const day = days.includes(wanted) ? wanted : today
  const week = useWeek(weekOf(day))
  const upcoming = useUpcoming()
  const readAhead = useNextWeek(day)

  const booked = (upcoming.data?.items ?? []).filter(({ status }) => status === 'booked' || status === 'checked_in')
  const withBooking = new Set(booked.map(({ starts_at }) => format.dayOf(starts_at)))
  const choose = (next: string) => set({ day: next === today ? '' : next })
  const name = nameOfDay(day, today)
  return (
    <>
      <CoverPicture />
      <DayStrip days={days} value={day} withBooking={withBooking} onNear={readAhead} onChange={choose} />
      <Offers />
      <h1 className="text-lg font-semibold">
        {name ? `${m[name]}, ` : null}
        <span className={name ? 'font-normal text-muted' : ''}>{format.date(day, 'day')}</span>
      </h1>
      <div className="mb-2">
        <PackLine />
      </div>
      <Freshness query={week} />
      <Loaded query={week} skeleton={<DaySkeleton />}>
        {(classes) => <DayClasses key={day} day={day} classes={classes} onChoose={choose} />}
      </Loaded>
    </>
  )
}

/** Reads the week after the one shown ahead of time, so that going on is immediate. */
function useNextWeek(day: string): () => void {
  const queries = useQueryClient()
  const query = weekOf(addDays(day, 7))
  return () =>
    void queries.prefetchQuery({ ...apiQuery('GET /api/v1/scheduled-classes', { query }), staleTime: 60_000 })
}
