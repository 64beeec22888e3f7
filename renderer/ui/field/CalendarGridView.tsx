import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../icon/Icon.tsx'

const STEP =
  'ring-focus grid size-8 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink phone:size-11'
const DAY =
  'ring-focus figures grid size-8 cursor-default place-items-center rounded-md text-sm hover:bg-hover pressed:bg-pressed selected:bg-accent selected:text-on-accent disabled:text-line-strong outside-month:hidden unavailable:text-line-strong unavailable:line-through phone:size-11 [&[data-today]]:font-semibold [&[data-today]:not([data-selected])]:text-accent-text'

/** One month to pick a day from; the picker around it holds the value. */
export function CalendarGridView() {
  return (
    <Calendar>
      <header className="mb-2 flex items-center justify-between">
        <AriaButton slot="previous" className={STEP}>
          <Icon name="left" />
        </AriaButton>
        <Heading className="text-sm font-semibold" />
        <AriaButton slot="next" className={STEP}>
          <Icon name="right" />
        </AriaButton>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 text-2xs font-medium text-faint">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={DAY} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
