import { Button, Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { LeafEditor, type Around } from './LeafEditor.tsx'
import { DEEPEST, isGroup, newLeaf, withPart, type Field, type Group, type Join } from './condition-tree.ts'
import { useConditionWords } from './use-condition-words.ts'
import type { Records } from './use-records.ts'

interface ConditionEditorProps {
  value: Group
  onChange: (value: Group) => void
  /** The fields of the chosen event. */
  fields: readonly Field[]
  records: Records
}

interface GroupEditorProps {
  group: Group
  /** 1 for the outermost. */
  depth: number
  label: string
  /** Null takes the group out. */
  onChange: (group: Group | null) => void
  around: Around
}

const JOINS: readonly Join[] = ['all', 'any', 'not']

/** A group: how its parts are joined, the parts, and more of them. */
function GroupEditor({ group, depth, label, onChange, around }: GroupEditorProps) {
  const { conditions: m } = useMessages()
  const first = around.fields[0]
  const isInner = depth > 1
  const add = (part: Group['parts'][number]) => onChange({ ...group, parts: [...group.parts, part] })
  return (
    <div role="group" aria-label={label} className={isInner ? 'rounded-lg border border-line bg-sunken p-3' : ''}>
      {isInner || group.parts.length > 1 || group.join !== 'all' ? (
        <div className="mb-2 flex items-end gap-2">
          <Select
            label={m.join}
            hideLabel
            placeholder={m.join}
            value={group.join}
            onChange={(join) => onChange({ ...group, join })}
            options={JOINS.map((id) => ({ id, label: m.joins[id] }))}
            className="w-60 max-w-full phone:flex-1"
          />
          {isInner ? (
            <Button look="quiet" icon="trash" iconOnly label={m.removeGroup} onPress={() => onChange(null)} />
          ) : null}
        </div>
      ) : null}
      <ul className="flex flex-col gap-2">
        {group.parts.map((part, at) => (
          <li key={at}>
            {isGroup(part) ? (
              <GroupEditor
                group={part}
                depth={depth + 1}
                label={`${label} ${at + 1}`}
                onChange={(next) => onChange(withPart(group, at, next))}
                around={around}
              />
            ) : (
              <LeafEditor leaf={part} onChange={(next) => onChange(withPart(group, at, next))} around={around} />
            )}
          </li>
        ))}
      </ul>
      <div className="-ms-2 mt-2 flex flex-wrap gap-1">
        <Button look="quiet" size="small" icon="plus" onPress={() => first && add(newLeaf(first))}>
          {m.add}
        </Button>
        <Button
          look="quiet"
          size="small"
          icon="plus"
          disabledReason={depth >= DEEPEST && m.deepest}
          onPress={() => first && add({ join: 'any', parts: [newLeaf(first)] })}
        >
          {m.addGroup}
        </Button>
      </div>
    </div>
  )
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
