import type { ConditionValue } from '../../../../server/lib/conditions.ts'
import { ComboBox, Select, type Choice } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Field, Leaf } from './condition-tree.ts'
import { ManyValues, SingleValue } from './ManyValues.tsx'
import type { ConditionWords } from './use-condition-words.ts'
import type { Records } from './use-records.ts'

interface ValueEditorProps {
  field: Field
  leaf: Leaf
  onChange: (value: ConditionValue | null) => void
  records: Records
  words: ConditionWords
}

const EXACT = ['eq', 'ne', 'in']

/** The value of a question, in the shape that its field asks for; nothing where the question needs none. */
export function ValueEditor({ field, leaf, onChange, records, words }: ValueEditorProps) {
  const { conditions: m } = useMessages()
  const { op, value } = leaf
  if (op === 'exists' || op === 'missing') return null
  const label = { label: m.value, hideLabel: true } as const
  const choices = choicesOf(field, op, records, words)
  if (op === 'in')
    return (
      <ManyValues
        field={field}
        choices={choices}
        values={Array.isArray(value) ? value : []}
        onChange={onChange}
        say={(one) => words.value(field, one)}
      />
    )
  if (field.type === 'boolean')
    return (
      <Select
        {...label}
        placeholder={m.chooseValue}
        value={value === false ? 'no' : 'yes'}
        onChange={(next) => onChange(next === 'yes')}
        options={[
          { id: 'yes', label: m.yes },
          { id: 'no', label: m.no },
        ]}
      />
    )
  if (choices)
    return choices.length > 12 ? (
      <ComboBox
        {...label}
        placeholder={m.chooseValue}
        options={choices}
        value={value as string | number | null}
        onChange={onChange}
      />
    ) : (
      <Select
        {...label}
        placeholder={m.chooseValue}
        options={choices}
        value={value as string | number | null}
        onChange={onChange}
      />
    )
  return <SingleValue field={field} value={value} onChange={onChange} />
}

/** What can be chosen from: records by name, or the only values there are; null where anything can be typed. */
function choicesOf(
  field: Field,
  op: string,
  records: Records,
  words: ConditionWords,
): readonly Choice<string | number>[] | null {
  if (field.of) return records[field.of] ?? []
  if (!field.values || !EXACT.includes(op)) return null
  return field.values.map((id) => ({ id, label: words.value(field, id) }))
}
