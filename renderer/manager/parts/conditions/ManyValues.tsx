import { useState } from 'react'
import type { ConditionValue } from '../../../../server/lib/conditions.ts'
import { Button, DateField, NumberField, Select, TextField, TimeField, type Choice } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Field } from './condition-tree.ts'

type Value = string | number

interface ManyValuesProps {
  field: Field
  /** Null where anything can be typed. */
  choices: readonly Choice<Value>[] | null
  values: readonly Value[]
  onChange: (values: Value[]) => void
  say: (value: Value) => string
}

/** Several values, each to take out again, and one more to add. */
export function ManyValues({ field, choices, values, onChange, say }: ManyValuesProps) {
  const { conditions: m } = useMessages()
  const add = (value: Value) => onChange([...values.filter((one) => one !== value), value])
  const left = choices?.filter(({ id }) => !values.includes(id))
  return (
    <div className="flex flex-col gap-1.5">
      {values.length > 0 ? (
        <ul className="flex flex-wrap gap-1">
          {values.map((value) => (
            <li
              key={value}
              className="inline-flex items-center gap-0.5 rounded-full border border-line bg-sunken ps-2.5 text-xs font-medium"
            >
              {say(value)}
              <Button
                look="quiet"
                size="small"
                icon="close"
                iconOnly
                label={m.removeValue(say(value))}
                className="h-6! rounded-full! phone:h-11!"
                onPress={() => onChange(values.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {left ? (
        left.length > 0 ? (
          <Select
            key={values.length}
            label={m.addValue}
            hideLabel
            placeholder={m.addValue}
            options={left}
            value={null}
            onChange={add}
          />
        ) : null
      ) : (
        <Typed field={field} onAdd={add} />
      )}
    </div>
  )
}

function Typed({ field, onAdd }: { field: Field; onAdd: (value: Value) => void }) {
  const { conditions: m } = useMessages()
  const [value, setValue] = useState<Value | null>(null)
  const isEmpty = value === null || value === ''
  const add = () => {
    if (isEmpty) return
    onAdd(value)
    setValue(null)
  }
  return (
    <div className="flex gap-1">
      <div className="min-w-0 flex-1">
        <SingleValue field={field} value={value} onChange={setValue} />
      </div>
      <Button look="quiet" icon="plus" iconOnly label={m.addValue} isDisabled={isEmpty} onPress={add} />
    </div>
  )
}

interface SingleValueProps {
  field: Field
  value: ConditionValue | null
  onChange: (value: string | number | null) => void
}

/** One figure, date, time or text. */
export function SingleValue({ field, value, onChange }: SingleValueProps) {
  const { conditions: m } = useMessages()
  const label = { label: m.value, hideLabel: true } as const
  const text = typeof value === 'string' ? value : ''
  if (field.type === 'number')
    return (
      <NumberField
        {...label}
        plain
        value={typeof value === 'number' ? value : null}
        step={field.multiple_of ?? 1}
        onChange={onChange}
      />
    )
  if (field.type === 'date') return <DateField {...label} value={text || null} onChange={onChange} />
  if (field.type === 'time') return <TimeField {...label} value={text || null} onChange={onChange} />
  return <TextField {...label} value={text} maxLength={200} onChange={onChange} />
}
