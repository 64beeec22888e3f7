import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Pagination } from '../../../ui/data/Pagination.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'
import { ReceiptRow } from './ReceiptRow.tsx'

const PAGE_SIZE = 20

/** What the reader paid, receipt by receipt, each to keep as a PDF. */
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
