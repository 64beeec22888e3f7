import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { addDays, weekOf } from '../../parts/days.ts'
import { lateShop, lateWith } from '../../parts/late-shop.ts'
import { isAny } from '../../parts/matching.ts'
import { Offers } from '../../parts/Offers.tsx'
import { TimetableColumns } from '../../parts/TimetableColumns.tsx'
import { useLater } from '../../parts/use-later.ts'
import { useWide } from '../../../shared/use-wide.ts'
import { useUpcoming, useWeek } from '../../parts/use-own.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'
import { DayClasses } from './DayClasses.tsx'
import { DayHeading } from './DayHeading.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import { DayStrip } from './DayStrip.tsx'
import { useDay } from './use-day.ts'

const DAYS = 42

const FilterRow = lateShop(() => import('../../parts/FilterRow.tsx'), 'above')

const NextUp = lateWith(['home'])(() => import('./NextUp.tsx'), 'above')
const OwnSide = lateShop(() => import('./OwnSide.tsx'), 'above')
const OwnWeek = lateShop(() => import('./OwnWeek.tsx'), 'above')

/** The timetable of one day, and the days beside it; where there is room, what comes next and the whole week too. */
export default function OwnSchedule() {
  const format = useFormat()
  useNow(60_000)
  const { days, day, wanted, choose, look } = useDay(DAYS)
  const { schedule: m } = useMessages()
  const [whom, chooseWhom] = useWhom()
  const isWide = useWide()
  const isTime = useLater()
  const [asked, ask] = useState(!isAny(wanted))
  const week = useWeek(weekOf(day))
  // The classes say themselves which are booked: what is booked of other weeks can wait for them.
  const upcoming = useUpcoming(isTime)
  const readAhead = useNextWeek(day)

  const booked = (upcoming.data?.items ?? []).filter(({ status }) => status === 'booked' || status === 'checked_in')
  const withBooking = new Set(booked.map(({ starts_at }) => format.dayOf(starts_at)))
  return (
    <TimetableColumns
      lateSide={<OwnSide booked={booked} />}
      week={<OwnWeek days={days} day={day} wanted={wanted} onChoose={choose} />}
    >
      <DayStrip days={days} value={day} withBooking={withBooking} onNear={readAhead} onChange={choose} />
      {isWide ? null : (
        <div className="mb-3 min-h-16">{upcoming.data ? <NextUp bookings={upcoming.data.items} /> : null}</div>
      )}
      <Offers />
      <div className="flex items-start justify-between gap-2">
        <DayHeading day={day} />
        {isWide ? null : (
          <Button
            look="quiet"
            icon="filter"
            iconOnly
            label={m.filter}
            aria-expanded={asked}
            onPress={() => ask(!asked)}
          />
        )}
      </div>
      <div className="mb-2">{whom ? <ForOther whom={whom} onOwn={() => chooseWhom(undefined)} /> : <PackLine />}</div>
      {(isWide && week.data?.length !== 0) || asked ? (
        <div className="min-h-14">
          {isTime || asked ? (
            <FilterRow classes={week.data ?? []} wanted={wanted} onChange={look} />
          ) : (
            <Skeleton className="h-11 w-48 rounded-full" />
          )}
        </div>
      ) : null}
      <Freshness query={week} />
      <Loaded query={week} skeleton={<DaySkeleton />}>
        {(classes) => (
          <DayClasses key={day} day={day} classes={classes} onChoose={choose} wanted={wanted} onLook={look} />
        )}
      </Loaded>
    </TimetableColumns>
  )
}

/** That the reader books for somebody else, and the way back to themselves. */
function ForOther({ whom, onOwn }: { whom: Dependant; onOwn: () => void }) {
  const { schedule: m } = useMessages()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="flex min-w-0 items-center gap-1.5">
        <Icon name="person" size={15} className="shrink-0 text-muted" />
        <span className="min-w-0 break-words">{m.bookingFor(whom.full_name)}</span>
      </span>
      <Button look="quiet" size="small" onPress={onOwn}>
        {m.forMe}
      </Button>
    </p>
  )
}

/** Shows what the reader can book with, in a line below the day. Nothing without a membership that can be used. */
function PackLine() {
  const { schedule: m } = useMessages()
  const memberships = useApi('GET /api/v1/memberships', { query: { page_size: 100 } })
  const usable = (memberships.data?.items ?? []).filter(({ is_usable }) => is_usable)
  // A pass is used before a pack, and of packs the older one as a rule.
  const first = usable.find(({ unlimited }) => unlimited) ?? usable.at(-1)
  if (!first) return null
  return (
    <Anchor
      href={paths.memberships()}
      className="ring-focus -ms-1.5 inline-flex min-h-8 phone:min-h-11 max-w-full items-center gap-1.5 rounded-md px-1.5 text-sm text-muted no-underline hover:bg-hover hover:text-ink"
    >
      <Icon name="ticket" size={15} />
      <span className="min-w-0 break-words">
        {m.pays(first.type_name, first.credits_remaining)}
        {usable.length > 1 ? ` ${m.morePasses(usable.length - 1)}` : null}
      </span>
      <Icon name="right" size={12} className="text-faint" />
    </Anchor>
  )
}

/** Reads the week after the one shown ahead of time, so that going on is immediate. */
function useNextWeek(day: string): () => void {
  const queries = useQueryClient()
  const query = weekOf(addDays(day, 7))
  return () =>
    void queries.prefetchQuery({ ...apiQuery('GET /api/v1/scheduled-classes', { query }), staleTime: 60_000 })
}
