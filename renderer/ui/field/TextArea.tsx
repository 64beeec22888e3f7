import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  rows?: number
  placeholder?: string
  maxLength?: number
}

/** Text of several lines; it grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, placeholder, maxLength } = props
  return (
    <AriaTextField {...stateOf(props)} {...{ value, onChange, maxLength }} className={fieldClass(props.className)}>
      <FieldFrame {...props}>
        <AriaTextArea
          rows={rows}
          placeholder={placeholder}
          className="control-box field-sizing-content max-h-96 w-full resize-y px-2.5 py-1.5 leading-5 placeholder:text-faint"
          style={{ minHeight: `${rows * 1.25 + 0.85}rem` }}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
