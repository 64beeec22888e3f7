import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { EmptyState, LinkButton, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { OnlyClient } from '../OnlyClient.tsx'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { ReceiptList } from './ReceiptList.tsx'

const KINDS = ['receipt', 'refund'] as const

/** Every receipt there is, newest first. */
export default function ReceiptsPage() {
  const { receipts: m, sales } = useMessages()
  const format = useFormat()
  const list = useList({ client: 0, when: 'all', shown: 'all' })
  const { client, when, shown } = list.filters
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(when, 'all')
  const kind = KINDS.find((one) => one === shown)
  const receipts = useApi('GET /api/v1/receipts', {
    query: {
      ...list.paging,
      kind,
      start_date: firstDay(period, today),
      ...(client > 0 ? { client_id: client } : {}),
    },
  })
  const isNarrowed = period !== 'all' || kind !== undefined
  return (
    <>
      <SellingNav />
      <PageHeader title={m.title} description={m.lead}>
        <OnlyClient clientId={client} onClear={() => list.narrow({ client: 0 })} />
        <PeriodSelect value={period} onChange={(next) => list.narrow({ when: next })} />
        <ShownFilter
          label={m.shown}
          value={kind ?? 'all'}
          parts={m.shownAs}
          onChange={(next) => list.narrow({ shown: next })}
        />
      </PageHeader>
      <ReceiptList
        query={receipts}
        list={list}
        empty={
          <EmptyState
            icon="file"
            title={isNarrowed ? m.noneIn : m.none}
            action={
              isNarrowed ? null : (
                <LinkButton href={paths.selling()} look="primary" icon="plus">
                  {sales.sell}
                </LinkButton>
              )
            }
          >
            {isNarrowed ? m.noneInHelp : m.noneHelp}
          </EmptyState>
        }
      />
    </>
  )
}
