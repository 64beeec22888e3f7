import { useApi, useSend, type Answer, type Item } from '../../api/index.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useMessages } from '../messages/index.ts'
import type { Dependant } from './dependants.ts'

export type Standing = Item<'GET /api/v1/standing-bookings'>
export type StandingDate = Standing['dates'][number]
export type StandingOffer = NonNullable<Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>['standing']>

/** Returns the weekly bookings of the reader, or of a dependant. */
export function useStandings(whom?: Dependant) {
  const own = useApi('GET /api/v1/standing-bookings', {}, { every: 60_000, enabled: whom === undefined })
  const theirs = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings',
    { params: { dependant_id: whom?.id ?? 0 } },
    { every: 60_000, enabled: whom !== undefined },
  )
  return whom === undefined ? own : theirs
}

/** The first day, the last day and the seat wanted in a series. */
export interface Wish {
  starts_on: string
  ends_on?: string
  seat_id?: number
}

/** Returns what starting would book, and what it would take. */
export function usePreview(series_id: number, whom: Dependant | undefined, { starts_on, ends_on }: Wish) {
  const query = { series_id, starts_on, ...(ends_on && { ends_on }) }
  const kept = { keep: true }
  const own = useApi('GET /api/v1/standing-bookings/preview', { query }, { ...kept, enabled: whom === undefined })
  const theirs = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/preview',
    { params: { dependant_id: whom?.id ?? 0 }, query },
    { ...kept, enabled: whom !== undefined },
  )
  return whom === undefined ? own : theirs
}

/** Has a series booked from a day on. */
export function useStart(series_id: number, whom: Dependant | undefined, onDone: (made: Standing) => void) {
  const own = useSend('POST /api/v1/standing-bookings', { onDone })
  const theirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings', { onDone })
  const start = (wish: Wish) => {
    const body = { series_id, ...wish }
    const sent =
      whom === undefined ? own.sendOrThrow({ body }) : theirs.sendOrThrow({ params: { dependant_id: whom.id }, body })
    void sent.catch(() => undefined)
  }
  return { start, ...(({ isPending, problem }) => ({ isPending, problem }))(whom === undefined ? own : theirs) }
}

/** Ends it, with or without what it has booked. */
export function useEnd(
  { id: standing_booking_id, class_name }: Standing,
  whom: Dependant | undefined,
  onDone: () => void,
) {
  const { everyWeek: m } = useMessages()
  const done = { done: m.ended(class_name), onDone }
  const own = useSend('DELETE /api/v1/standing-bookings/{standing_booking_id}', done)
  const theirs = useSend(
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}',
    done,
  )
  const end = (cancel_bookings: boolean) => {
    const body = { cancel_bookings }
    const sent =
      whom === undefined
        ? own.sendOrThrow({ params: { standing_booking_id }, body })
        : theirs.sendOrThrow({ params: { dependant_id: whom.id, standing_booking_id }, body })
    void sent.catch(() => undefined)
  }
  return { end, ...(({ isPending, problem }) => ({ isPending, problem }))(whom === undefined ? own : theirs) }
}

/** Leaves a date out, or takes it in again. */
export function useSkips({ id: standing_booking_id }: Standing, whom: Dependant | undefined) {
  const skipOwn = useSend('POST /api/v1/standing-bookings/{standing_booking_id}/skips')
  const takeOwn = useSend('DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}')
  const skipTheirs = useSend(
    'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips',
  )
  const takeTheirs = useSend(
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips/{date}',
  )
  const theirs = whom && { dependant_id: whom.id, standing_booking_id }
  return {
    skip: (date: string) =>
      void (theirs
        ? skipTheirs.send({ params: theirs, body: { date } })
        : skipOwn.send({ params: { standing_booking_id }, body: { date } })),
    unskip: (date: string) =>
      void (theirs
        ? takeTheirs.send({ params: { ...theirs, date } })
        : takeOwn.send({ params: { standing_booking_id, date } })),
    isPending: [skipOwn, takeOwn, skipTheirs, takeTheirs].some((one) => one.isPending),
  }
}

/** Says when it is: "Every Thursday at 18:30". */
export function useEvery(): (of: Pick<StandingOffer, 'weekdays' | 'interval_weeks' | 'start_time'>) => string {
  const { everyWeek: m } = useMessages()
  const format = useFormat()
  return ({ weekdays, interval_weeks, start_time }) => {
    const days =
      weekdays.length === 1 ? [format.weekday(weekdays[0]!)] : weekdays.map((day) => format.weekday(day, 'short'))
    return m.when(days, format.clock(start_time), interval_weeks)
  }
}
