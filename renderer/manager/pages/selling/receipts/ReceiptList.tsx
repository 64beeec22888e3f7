import { useFormat } from '../../../../shared/format/use-format.ts'
import { type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { receiptName } from './name.ts'
import type { Receipt } from './ReceiptPaper.tsx'

export function ReceiptList(list: ListOf<Receipt>) {
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
