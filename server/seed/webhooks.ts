import type { TriggerEvent } from '../events/payloads.ts'
import { messageOf } from '../features/webhooks/messages.ts'
import { newSecret, sealSecret } from '../features/webhooks/secret.ts'
import { DAY, iso, seedBytes, type Making } from './making.ts'

/** Older ones are forgotten. */
const KEPT_DAYS = 30

const listened: readonly TriggerEvent[] = ['client.created', 'client.first_visit', 'client.inactive', 'booking.created']

export interface Webhooks {
  /** Tells another program of an event that was written. */
  tell(event: TriggerEvent, of: { id: number; clientId: number; payload: object; at: number }): void
}

/** A newsletter tool that received events until this morning: it is switched off, so that nothing leaves this computer. */
export function keepWebhooks(making: Making): Webhooks {
  const { secrets, options, now } = making
  const random = { bytes: () => seedBytes(options.seed, 'webhook') }
  const secret = sealSecret({ secrets }, 1, newSecret({ ports: { random } as never }))
  const [began, ended] = [iso(making.days[0]!.starts), iso(now)]
  making
    .table('webhooks', ['id', 'url', 'events', 'is_active', 'secret_sealed', 'created_at', 'updated_at'])
    .add(1, 'https://newsletter.invalid/hooks', JSON.stringify(listened), 0, secret, began, ended)
  const rows = making.table('webhook_deliveries', [
    'id',
    'webhook_id',
    'event_id',
    'message_id',
    'event',
    'client_id',
    'payload',
    'status',
    'attempts',
    'next_attempt_at',
    'answer_status',
    'attempted_at',
    'created_at',
  ])
  return {
    tell: (event, { id, clientId, payload, at }) => {
      if (at < now - KEPT_DAYS * DAY || !listened.includes(event)) return
      const message = messageOf({ event, client_id: clientId, payload, occurred_at: iso(at) } as never)
      const told = iso(Math.min(at + 1500, now))
      const of = [1, id, `msg_${String(id).padStart(22, '0')}`, event, clientId, JSON.stringify(message)]
      rows.add(rows.next(), ...of, 'delivered', 1, told, 200, told, told)
    },
  }
}
