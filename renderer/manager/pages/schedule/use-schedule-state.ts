import { useFormat } from '../../../shared/format/use-format.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import type { By } from './board/columns.ts'
import { shownDays, turned, type View } from './days.ts'
import { usePhone } from '../../../shared/use-phone.ts'

const DEFAULTS = {
  view: 'week',
  day: '',
  instructor: 0,
  location: 0,
  template: 0,
  class: 0,
  closures: false,
  by: 'instructor',
  appointment: 0,
  shape: '',
}

const SHAPES = ['hours', 'list'] as const

export type Shape = (typeof SHAPES)[number]

/** The place in the schedule, kept in the address: the view, the day, the filters and what is open beside it. */
export function useScheduleState() {
  const format = useFormat()
  const [state, set] = useUrlState(DEFAULTS)
  const isPhone = usePhone()
  const today = format.today()
  const view: View = state.view === 'month' ? 'month' : isPhone || state.view === 'day' ? 'day' : 'week'
  const day = /^\d{4}-\d{2}-\d{2}$/.test(state.day) ? state.day : today
  const { instructor, location, template, class: classId, closures: showsClosures } = state
  const dayOf = (next: string) => (next === today ? '' : next)
  return {
    view,
    day,
    today,
    isPhone,
    by: (state.by === 'room' ? 'room' : 'instructor') as By,
    /** The layout of a week; null for the most readable one. */
    shape: SHAPES.find((one) => one === state.shape) ?? null,
    /** 0 for none. */
    appointmentId: state.appointment,
    instructor,
    location,
    template,
    /** 0 for none. */
    classId,
    showsClosures,
    set,
    openClass: (id: number) => set({ class: id }, 'open'),
    closeClass: () => set({ class: 0 }, 'close', true),
    openAppointment: (appointment: number) => set({ appointment }, 'open'),
    closeAppointment: () => set({ appointment: 0 }, 'close', true),
    showClosures: (isOpen: boolean) => set({ closures: isOpen }, isOpen ? 'open' : 'close', !isOpen),
    goTo: (next: string) => set({ day: dayOf(next) }),
    turn: (by: 1 | -1) => set({ day: dayOf(turned(view, day, by)) }),
    showDay: (next: string) => set({ day: dayOf(next), view: 'day' }),
    /** Goes to where something is, unless it is in sight. */
    follow: ({ starts_at }: { starts_at: string }) => {
      const on = format.dayOf(starts_at)
      const { first, last } = shownDays(view, day)
      if (on < first || on > last) set({ day: dayOf(on) })
    },
  }
}

export type ScheduleState = ReturnType<typeof useScheduleState>
