import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Badge, Button, Card, Drawer, EmptyState, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Secret } from './Secret.tsx'
import { Troubled } from './Troubled.tsx'
import { stateOf, TONES, type Webhook } from './webhook.ts'
import { WebhookForm } from './WebhookForm.tsx'

type Made = Answer<'POST /api/v1/webhooks'>

/** The drawer that is open beside the list. */
type Open =
  | { what: 'new' }
  | { what: 'edit' | 'log' | 'renew' | 'remove'; webhook: Webhook }
  | { what: 'secret'; secret: string }

/** The webhooks that other systems receive; for owners only. */
export default function WebhooksPart() {
  const m = useMessages().settings.webhooks
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  if (me.data?.is_owner !== false) return <Listed />
  return (
    <Card title={m.title}>
      <EmptyState icon="lock" title={m.ownerOnly} />
    </Card>
  )
}

function Listed() {
  const m = useMessages().settings.webhooks
  const webhooks = useApi('GET /api/v1/webhooks')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const actionsOf = useActions(setOpen)
  // If the first answer got lost, nobody has seen the secret, so another one is made.
  const showSecret = ({ secret, ...webhook }: Made) =>
    setOpen(secret === null ? { what: 'renew', webhook } : { what: 'secret', secret })
  return (
    <div className="flex flex-col gap-4">
      <ListCard
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" onPress={() => setOpen({ what: 'new' })}>
            {m.add}
          </Button>
        }
        query={webhooks}
        rows={2}
        label={m.table}
        columns={useColumns()}
        onRowAction={(webhook) => setOpen({ what: 'log', webhook })}
        rowActions={actionsOf}
        empty={
          <EmptyState icon="bell" title={m.none}>
            {m.noneMeans}
          </EmptyState>
        }
      />
      <Troubled webhooks={webhooks.data ?? []} onLook={(webhook) => setOpen({ what: 'log', webhook })} />
      <Drawer title={m.add} description={m.addMeans} isOpen={open?.what === 'new'} onClose={close}>
        <WebhookForm webhook={null} onMade={showSecret} onClose={close} />
      </Drawer>
      <Drawer title={m.edit} isOpen={open?.what === 'edit'} onClose={close}>
        {open?.what === 'edit' ? <WebhookForm webhook={open.webhook} onMade={close} onClose={close} /> : null}
      </Drawer>
      <Drawer
        title={m.log}
        description={open?.what === 'log' ? open.webhook.url : ''}
        isOpen={open?.what === 'log'}
        onClose={close}
      >
        {open?.what === 'log' ? <Deliveries webhook={open.webhook} /> : null}
      </Drawer>
      <Drawer title={m.secret} isOpen={open?.what === 'secret'} onClose={close}>
        {open?.what === 'secret' ? <Secret secret={open.secret} onClose={close} /> : null}
      </Drawer>
      <Renewal
        webhook={open?.what === 'renew' ? open.webhook : null}
        onMade={(secret) => setOpen({ what: 'secret', secret })}
        onClose={() => setOpen((now) => (now?.what === 'renew' ? null : now))}
      />
      <Removal webhook={open?.what === 'remove' ? open.webhook : null} onClose={close} />
    </div>
  )
}

function useColumns(): Column<Webhook>[] {
  const m = useMessages().settings.webhooks
  const { dateTime } = useFormat()
  return [
    {
      id: 'url',
      header: m.url,
      cell: (webhook) => {
        const { url, events, failing_since, waiting } = webhook
        return (
          <span className="block py-1.5">
            <span className="block truncate font-medium">{url}</span>
            <span className="block text-xs text-muted">
              {[
                m.eventCount(events.length),
                waiting > 0 && m.waiting(waiting),
                failing_since && m.since(dateTime(failing_since)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        )
      },
    },
    {
      id: 'state',
      header: m.state,
      cell: (webhook) => <Badge tone={TONES[stateOf(webhook)]}>{m.states[stateOf(webhook)]}</Badge>,
      width: '8rem',
    },
  ]
}

function useActions(setOpen: (open: Open) => void) {
  const m = useMessages().settings.webhooks
  const toast = useToast()
  const change = useSend('PUT /api/v1/webhooks/{webhook_id}')
  return (webhook: Webhook): MenuAction[][] => {
    const params = { webhook_id: webhook.id }
    const turn = async (is_active: boolean) => {
      if (await change.send({ params, body: { is_active } })) toast.done(is_active ? m.turnedOn : m.turnedOff)
    }
    return [
      [
        { label: m.log, icon: 'eye', onAction: () => setOpen({ what: 'log', webhook }) },
        { label: m.edit, icon: 'edit', onAction: () => setOpen({ what: 'edit', webhook }) },
        { label: m.renewAsk, icon: 'lock', onAction: () => setOpen({ what: 'renew', webhook }) },
      ],
      [
        webhook.is_active
          ? { label: m.turnOff, icon: 'pause', onAction: () => void turn(false) }
          : { label: m.turnOn, icon: 'play', onAction: () => void turn(true) },
        { label: m.remove, icon: 'trash', look: 'danger', onAction: () => setOpen({ what: 'remove', webhook }) },
      ],
    ]
  }
}

interface RenewalProps {
  /** Null keeps it closed. */
  webhook: Webhook | null
  onMade: (secret: string) => void
  onClose: () => void
}

/** Asks before a webhook gets another secret: the one that the other program knows ends by it. */
function Renewal({ webhook, onMade, onClose }: RenewalProps) {
  const m = useMessages().settings.webhooks
  const renew = useSend('POST /api/v1/webhooks/{webhook_id}/secret')
  const words = { removeTitle: m.renewTitle, remove: m.renew, removeMeans: m.renewMeans }
  return (
    <RemoveQuestion
      words={words}
      name={webhook?.url ?? ''}
      isOpen={webhook !== null}
      removal={renew}
      onConfirm={async () => {
        const params = { webhook_id: webhook?.id ?? 0 }
        // If the first answer got lost, another secret is made.
        const { secret } = await renew.sendOrThrow({ params })
        onMade(secret ?? (await renew.sendOrThrow({ params })).secret ?? '')
      }}
      onClose={onClose}
    />
  )
}

function Removal({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const m = useMessages().settings.webhooks
  const remove = useSend('DELETE /api/v1/webhooks/{webhook_id}', { done: m.removed })
  return (
    <RemoveQuestion
      words={m}
      name={webhook?.url ?? ''}
      isOpen={webhook !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { webhook_id: webhook?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
