import { ComboBox, LinkButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './fields-props.ts'

/** Which tag is given or taken away. */
export function TagFields({ step, place, around }: StepFieldsProps<DraftOf<'add_tag' | 'remove_tag'>>) {
  const { step: m } = useMessages().automations
  const tags = around.records.tag ?? []
  if (around.records.tag?.length === 0)
    return (
      <LinkButton href={paths.tags()} icon="tag">
        {m.noTags}
      </LinkButton>
    )
  return (
    <ComboBox
      label={m.tag}
      placeholder={m.chooseTag}
      options={tags}
      value={step.tag_id}
      onChange={(tag_id) => around.change({ ...step, tag_id })}
      errorMessage={around.faultAt(`steps.${place}.tag_id`)}
      disabledReason={around.denied}
    />
  )
}
