import { TextArea, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './use-text-of.ts'
import { MessageFields } from './MessageFields.tsx'

/** The title and the words of a push message, and what it opens. */
export function PushFields({ step, place, around }: StepFieldsProps<DraftOf<'send_push'>>) {
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
