import type { ConditionValue } from '../../../../server/lib/conditions.ts'
import { DateField, NumberField, TextField, TimeField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Field } from './condition-tree.ts'

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
