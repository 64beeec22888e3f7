import type { CalendarOptions } from '@fullcalendar/react'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { clock, slotHeightFor, type Hours } from './hours.ts'
import type { Span } from './nudge.ts'

const PLUGINS = [timeGridPlugin, interactionPlugin]

interface Grid {
  locale: string
  /** The name of the grid for screen readers. */
  label: string
  hours: Hours
  classes: readonly Span[]
  mayPlan: boolean
}

/** The options of every grid of hours: what it shows, and what can be drawn into it. */
export const gridOptions = ({ locale, label, hours, classes, mayPlan }: Grid) =>
  ({
    plugins: PLUGINS,
    headerToolbar: false,
    locale,
    height: '100%',
    expandRows: true,
    borderless: true,
    allDaySlot: false,
    slotMinTime: clock(hours.start),
    slotMaxTime: clock(hours.end),
    scrollTime: clock(hours.start),
    scrollTimeReset: false,
    slotDuration: '00:30',
    slotHeaderInterval: '01:00',
    snapDuration: '00:15',
    slotMinHeight: slotHeightFor(classes),
    timedText: label,
    slotEventOverlap: false,
    eventInteractive: true,
    backgroundEventContent: () => null,
    editable: mayPlan,
    selectable: mayPlan,
    selectMirror: true,
    selectMinDistance: 6,
  }) satisfies CalendarOptions

/** The looks of the grid, on the tokens of the kit. The calendar library has no styles. */
export const look = {
  className: 'figures h-full text-sm text-ink',
  tableHeaderClass: 'bg-surface',
  dayHeaderClass: 'border border-line hover:bg-hover',
  dayHeaderInnerClass: 'w-full',
  dayHeaderRowClass: 'border border-line',
  dayHeaderDividerClass: 'border-b border-line',
  dayLaneClass: ({ isToday }) =>
    `border border-line ${isToday ? 'bg-[color-mix(in_oklab,var(--accent)_4%,var(--surface))]' : ''}`,
  slotLaneClass: ({ isMinor }) => `border border-line ${isMinor ? 'border-transparent!' : ''}`,
  slotHeaderRowClass: 'border border-transparent',
  slotHeaderClass: 'justify-end',
  slotHeaderInnerClass: ({ isFirst }) =>
    `-mt-2 bg-surface px-2 text-2xs leading-4 text-faint ${isFirst ? 'invisible' : ''}`,
  slotHeaderDividerClass: 'border-e border-line',
  fillerClass: 'border border-transparent',
  highlightClass: 'rounded-md bg-accent-soft',
  backgroundEventClass: ({ event }) => (event.id.startsWith(NOW) ? NOW_LINE : CLOSED),
  eventClass: 'ring-focus rounded-md',
  columnEventClass: ({ isMirror }) => `mb-px ${isMirror ? 'shadow-float z-5' : ''}`,
  columnEventInnerClass: 'h-full',
  // Beside the blocks, in the room that the day leaves free for it.
  columnMoreLinkClass: 'ring-focus translate-x-full rounded-md bg-pressed hover:bg-hover',
  columnMoreLinkInnerClass: 'p-0.5 text-2xs leading-3 font-semibold text-ink',
  columnEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? `${GRIP} top-0` : ''),
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? `${GRIP} bottom-0` : ''),
} satisfies CalendarOptions

/** The same of the board of a day: the days that its columns are for the calendar lead nowhere. */
export const boardLook = {
  ...look,
  dayHeaderClass: 'border border-line',
  dayLaneClass: 'border border-line',
  dayLaneInnerClass: 'mx-0.5',
} satisfies CalendarOptions

/** The id of the event that marks the present; on the board each column has one, whose id begins with it. */
export const NOW = 'now'
const NOW_LINE =
  'border-t-2 border-bad-fill before:absolute before:-start-1 before:-top-1.25 before:size-2 before:rounded-full before:bg-bad-fill'
const CLOSED = 'bg-sunken bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)]'
const GRIP = 'absolute inset-x-0 z-2 h-1.5'
