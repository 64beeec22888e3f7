import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Link, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { receiptName } from '../receipts/name.ts'
import type { Receipt } from '../receipts/ReceiptPaper.tsx'

const NEWEST = 5

/** A client's recent purchases, receipt by receipt, and the way to sell more. Nothing for roles that don't see sales. */
export function PurchasesCard({ clientId }: { clientId: number }) {
  const { selling } = useMessages()
  const m = selling.purchases
  const denied = useDenied()('sales.view')
  const receipts = useApi(
    'GET /api/v1/receipts',
    { query: { client_id: clientId, page_size: NEWEST } },
    { enabled: !denied },
  )
  if (denied) return null
  return (
    <Card title={m.title} description={m.help}>
      <Loaded query={receipts} skeleton={<Skeleton className="h-16" />}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? <p className="text-xs text-muted">{m.none}</p> : null}
            <ul className="divide-y divide-line">
              {items.map((receipt) => (
                <PurchaseLine key={receipt.id} receipt={receipt} />
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-2">
              <LinkButton href={paths.sellTo(clientId)} size="small" icon="selling">
                {m.sell}
              </LinkButton>
              {total > items.length ? (
                <LinkButton href={paths.receiptsOf(clientId)} size="small" look="quiet">
                  {m.all}
                </LinkButton>
              ) : null}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function PurchaseLine({ receipt }: { receipt: Receipt }) {
  const { id, issued_at, total, currency, lines } = receipt
  const { receipts: m } = useMessages()
  const { date, money } = useFormat()
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className="line-clamp-2">{lines.map(({ description }) => description).join(', ')}</span>
        <span className="figures block text-xs text-muted">
          <Link href={paths.receipt(id)}>{receiptName(receipt, m)}</Link>, {date(issued_at)}
        </span>
      </span>
      <span className={`figures font-medium whitespace-nowrap ${total < 0 ? 'text-bad' : ''}`}>
        {money(total, currency)}
      </span>
    </li>
  )
}
