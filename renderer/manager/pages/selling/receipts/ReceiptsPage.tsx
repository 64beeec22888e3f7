import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, EmptyState, LinkButton, PageHeader, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import type { Receipt } from './ReceiptPaper.tsx'
import { receiptName } from './name.ts'

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

function ReceiptList(list: ListOf<Receipt>) {
  const { receipts: m } = useMessages()
  const format = useFormat()
  const formatLines = ({ lines }: Receipt) => {
    const [first, ...others] = lines.map(({ description }) => description)
    return others.length > 0 ? m.more(first ?? '', others.length) : first
  }
  const columns: Column<Receipt>[] = [
    { id: 'number', header: m.number, cell: (receipt) => <NumberCell receipt={receipt} />, width: '11rem' },
    {
      id: 'what',
      header: m.what,
      cell: (receipt) => <span className="line-clamp-2 text-muted">{formatLines(receipt)}</span>,
      hideOn: 'phone',
    },
    { id: 'client', header: m.client, cell: ({ client_name }) => client_name, hideOn: 'narrow', width: '13rem' },
    {
      id: 'when',
      header: m.when,
      cell: ({ issued_at }) => <span className="text-muted">{format.dateTime(issued_at)}</span>,
      hideOn: 'phone',
      width: '13rem',
    },
    {
      id: 'amount',
      header: m.amount,
      cell: ({ total, currency }) => (
        <span className={`font-medium ${total < 0 ? 'text-bad' : ''}`}>{format.money(total, currency)}</span>
      ),
      align: 'end',
      width: '8rem',
    },
  ]
  return <ListCard label={m.table} columns={columns} {...list} rowHref={({ id }) => paths.receipt(id)} />
}

function NumberCell({ receipt }: { receipt: Receipt }) {
  const { issued_at, client_name } = receipt
  const { receipts: m } = useMessages()
  const { dateTime } = useFormat()
  return (
    <span className="block py-1.5">
      <span className="block font-medium whitespace-nowrap">{receiptName(receipt, m)}</span>
      <span className="figures block text-xs text-muted sm:hidden">
        {[dateTime(issued_at), client_name].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

/** Says that a list shows only one client's, with the way back to everybody's. Nothing without a client (0). */
function OnlyClient({ clientId, onClear }: { clientId: number; onClear: () => void }) {
  const { selling: m } = useMessages()
  const client = useApi(
    'GET /api/v1/clients/{client_id}',
    { params: { client_id: clientId } },
    { enabled: clientId > 0 },
  )
  if (clientId <= 0) return null
  return (
    <span className="flex min-h-(--control) items-center gap-1 rounded-md bg-accent-soft ps-2.5 pe-1 text-sm text-on-accent-soft">
      {m.onlyClient(client.data?.full_name ?? '…')}
      <Button look="quiet" size="small" icon="close" iconOnly label={m.everybody} onPress={onClear} />
    </span>
  )
}
