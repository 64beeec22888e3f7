import { useFormat } from '../../../../shared/format/use-format.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { turned, type View } from '../../schedule/days.ts'

const DEFAULTS = { view: 'day', day: '', instructor: 0, appointment: 0 }

/** The view, the day and what is open in the appointments, kept in the address. */
export function useCalendarState() {
  const format = useFormat()
  const [state, set] = useUrlState(DEFAULTS)
  const today = format.today()
  const view: View = state.view === 'week' ? 'week' : 'day'
  const day = /^\d{4}-\d{2}-\d{2}$/.test(state.day) ? state.day : today
  const goTo = (next: string) => set({ day: next === today ? '' : next })
  return {
    view,
    day,
    today,
    instructor: state.instructor,
    /** 0 for none. */
    appointmentId: state.appointment,
    set,
    open: (appointment: number) => set({ appointment }, 'open'),
    close: () => set({ appointment: 0 }, 'close', true),
    goTo,
    turn: (by: 1 | -1) => goTo(turned(view, day, by)),
    showDay: (next: string) => set({ view: 'day', day: next === today ? '' : next }),
    /** Goes to the day of an instant. */
    follow: (instant: string) => goTo(format.dayOf(instant)),
  }
}

export type CalendarState = ReturnType<typeof useCalendarState>
