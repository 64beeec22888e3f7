import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { useAutoFocus } from '../auto-focus.ts'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { FAULT, fieldClass, HELP, labelClass, type FieldProps } from './field-look.ts'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** `date`: the device's own way to choose one, YYYY-MM-DD. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date'
  /** The first date. */
  min?: string
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  maxLength?: number
  /** Something before or after the text, such as an icon, a unit or a button. */
  before?: ReactNode
  after?: ReactNode
}

/** The browser’s own kind of field gives what was typed as `müller.example` in ASCII; this one gives it as it was typed. */
const AS_EMAIL = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** The browser's own field with its label, what helps and what is wrong: signing in waits for nothing more. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type, name, autoComplete, inputMode, placeholder, maxLength, min, before, after } = props
  const { errorMessage, isRequired, autoFocus, hideLabel } = props
  const { optional } = useLabels()
  const id = useId()
  const input = useAutoFocus<HTMLInputElement>(autoFocus)
  const help = props.disabledReason || props.description
  const state = {
    'data-invalid': errorMessage ? true : undefined,
    'data-disabled': props.disabledReason ? true : undefined,
  }
  return (
    <div {...state} className={fieldClass(props.className)}>
      <label htmlFor={id} className={labelClass(hideLabel)}>
        {props.label}
        {isRequired === false ? <span className="font-normal text-faint">{optional}</span> : null}
      </label>
      <div {...state} role="presentation" className="control-box flex items-center">
        {before ? <span className="flex ps-2.5 text-faint">{before}</span> : null}
        <input
          {...{ id, value, name, autoComplete, maxLength, min }}
          ref={input}
          {...(type === 'email' ? AS_EMAIL : { type: type ?? 'text', inputMode })}
          onChange={(event) => onChange(event.currentTarget.value)}
          disabled={Boolean(props.disabledReason)}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage || help ? `${id}-below` : undefined}
          placeholder={placeholder ?? ''}
          className={INPUT}
        />
        {after ? <span className="flex items-center pe-1.5 text-faint">{after}</span> : null}
      </div>
      {errorMessage ? (
        <span id={`${id}-below`} className={FAULT}>
          <Icon name="error" size={14} className="mt-px" />
          <span>{errorMessage}</span>
        </span>
      ) : help ? (
        <span id={`${id}-below`} className={HELP}>
          {help}
        </span>
      ) : null}
    </div>
  )
}

export const INPUT =
  'min-h-[calc(var(--control)-2px)] w-full min-w-0 flex-1 bg-transparent px-2.5 text-inherit outline-none placeholder:text-faint disabled:text-faint'
