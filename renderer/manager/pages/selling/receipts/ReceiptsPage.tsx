import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Card, EmptyState, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { OnlyClient } from '../OnlyClient.tsx'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { ReceiptTable } from './ReceiptTable.tsx'

const PAGE_SIZE = 50
const KINDS = ['receipt', 'refund'] as const

/** Every receipt there is, newest first. */
export default function ReceiptsPage() {
  const { receipts: m } = useMessages()
  const format = useFormat()
  const [{ page, client, when, shown }, setState] = useUrlState({ page: 1, client: 0, when: 'all', shown: 'all' })
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(when, 'all')
  const kind = KINDS.find((one) => one === shown)
  const receipts = useApi(
    'GET /api/v1/receipts',
    {
      query: {
        page,
        page_size: PAGE_SIZE,
        kind,
        start_date: firstDay(period, today),
        ...(client > 0 ? { client_id: client } : {}),
      },
    },
    { keep: true },
  )
  const isNarrowed = period !== 'all' || kind !== undefined
  return (
    <>
      <SellingNav />
      <PageHeader title={m.title} description={m.lead}>
        <OnlyClient clientId={client} onClear={() => setState({ client: 0, page: 1 })} />
        <PeriodSelect value={period} onChange={(next) => setState({ when: next, page: 1 })} />
        <SegmentedControl
          label={m.shown}
          value={kind ?? 'all'}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={(['all', ...KINDS] as const).map((id) => ({ id, label: m.shownAs[id] }))}
        />
      </PageHeader>
      <Card flush>
        <Loaded query={receipts}>
          {(list) => (
            <>
              <ReceiptTable
                receipts={list.items}
                isStale={receipts.isPlaceholderData}
                empty={
                  <EmptyState icon="file" title={isNarrowed ? m.noneIn : m.none}>
                    {isNarrowed ? m.noneInHelp : m.noneHelp}
                  </EmptyState>
                }
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
    </>
  )
}
