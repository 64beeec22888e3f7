import { useFormat } from '../../../../../shared/format/use-format.ts'
import { ComboBox, LinkButton, MoneyField, NumberField, Select, TextArea, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ConditionEditor } from '../../../../parts/conditions/ConditionEditor.tsx'
import { paths } from '../../../../paths.ts'
import type { DraftOf } from '../step-draft.ts'
import { MessageFields } from './MessageFields.tsx'
import type { StepFieldsProps } from './use-text-of.ts'
import { TaskFields } from './TaskFields.tsx'
import { WaitFields } from './WaitFields.tsx'

/** The fields of a step, by its kind. */
export function StepFields({ step, ...rest }: StepFieldsProps) {
  switch (step.type) {
    case 'wait':
      return <WaitFields step={step} {...rest} />
    case 'send_email':
      return <MailFields step={step} {...rest} />
    case 'send_push':
      return <PushFields step={step} {...rest} />
    case 'branch':
      return <BranchFields step={step} {...rest} />
    case 'create_task':
      return <TaskFields step={step} {...rest} />
    case 'issue_promo_code':
      return <PromoFields step={step} {...rest} />
    case 'add_tag':
    case 'remove_tag':
      return <TagFields step={step} {...rest} />
  }
}

/** The title and the words of a push message, and what it opens. */
function PushFields({ step, place, around }: StepFieldsProps<DraftOf<'send_push'>>) {
  const { step: m } = useMessages().automations
  const { key, title, body, url, translations } = step
  return (
    <MessageFields
      stepKey={key}
      own={{ title, body }}
      translations={translations}
      onChange={(own, others) => around.change({ ...step, ...own, translations: others })}
      fields={[
        {
          of: 'title',
          label: m.pushTitle,
          show: (props) => <TextField {...props} label={m.pushTitle} maxLength={100} />,
        },
        {
          of: 'body',
          label: m.pushBody,
          show: ({ onChange, ...props }) => (
            <TextArea
              {...props}
              label={m.pushBody}
              rows={3}
              maxLength={300}
              onChange={(next) => onChange(next.replaceAll('\n', ' '))}
            />
          ),
        },
      ]}
      {...{ place, around }}
    >
      <TextField
        label={m.url}
        description={m.urlHelp}
        isRequired={false}
        maxLength={500}
        value={url}
        onChange={(next) => around.change({ ...step, url: next })}
        errorMessage={around.faultAt(`steps.${place}.url`)}
        disabledReason={around.denied}
      />
    </MessageFields>
  )
}

/** The discount of the code, and how long it is valid. */
function PromoFields({ step, place, around }: StepFieldsProps<DraftOf<'issue_promo_code'>>) {
  const { step: m } = useMessages().automations
  const { currency } = useFormat()
  const at = (name: string) => ({
    errorMessage: around.faultAt(`steps.${place}.${name}`),
    disabledReason: around.denied,
  })
  const value = { value: step.value, onChange: (amount: number | null) => around.change({ ...step, value: amount }) }
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
        <Select
          label={m.discount}
          options={(['percentage', 'fixed_amount'] as const).map((id) => ({ id, label: m[id] }))}
          value={step.discount_type}
          onChange={(discount_type) => around.change({ ...step, discount_type })}
          {...at('discount_type')}
        />
        {step.discount_type === 'percentage' ? (
          <NumberField label={m.percent} unit="%" min={1} max={100} {...value} {...at('value')} />
        ) : (
          <MoneyField label={m.amount} currency={currency} {...value} {...at('value')} />
        )}
        <NumberField
          label={m.validDays}
          unit={m.dayUnit}
          min={1}
          max={730}
          value={step.valid_days}
          onChange={(valid_days) => around.change({ ...step, valid_days })}
          {...at('valid_days')}
        />
      </div>
      <p className="mt-2 text-xs text-muted">{m.promoHelp}</p>
    </>
  )
}

/** The subject and the text of an e-mail. */
function MailFields({ step, place, around }: StepFieldsProps<DraftOf<'send_email'>>) {
  const { step: m } = useMessages().automations
  const { key, subject, body, translations } = step
  return (
    <MessageFields
      stepKey={key}
      own={{ subject, body }}
      translations={translations}
      onChange={(own, others) => around.change({ ...step, ...own, translations: others })}
      fields={[
        {
          of: 'subject',
          label: m.subject,
          show: (props) => <TextField {...props} label={m.subject} maxLength={200} />,
        },
        {
          of: 'body',
          label: m.body,
          show: (props) => <TextArea {...props} label={m.body} description={m.bodyHelp} rows={8} maxLength={10_000} />,
        },
      ]}
      {...{ place, around }}
    />
  )
}

/** Which tag is given or taken away. */
function TagFields({ step, place, around }: StepFieldsProps<DraftOf<'add_tag' | 'remove_tag'>>) {
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

/** The condition that decides between the two ways. */
function BranchFields({ step, around }: StepFieldsProps<DraftOf<'branch'>>) {
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
