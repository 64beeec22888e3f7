import { useApi, useDownload, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Pagination } from '../../../ui/data/Pagination.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'

const PAGE_SIZE = 20

/** Lists the reader's receipts, each to keep as a PDF. */
export default function ReceiptsPage() {
  const { receipts: m, profile } = useMessages()
  const [{ page }, set] = useUrlState({ page: 1 })
  const receipts = useApi('GET /api/v1/receipts', { query: { page, page_size: PAGE_SIZE } })
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{profile.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <Loaded query={receipts}>
        {({ items, total, total_capped }) =>
          items.length === 0 ? (
            <EmptyState icon="file" title={m.none}>
              {m.noneMeans}
            </EmptyState>
          ) : (
            <Card flush>
              <ul className="divide-y divide-line">
                {items.map((receipt) => (
                  <ReceiptRow key={receipt.id} receipt={receipt} />
                ))}
              </ul>
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                capped={total_capped}
                onChange={(next) => set({ page: next }, 'push')}
              />
            </Card>
          )
        }
      </Loaded>
    </AccountColumns>
  )
}

/** One receipt: what it is for, when, how much, and the document. */
function ReceiptRow({ receipt }: { receipt: Item<'GET /api/v1/receipts'> }) {
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
