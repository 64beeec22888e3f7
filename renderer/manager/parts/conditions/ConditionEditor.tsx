import { useMessages } from '../../messages/index.ts'
import type { Field, Group } from './condition-tree.ts'
import { GroupEditor } from './GroupEditor.tsx'
import { useConditionWords } from './use-condition-words.ts'
import type { Records } from './use-records.ts'

interface ConditionEditorProps {
  value: Group
  onChange: (value: Group) => void
  /** What can be asked about, of the event chosen. */
  fields: readonly Field[]
  records: Records
}

/** Conditions to write: questions joined by all, any or none, in groups up to three deep. */
export function ConditionEditor({ value, onChange, fields, records }: ConditionEditorProps) {
  const { conditions: m } = useMessages()
  const words = useConditionWords(records)
  return (
    <GroupEditor
      group={value}
      depth={1}
      label={m.group}
      onChange={(next) => onChange(next ?? { join: 'all', parts: [] })}
      around={{ fields, records, words }}
    />
  )
}
