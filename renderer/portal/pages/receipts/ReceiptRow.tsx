import { useDownload, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'

/** One receipt: what it is for, when, how much, and the document. */
export function ReceiptRow({ receipt }: { receipt: Item<'GET /api/v1/receipts'> }) {
  const { receipts: m } = useMessages()
  const format = useFormat()
  const { download, isPending } = useDownload()
  const { id, number, kind, refund_of_number, lines, total, currency, issued_at } = receipt
  const [first, ...others] = lines
  return (
    <li className="flex items-center gap-3 py-3 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">
          {first ? m.times(first.quantity, first.description) : null}
          {others.length > 0 ? <span className="font-normal text-muted"> {m.more(others.length)}</span> : null}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span>{format.date(format.dayOf(issued_at))}</span>
          <span>{m.number(number)}</span>
          {kind === 'refund' ? (
            <>
              <Badge tone="info">{m.refund}</Badge>
              {refund_of_number === null ? null : <span>{m.refundOf(refund_of_number)}</span>}
            </>
          ) : null}
        </p>
      </div>
      <span className="figures shrink-0 font-semibold">{format.money(total, currency)}</span>
      <Button
        look="quiet"
        icon="import"
        iconOnly
        label={m.download(number)}
        isPending={isPending}
        onPress={() =>
          download('GET /api/v1/receipts/{receipt_id}.pdf', m.file(number), { params: { receipt_id: id } })
        }
      />
    </li>
  )
}
