import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { FieldFrame, stateOf } from '../field/FieldFrame.tsx'
import { fieldClass, type FieldProps } from '../field/field-look.ts'
import type { Choice } from '../field/Select.tsx'

interface RadioGroupProps<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  /** `cards` gives each choice a frame: for a decision worth reading. */
  look?: 'plain' | 'cards'
}

/** One of a few, all of them in sight. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, look = 'plain' } = props
  return (
    <AriaRadioGroup
      {...stateOf(props)}
      value={value}
      onChange={(id) => onChange(id as Id)}
      className={fieldClass(props.className)}
    >
      <FieldFrame {...props}>
        <div className={look === 'cards' ? 'grid gap-2' : 'flex flex-col gap-1'}>
          {options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              isDisabled={Boolean(option.disabledReason)}
              className={look === 'cards' ? `${LINE} ${CARD}` : LINE}
            >
              <span className={DOT} />
              <span className="min-w-0">
                <span className={look === 'cards' ? 'font-medium' : ''}>{option.label}</span>
                {option.disabledReason || option.detail ? (
                  <span className="block text-xs text-muted">{option.disabledReason || option.detail}</span>
                ) : null}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}

const LINE =
  'group/radio flex min-h-(--control-small) items-start gap-2 py-1 text-sm text-ink disabled:text-faint phone:items-center phone:text-base'
const CARD =
  'rounded-lg border border-line-strong bg-surface px-3 py-2.5! hover:bg-hover selected:border-ring selected:bg-accent-soft focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-ring'
const DOT =
  'mt-0.5 size-4 shrink-0 rounded-full border border-control-line bg-surface transition-[box-shadow,border-color] group-hover/radio:border-muted group-focus-visible/radio:outline-2 group-focus-visible/radio:outline-offset-2 group-focus-visible/radio:outline-ring group-selected/radio:border-ring group-selected/radio:bg-on-accent group-selected/radio:shadow-[inset_0_0_0_4px_var(--accent)] group-disabled/radio:border-line-strong phone:mt-0 phone:size-5'
