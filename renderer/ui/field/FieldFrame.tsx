import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { FAULT, HELP, labelClass, type FieldProps } from './field-look.ts'

/** The state props that React Aria's fields understand, out of ours. */
export const stateOf = ({ errorMessage, disabledReason, isRequired, name, autoFocus }: Omit<FieldProps, 'label'>) => ({
  isInvalid: Boolean(errorMessage),
  isDisabled: Boolean(disabledReason),
  validationBehavior: 'aria' as const,
  isRequired,
  name,
  autoFocus,
})

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
    <Label className={labelClass(hideLabel)}>
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
        <Text slot="description" className={HELP}>
          {help}
        </Text>
      ) : null}
      <FieldError className={FAULT}>
        <Icon name="error" size={14} className="mt-px" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
