import { useMessages } from '../../../../messages/index.ts'
import { ConditionEditor } from '../../../../parts/conditions/ConditionEditor.tsx'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './fields-props.ts'

/** What decides which of two ways is taken. */
export function BranchFields({ step, around }: StepFieldsProps<DraftOf<'branch'>>) {
  const { step: m } = useMessages().automations
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-medium phone:text-sm">{m.condition}</legend>
      {step.condition.parts.length === 0 ? <p className="mb-2 text-xs text-muted">{m.conditionNeeded}</p> : null}
      <ConditionEditor
        value={step.condition}
        onChange={(condition) => around.change({ ...step, condition })}
        fields={around.fields}
        records={around.records}
      />
    </fieldset>
  )
}
