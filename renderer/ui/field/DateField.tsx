import { parseDate, type CalendarDate } from '@internationalized/date'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/Icon.tsx'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { InLocale } from './InLocale.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'
import { POPOVER } from './Option.tsx'

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, a date of the studio. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
}

const read = (date?: string | null): CalendarDate | null => (date ? parseDate(date) : null)

const STEP =
  'ring-focus grid size-8 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink phone:size-11'
const DAY =
  'ring-focus figures grid size-8 cursor-default place-items-center rounded-md text-sm hover:bg-hover pressed:bg-pressed selected:bg-accent selected:text-on-accent disabled:text-line-strong outside-month:hidden unavailable:text-line-strong unavailable:line-through phone:size-11 [&[data-today]]:font-semibold [&[data-today]:not([data-selected])]:text-accent-text'

/** One month to pick a day from; the picker around it holds the value. */
function CalendarGridView() {
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

/** A date, typed part by part in the reader's order or picked from a month. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props
  return (
    <InLocale>
      <DatePicker
        {...stateOf(props)}
        value={read(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        minValue={read(min)}
        maxValue={read(max)}
        className={fieldClass(props.className)}
      >
        <FieldFrame {...props}>
          <Group className="control-box flex items-center">
            <DateInput className="figures flex min-h-[calc(var(--control)-2px)] flex-1 items-center px-2">
              {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
            </DateInput>
            <AriaButton className="ring-focus me-0.5 grid size-7 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink phone:h-10.5 phone:w-11">
              <Icon name="calendar" size={15} />
            </AriaButton>
          </Group>
        </FieldFrame>
        <Popover offset={4} className={POPOVER}>
          <Dialog className="p-3 outline-none">
            <CalendarGridView />
          </Dialog>
        </Popover>
      </DatePicker>
    </InLocale>
  )
}

export const SEGMENT =
  'min-w-6 text-center leading-6 rounded-sm px-px type-literal:min-w-0 caret-transparent outline-none placeholder:text-faint focus:bg-accent focus:text-on-accent type-literal:px-0 type-literal:text-faint'
