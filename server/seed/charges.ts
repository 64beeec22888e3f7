import type { Content } from '../features/email/letters.ts'
import { formatSaying } from '../lib/sayings/format.ts'
import type { Said } from '../lib/sayings/sayings.ts'
import { toMajor } from '../lib/money.ts'
import { say } from '../lib/sayings/sayings.ts'
import type { Audit } from './audit.ts'
import type { Client } from './clients.ts'
import type { Letters } from './letters.ts'
import { CURRENCY, DAY, exponential, HOUR, iso, pick, VAT_RATE, ZONE, type Making } from './making.ts'
import { drawPayments } from './paying.ts'
import type { Payment, Purchases } from './purchases.ts'
import type { Studio } from './studio.ts'

interface NewCharge {
  kind: 'late_cancel' | 'no_show' | 'renewal' | 'appointment'
  client: Client
  bookingId: number | null
  appointmentId?: number
  membershipId: number | null
  amount: number
  description: Said
  /** The subscription whose invoice it is: the processor collects it at once. */
  subscription?: number | undefined
  /** Fees wait for a day before the client hears of them; a renewal is due at once. */
  graceHours: number
}

export interface Charges {
  add(at: number, charge: NewCharge): void
}

/** Amounts due of clients: most paid within days, some waived, a little still open. */
export function keepCharges(
  making: Making,
  { desk }: Studio,
  { purchases, audit, letters }: { purchases: Purchases; audit: Audit; letters: Letters },
): Charges {
  const random = making.random('charges')
  const rows = making.table('charges', [
    'id',
    'client_id',
    'kind',
    'booking_id',
    'membership_id',
    'amount_minor',
    'currency',
    'status',
    'due_at',
    'description',
    'payment_method',
    'settled_at',
    'waived_at',
    'waive_reason',
    'created_at',
    'updated_at',
    'appointment_id',
  ])
  const same = new Map<number, Map<string, Content>>()
  return {
    add: (
      at,
      { kind, client, bookingId, appointmentId = null, membershipId, amount, description, subscription, graceHours },
    ) => {
      const id = rows.next()
      const due = at + graceHours * HOUR
      const fate = random()
      const late = exponential(random, 4) * DAY
      const isCollected = subscription !== undefined
      const closed = isCollected ? due : due + late
      const isOpen = !isCollected && (fate > 0.97 || closed > making.now)
      const isPaid = isCollected || (!isOpen && fate < 0.91)
      const actor = pick(random, desk)
      const atDesk = isPaid ? drawPayments(random, amount) : []
      const payments: Payment[] = isCollected ? [{ method: 'online', amount }] : atDesk
      const status = isOpen ? (due > making.now ? 'pending' : 'due') : isPaid ? 'paid' : 'waived'
      const settled = [payments[0]?.method ?? null, isPaid ? iso(closed) : null]
      const waived = status === 'waived' ? [iso(closed), say('waived.excused')] : [null, null]
      const of = [client.id, kind, bookingId, membershipId, amount, CURRENCY, status, iso(due), description]
      rows.add(
        id,
        ...of,
        ...settled,
        ...waived,
        iso(at),
        iso(isOpen ? Math.min(due, making.now) : closed),
        appointmentId,
      )
      if (!same.has(amount)) same.set(amount, new Map())
      const read = () => formatSaying(description, { language: 'en', timezone: ZONE })
      if (!isCollected)
        letters.send(due, 'charge_due', client, {
          expires: null,
          same: same.get(amount)!,
          data: () => {
            const whom = { name: client.name, client: client.name }
            return { ...whom, description: read(), amount: toMajor(amount, CURRENCY), currency: CURRENCY }
          },
        })
      if (isOpen) return
      if (!isCollected)
        audit.add(closed, actor, isPaid ? 'charge.settle' : 'charge.waive', 'charge', id, { status: 'due' }, { status })
      if (!isPaid) return
      const line = {
        description: read(),
        quantity: 1,
        unit_price_minor: amount,
        total_minor: amount,
        vat_rate: VAT_RATE,
      }
      const online = isCollected ? ({ kind: 'renewal', subscription } as const) : undefined
      const by = isCollected ? null : actor.id
      const bought = { kind: 'charge', of: id, client, actor: by, lines: [line], discount: 0, payments } as const
      purchases.add(closed, { ...bought, online })
    },
  }
}
