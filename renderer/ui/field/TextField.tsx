import type { HTMLAttributes, ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { fieldClass, FieldFrame, stateOf, type FieldProps } from './FieldFrame.tsx'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'tel' | 'url'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  maxLength?: number
  /** Something before or after the text, such as an icon, a unit or a button. */
  before?: ReactNode
  after?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type, autoComplete, inputMode, placeholder, maxLength, before, after } = props
  return (
    <AriaTextField
      {...stateOf(props)}
      {...{ value, onChange, type, autoComplete, inputMode, maxLength }}
      className={fieldClass(props.className)}
    >
      <FieldFrame {...props}>
        <Group className="control-box flex items-center">
          {before ? <span className="flex ps-2.5 text-faint">{before}</span> : null}
          <Input placeholder={placeholder ?? ''} className={INPUT} />
          {after ? <span className="flex items-center pe-1.5 text-faint">{after}</span> : null}
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}

export const INPUT =
  'min-h-[calc(var(--control)-2px)] w-full min-w-0 flex-1 bg-transparent px-2.5 text-inherit outline-none placeholder:text-faint disabled:text-faint'
