import { useId } from 'react'
import { fieldClass, labelClass } from '../../../ui/field/field-look.ts'
import { useLabels } from '../../../ui/labels.ts'

interface MessageFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
}

/** The browser's own field for some lines: this page waits for nothing more. */
export function MessageField({ label, name, value, onChange }: MessageFieldProps) {
  const { optional } = useLabels()
  const id = useId()
  return (
    <div className={fieldClass()}>
      <label htmlFor={id} className={labelClass()}>
        {label}
        <span className="font-normal text-faint">{optional}</span>
      </label>
      <textarea
        {...{ id, name, value }}
        rows={3}
        maxLength={1000}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control-box field-sizing-content max-h-96 min-h-18 w-full resize-y px-2.5 py-1.5"
      />
    </div>
  )
}
