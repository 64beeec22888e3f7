import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { SEGMENT } from './DateField.tsx'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { InLocale } from './InLocale.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'

interface TimeFieldProps extends FieldProps {
  /** HH:MM, the studio's wall clock. */
  value: string | null
  onChange: (value: string | null) => void
}

export function TimeField(props: TimeFieldProps) {
  const { value, onChange } = props
  return (
    <InLocale>
      <AriaTimeField
        {...stateOf(props)}
        value={value ? parseTime(value) : null}
        onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
        shouldForceLeadingZeros
        className={fieldClass(props.className)}
      >
        <FieldFrame {...props}>
          <DateInput className="control-box figures flex items-center px-2">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
        </FieldFrame>
      </AriaTimeField>
    </InLocale>
  )
}
