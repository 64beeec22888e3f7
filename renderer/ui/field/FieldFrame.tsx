import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'

/** What every field takes besides its value. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the place makes it plain (a table's cell, a search). */
  hideLabel?: boolean
  description?: ReactNode
  /** What is wrong with the value; makes the field invalid. */
  errorMessage?: string | null | undefined
  isRequired?: boolean
  /** Why it can't be changed now: the field is disabled and says so below. */
  disabledReason?: string | null | false
  name?: string
  autoFocus?: boolean
  className?: string
}

/** The state props that React Aria's fields understand, out of ours. */
export const stateOf = ({ errorMessage, disabledReason, isRequired, name, autoFocus }: Omit<FieldProps, 'label'>) => ({
  isInvalid: Boolean(errorMessage),
  isDisabled: Boolean(disabledReason),
  validationBehavior: 'aria' as const,
  isRequired,
  name,
  autoFocus,
})

export const fieldClass = (className?: string) => classes('group flex min-w-0 flex-col gap-1', className)

/** Label above, control, then what helps or what is wrong. */
export function FieldFrame(
  props: Pick<FieldProps, 'label' | 'hideLabel' | 'isRequired'> & FrameBelow & { children: ReactNode },
) {
  return (
    <>
      <FieldLabel {...props} />
      {props.children}
      <FieldBelow {...props} />
    </>
  )
}

export function FieldLabel({
  label,
  hideLabel,
  isRequired = true,
}: Pick<FieldProps, 'label' | 'hideLabel' | 'isRequired'>) {
  const { optional } = useLabels()
  return (
    <Label className={hideLabel ? 'sr-only' : 'flex items-baseline gap-1.5 text-xs font-medium text-ink phone:text-sm'}>
      {label}
      {isRequired ? null : <span className="font-normal text-faint">{optional}</span>}
    </Label>
  )
}

type FrameBelow = Pick<FieldProps, 'description' | 'errorMessage' | 'disabledReason'>

export function FieldBelow({ description, errorMessage, disabledReason }: FrameBelow) {
  const help = disabledReason || description
  return (
    <>
      {help && !errorMessage ? (
        <Text slot="description" className="text-xs text-pretty text-muted">
          {help}
        </Text>
      ) : null}
      <FieldError className="flex items-start gap-1 text-xs text-pretty text-bad">
        <Icon name="error" size={14} className="mt-px" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
