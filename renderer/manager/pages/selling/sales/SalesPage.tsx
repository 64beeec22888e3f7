import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Card, EmptyState, LinkButton, PageHeader, Pagination } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { SaleTable } from './SaleTable.tsx'

const PAGE_SIZE = 50
/** How many the server gives where no first day is named. */
const NEWEST = 1000

/** What was sold, newest first. */
export default function SalesPage() {
  const { sales: m } = useMessages()
  const format = useFormat()
  const [{ page, when }, setState] = useUrlState({ page: 1, when: 'month' })
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(when, 'month')
  const sales = useApi('GET /api/v1/product-sales', { query: { start_date: firstDay(period, today) } }, { keep: true })
  const list = sales.data ?? []
  const taken = list.reduce((sum, sale) => sum + sale.total_amount - sale.refunded_amount, 0)
  const sell = (
    <LinkButton href={paths.selling()} look="primary" icon="plus">
      {m.sell}
    </LinkButton>
  )
  return (
    <>
      <SellingNav />
      <PageHeader
        title={m.title}
        description={
          list.length === 0
            ? m.lead
            : period === 'all' && list.length >= NEWEST
              ? m.newest(NEWEST)
              : m.total(list.length, format.money(taken))
        }
      >
        <PeriodSelect value={period} onChange={(next) => setState({ when: next, page: 1 })} />
        {sell}
      </PageHeader>
      <Card flush>
        <Loaded query={sales}>
          {(all) => (
            <>
              <SaleTable
                sales={all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
                isStale={sales.isPlaceholderData}
                empty={
                  <EmptyState icon="selling" title={period === 'all' ? m.none : m.noneIn} action={sell}>
                    {period === 'all' ? m.noneHelp : m.noneInHelp}
                  </EmptyState>
                }
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={all.length}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
    </>
  )
}
