import { useApi, useSend } from '../../../../api/index.ts'
import { Button, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { stateOf, type Webhook } from './webhook.ts'

/** Webhooks at which nothing arrives, each with why and what helps. */
export function Troubled({ webhooks, onLook }: { webhooks: readonly Webhook[]; onLook: (webhook: Webhook) => void }) {
  const troubled = webhooks.filter((one) => ['failing', 'given_up'].includes(stateOf(one)))
  if (troubled.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {troubled.map((webhook) => (
        <Trouble key={webhook.id} webhook={webhook} onLook={() => onLook(webhook)} />
      ))}
    </div>
  )
}

function Trouble({ webhook, onLook }: { webhook: Webhook; onLook: () => void }) {
  const m = useMessages().settings.webhooks
  const params = { webhook_id: webhook.id }
  const told = useApi('GET /api/v1/webhooks/{webhook_id}/deliveries', { params, query: { page_size: 20 } })
  const change = useSend('PUT /api/v1/webhooks/{webhook_id}', { done: m.turnedOn })
  const last = told.data?.items.find(({ failure }) => failure !== null)
  const why = last?.failure && m.failures[last.failure](last.answer_status ?? 0)
  const isOff = stateOf(webhook) === 'given_up'
  return (
    <Callout
      tone={isOff ? 'bad' : 'warn'}
      title={isOff ? m.givenUp(webhook.url) : m.trouble(webhook.url)}
      action={
        isOff ? (
          <Button
            size="small"
            icon="play"
            isPending={change.isPending}
            onPress={() => change.send({ params, body: { is_active: true } })}
          >
            {m.turnOn}
          </Button>
        ) : (
          <Button size="small" icon="eye" onPress={onLook}>
            {m.log}
          </Button>
        )
      }
    >
      {why ? <p>{isOff ? m.lastFailure(why) : m.troubleMeans(why)}</p> : null}
      {isOff ? <p>{m.givenUpMeans}</p> : null}
    </Callout>
  )
}
