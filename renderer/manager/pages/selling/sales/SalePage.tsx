import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../../shared/url/use-go.ts'
import {
  Badge,
  Button,
  Card,
  KeyValueList,
  Link,
  PageHeader,
  Skeleton,
  Table,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RecordPending } from '../../../parts/record/RecordPending.tsx'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { ReceiptActions } from '../receipts/ReceiptActions.tsx'
import { ReceiptPaper } from '../receipts/ReceiptPaper.tsx'
import { PaymentList } from './PaymentList.tsx'
import { RefundDrawer } from './RefundDrawer.tsx'
import { keptOf } from './restock.ts'
import { formatItems, isImported, refundState, type Sale } from './sale.ts'

/** One sale: its lines, how it was paid, its receipt, and giving it back. */
export default function SalePage() {
  const { sales: m } = useMessages()
  const sale_id = usePathId('saleId')
  const sale = useApi('GET /api/v1/product-sales/{sale_id}', { params: { sale_id } })
  if (sale.data) return <Shown key={sale_id} sale={sale.data} />
  return (
    <RecordPending
      query={sale}
      title={m.title}
      back={{ label: m.title, href: paths.sales() }}
      skeleton={<Skeleton className="h-64" />}
    />
  )
}

function Shown({ sale }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const { dateTime } = useFormat()
  const refund = refundState(sale)
  useVisited(m.one(sale.id))
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={m.one(sale.id)}
          trail={[{ label: m.title, href: paths.sales() }]}
          beside={
            refund === 'none' ? null : <Badge tone="warn">{refund === 'all' ? m.refunded : m.partlyRefunded}</Badge>
          }
          description={dateTime(sale.created_at)}
        >
          {isImported(sale) ? null : <Actions sale={sale} />}
        </PageHeader>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-5 narrow:grid-cols-1 print:block">
        <div className="flex min-w-0 flex-col gap-4 print:hidden">
          <SoldLines sale={sale} />
          {isImported(sale) ? null : <PaymentList sale={sale} />}
          <Facts sale={sale} />
        </div>
        <SaleReceipt receiptId={sale.receipt_id} />
      </div>
    </>
  )
}

type Line = Sale['items'][number]

/** The products of a sale, at the prices of the day. */
function SoldLines({ sale: { items, currency } }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const { money, number } = useFormat()
  const columns: Column<Line>[] = [
    { id: 'what', header: m.what, cell: (line) => <What line={line} /> },
    { id: 'quantity', header: m.quantity, cell: ({ quantity }) => number(quantity), align: 'end', width: '5rem' },
    {
      id: 'price',
      header: m.price,
      cell: ({ unit_price_at_sale: price }) => money(price, currency),
      align: 'end',
      width: '7rem',
      hideOn: 'phone',
    },
    {
      id: 'total',
      header: m.lineTotal,
      cell: ({ line_total }) => <span className="font-medium">{money(line_total, currency)}</span>,
      align: 'end',
      width: '7rem',
    },
  ]
  return (
    <Card title={m.lines} flush>
      <Table label={m.lines} columns={columns} rows={items} empty={null} />
    </Card>
  )
}

function What({ line: { product_id, product_name, returned_quantity } }: { line: Line }) {
  const { sales: m } = useMessages()
  return (
    <span className="block py-1.5">
      <Link href={paths.product(product_id)} look="plain" className="font-medium">
        {product_name}
      </Link>
      {returned_quantity > 0 ? <span className="block text-xs text-muted">{m.returned(returned_quantity)}</span> : null}
    </span>
  )
}

function Facts({ sale }: { sale: Sale }) {
  const { sales: m, memberships } = useMessages()
  return (
    <Card>
      <KeyValueList
        items={[
          {
            label: m.client,
            value:
              sale.client_id === null ? (
                m.noClient
              ) : (
                <Link href={paths.client(sale.client_id)}>{sale.client_name ?? m.client}</Link>
              ),
          },
          { label: m.by, value: sale.sold_by_name ?? (isImported(sale) ? memberships.methods['imported'] : m.online) },
          { label: m.notes, value: sale.notes },
        ]}
      />
    </Card>
  )
}

function SaleReceipt({ receiptId }: { receiptId: number | null }) {
  const receipt = useApi(
    'GET /api/v1/receipts/{receipt_id}',
    { params: { receipt_id: receiptId ?? 0 } },
    { enabled: receiptId !== null },
  )
  if (receiptId === null) return null
  return (
    <div>
      <Loaded query={receipt} skeleton={<Skeleton className="h-96" />}>
        {(data) => (
          <>
            <ReceiptPaper receipt={data} />
            <div className="mt-3 flex flex-wrap justify-center gap-2 print:hidden">
              <ReceiptActions receipt={data} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Actions({ sale }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const denied = useDenied()('payments.refund')
  const [isOpen, setOpen] = useState(false)
  const stop = denied ?? (refundState(sale) === 'all' || sale.total_amount === 0 ? m.allBack : null)
  return (
    <>
      <Button icon="undo" disabledReason={stop} onPress={() => setOpen(true)}>
        {m.giveBack}
      </Button>
      <RefundDrawer
        what={formatItems(sale)}
        of={{ sale_id: sale.id }}
        currency={sale.currency}
        kept={keptOf(sale)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
