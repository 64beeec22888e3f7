import { TextArea, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './fields-props.ts'
import { MessageFields } from './MessageFields.tsx'

/** The subject and the text of an e-mail. */
export function MailFields({ step, place, around }: StepFieldsProps<DraftOf<'send_email'>>) {
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
