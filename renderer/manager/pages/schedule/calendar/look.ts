import type { CalendarOptions } from '@fullcalendar/react'

/** The looks of the grid, on the tokens of the kit. The calendar brings none of its own. */
export const look = {
  className: 'figures h-full text-sm text-ink',
  tableHeaderClass: 'bg-surface',
  dayHeaderClass: 'border border-line hover:bg-hover',
  dayHeaderInnerClass: 'w-full',
  dayHeaderRowClass: 'border border-line',
  dayHeaderDividerClass: 'border-b border-line',
  dayLaneClass: ({ isToday }) =>
    `border border-line ${isToday ? 'bg-[color-mix(in_oklab,var(--accent)_4%,var(--surface))]' : ''}`,
  dayLaneInnerClass: 'mx-0.5',
  slotLaneClass: ({ isMinor }) => `border border-line ${isMinor ? 'border-transparent!' : ''}`,
  slotHeaderRowClass: 'border border-transparent',
  slotHeaderClass: 'justify-end',
  slotHeaderInnerClass: ({ isFirst }) => `-top-2 px-2 text-2xs text-faint relative ${isFirst ? 'invisible' : ''}`,
  slotHeaderDividerClass: 'border-e border-line',
  fillerClass: 'border border-transparent',
  nowIndicatorLineClass: 'border-t-2 border-bad-fill z-3',
  nowIndicatorDotClass: 'size-2 -m-1 rounded-full bg-bad-fill z-3',
  highlightClass: 'rounded-md bg-accent-soft',
  backgroundEventClass: 'bg-sunken bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)]',
  eventClass: 'ring-focus rounded-md',
  columnEventClass: ({ isMirror }) => `mb-px ${isMirror ? 'shadow-float z-5' : ''}`,
  columnEventInnerClass: 'h-full',
  columnEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? `${GRIP} top-0` : ''),
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? `${GRIP} bottom-0` : ''),
} satisfies CalendarOptions

const GRIP = 'absolute inset-x-0 z-2 h-1.5'
