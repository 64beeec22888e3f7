import { parseDate, type CalendarDate } from '@internationalized/date'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/Icon.tsx'
import { CalendarGridView } from './CalendarGridView.tsx'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
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

/** A date, typed part by part in the reader's order or picked from a month. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props
  return (
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
  )
}

export const SEGMENT =
  'min-w-6 text-center leading-6 rounded-sm px-px type-literal:min-w-0 caret-transparent outline-none placeholder:text-faint focus:bg-accent focus:text-on-accent type-literal:px-0 type-literal:text-faint'
