import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Link, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Entry, Sale } from './sale.ts'

/** Everything that was paid for a sale and given back of it, oldest first. */
export function PaymentList({ sale }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const { money } = useFormat()
  const entries = useApi('GET /api/v1/payments', { query: { sale_id: sale.id, page_size: 200 } })
  return (
    <Card title={m.payments} flush>
      <Loaded query={entries} skeleton={<SkeletonRows rows={2} />}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.toReversed().map((entry) => (
              <PaymentLine key={entry.id} entry={entry} />
            ))}
            {sale.refunded_amount > 0 ? (
              <li className="flex items-baseline justify-between gap-3 px-4 py-2.5 text-sm font-semibold">
                <span>{m.net}</span>
                <span className="figures">{money(sale.total_amount - sale.refunded_amount, sale.currency)}</span>
              </li>
            ) : null}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function PaymentLine({ entry }: { entry: Entry }) {
  const { sales: m, memberships, receipts } = useMessages()
  const { money, dateTime } = useFormat()
  const { method, gift_card_last4, amount, currency, refund_of_id, under_way, receipt_id, receipt_number, reason } =
    entry
  const name = m.paymentOf(memberships.methods[method] ?? method, gift_card_last4)
  const isRefund = refund_of_id !== null
  const isUndone = isRefund && amount > 0
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">
          {isUndone ? m.refundUndone : isRefund ? refundName(method, name, m) : name}
        </span>
        <span className="figures block text-xs text-muted">
          {[dateTime(entry.created_at), entry.actor_name].filter(Boolean).join(', ')}
          {reason ? ` · ${reason}` : ''}
        </span>
        {under_way === 0 ? null : (
          <span className="block text-xs text-warn">{m.underWay(money(under_way, currency))}</span>
        )}
        {isRefund ? (
          <Link href={paths.receipt(receipt_id)} className="text-xs">
            {receipts.names[isUndone ? 'undone' : 'refund'](receipt_number)}
          </Link>
        ) : null}
      </span>
      <span className={`figures font-medium whitespace-nowrap ${amount < 0 ? 'text-bad' : ''}`}>
        {money(amount, currency)}
      </span>
    </li>
  )
}

const refundName = (method: string, name: string, m: { refundOnline: string; refundOf: (method: string) => string }) =>
  method === 'online' ? m.refundOnline : m.refundOf(name)
