import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { Icon } from '../icon/Icon.tsx'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { InLocale } from './InLocale.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'
import { INPUT } from './TextField.tsx'

export interface NumberFieldProps extends FieldProps {
  /** null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  min?: number
  max?: number
  step?: number
  format?: Intl.NumberFormatOptions
  /** A word after the figure, such as "minutes". */
  unit?: ReactNode
  /** Leaves the two step buttons out. */
  plain?: boolean
}

export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, step, format, unit, plain } = props
  return (
    <InLocale>
      <AriaNumberField
        {...stateOf(props)}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        onBlur={onBlur}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        className={fieldClass(props.className)}
      >
        <FieldFrame {...props}>
          <Group className="control-box flex items-center">
            <Input className={`${INPUT} figures`} data-min={min} data-max={max} data-step={step} />
            {unit ? <span className="pe-2.5 text-xs text-faint">{unit}</span> : null}
            {plain ? null : (
              <span className="flex h-[calc(var(--control)-2px)] border-s border-line">
                <Step slot="decrement" />
                <Step slot="increment" />
              </span>
            )}
          </Group>
        </FieldFrame>
      </AriaNumberField>
    </InLocale>
  )
}

function Step({ slot }: { slot: 'increment' | 'decrement' }) {
  return (
    <AriaButton
      slot={slot}
      className="grid w-7 place-items-center text-muted last:rounded-e-md hover:bg-hover hover:text-ink pressed:bg-pressed disabled:text-line-strong phone:w-11"
    >
      <Icon name={slot === 'increment' ? 'plus' : 'minus'} size={13} />
    </AriaButton>
  )
}
