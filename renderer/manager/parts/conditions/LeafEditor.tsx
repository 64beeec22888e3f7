import type { ConditionValue } from '../../../../server/lib/conditions.ts'
import { Button, ComboBox, Select, type Choice } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ManyValues, SingleValue } from './ManyValues.tsx'
import { askedWith, newLeaf, type Field, type Leaf, type Op } from './condition-tree.ts'
import type { ConditionWords } from './use-condition-words.ts'
import type { Records } from './use-records.ts'

export interface Around {
  fields: readonly Field[]
  records: Records
  words: ConditionWords
}

interface LeafEditorProps {
  leaf: Leaf
  /** Null takes it out. */
  onChange: (leaf: Leaf | null) => void
  around: Around
}

interface ValueEditorProps {
  field: Field
  leaf: Leaf
  onChange: (value: ConditionValue | null) => void
  records: Records
  words: ConditionWords
}

const EXACT = ['eq', 'ne', 'in']

/** The value of a question, in the shape that its field asks for; nothing where the question needs none. */
function ValueEditor({ field, leaf, onChange, records, words }: ValueEditorProps) {
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

/** The choices for a value: records by name, or the only possible values; null where any value can be typed. */
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

/** One question: about what, how, and the value. */
export function LeafEditor({ leaf, onChange, around }: LeafEditorProps) {
  const { conditions: m } = useMessages()
  const { fields, records, words } = around
  const field = fields.find((one) => one.field === leaf.field)
  const options = fields
    .filter(({ of }) => of === null || records[of] !== undefined)
    .map((one) => ({ id: one.field, label: words.title(words.field(one)) }))
  const choose = (name: string | null) => {
    const next = fields.find((one) => one.field === name)
    if (next && next.field !== leaf.field) onChange(newLeaf(next))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,0.8fr)_minmax(0,1fr)_auto] items-start gap-2 phone:grid-cols-[minmax(0,1fr)_auto] phone:rounded-lg phone:border phone:border-line phone:bg-surface phone:p-2">
      <ComboBox
        key={leaf.field}
        label={m.field}
        hideLabel
        placeholder={m.chooseField}
        options={options}
        value={field ? leaf.field : null}
        onChange={choose}
        errorMessage={field ? null : m.unknownField}
        className="phone:col-span-2"
      />
      {field ? (
        <>
          <Select
            label={m.op}
            hideLabel
            placeholder={m.op}
            value={leaf.op}
            onChange={(op) => onChange(askedWith(leaf, op))}
            options={opsOf(field).map((id) => ({ id, label: words.op(id, field.type) }))}
            className="phone:col-span-2"
          />
          <div className="min-w-0">
            <ValueEditor
              field={field}
              leaf={leaf}
              onChange={(value) => onChange({ ...leaf, value })}
              records={records}
              words={words}
            />
          </div>
        </>
      ) : (
        <span className="col-span-2 phone:hidden" />
      )}
      <Button look="quiet" icon="close" iconOnly label={m.remove} onPress={() => onChange(null)} />
    </div>
  )
}

/** The comparisons for a field; "is not" adds nothing for yes and no. */
function opsOf({ ops, type }: Field): Op[] {
  const asked = (ops as Op[]).filter((op) => !(type === 'boolean' && op === 'ne'))
  return asked.includes('exists') ? [...asked, 'missing'] : asked
}
