import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Checkbox, SkeletonRows, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useEventWords } from './use-event-words.ts'
import type { EventName, Webhook } from './webhook.ts'

export type NewWebhook = Answer<'POST /api/v1/webhooks'>

interface WebhookFormProps {
  /** null: a new one. */
  webhook: Webhook | null
  /** A new one was made: its secret is shown this once. */
  onMade: (webhook: NewWebhook) => void
  onClose: () => void
}

/** The address of a webhook, and its events. */
export function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const m = useMessages().settings.webhooks
  const toast = useToast()
  const wordsOf = useEventWords()
  const known = useApi('GET /api/v1/conditions/fields', {}, { fresh: 300_000 })
  const create = useSend('POST /api/v1/webhooks')
  const save = useSend('PUT /api/v1/webhooks/{webhook_id}')
  const form = useForm({
    values: { url: webhook?.url ?? 'https://', events: [...(webhook?.events ?? [])] as EventName[] },
    required: ['url'],
    validate: ({ events }) => ({ events: events.length === 0 ? m.noEvents : undefined }),
    submit: async (body) => {
      if (!webhook) return { made: await create.sendOrThrow({ body }) }
      await save.sendOrThrow({ params: { webhook_id: webhook.id }, body })
      return {}
    },
    onDone: ({ made }: { made?: NewWebhook }) => {
      if (made) return onMade(made)
      toast.done(m.saved)
      onClose()
    },
  })
  const { events } = form.values
  const fault = form.bind('events').errorMessage
  return (
    <Form form={form}>
      <TextField label={m.url} description={m.urlMeans} type="url" autoComplete="off" {...form.bind('url')} />
      <fieldset aria-describedby={fault ? 'no-events' : undefined}>
        <legend className="mb-1 text-sm font-medium">{m.events}</legend>
        <Loaded query={known} skeleton={<SkeletonRows rows={8} />}>
          {(all) => (
            <div className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
              {all.map(({ trigger_event: event, label }) => (
                <Checkbox
                  key={event}
                  value={events.includes(event)}
                  onChange={(is) => form.set('events', is ? [...events, event] : events.filter((one) => one !== event))}
                >
                  {wordsOf(event, label)}
                </Checkbox>
              ))}
            </div>
          )}
        </Loaded>
        {fault ? (
          <p id="no-events" className="mt-1 text-xs text-bad">
            {fault}
          </p>
        ) : null}
      </fieldset>
      <FormActions form={form} submit={webhook ? undefined : m.add} onCancel={onClose} />
    </Form>
  )
}
