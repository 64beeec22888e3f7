import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded, Loading } from '../../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../../shared/url/use-go.ts'
import { Card, KeyValueList, Link, PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { receiptName } from './name.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { RefundPurchase, useEntries } from './RefundPurchase.tsx'
import { ReceiptPaper, type Receipt } from './ReceiptPaper.tsx'

/** One receipt on paper, with what it is for beside it. */
export default function ReceiptPage() {
  const { receipts: m } = useMessages()
  const receipt_id = usePathId('receiptId')
  const receipt = useApi('GET /api/v1/receipts/{receipt_id}', { params: { receipt_id } })
  const entries = useEntries(receipt.data?.purchase_id)
  // A refundable receipt has one button more: the paper waits for it, else it would move.
  const isKnown = receipt.data && !entries.isLoading
  const trail = [{ label: m.title, href: paths.receipts() }]
  useVisited(receipt.data && receiptName(receipt.data, m))
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={receipt.data ? receiptName(receipt.data, m) : m.title} trail={trail}>
          {isKnown ? (
            <>
              <RefundPurchase receipt={receipt.data} />
              <ReceiptActions receipt={receipt.data} />
            </>
          ) : null}
        </PageHeader>
      </div>
      <Loaded query={receipt} skeleton={<Skeleton className="h-96" />}>
        {(data) =>
          isKnown ? (
            <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-5 narrow:grid-cols-1 print:block">
              <ReceiptPaper receipt={data} />
              <aside className="print:hidden">
                <About receipt={data} />
              </aside>
            </div>
          ) : (
            <Loading skeleton={<Skeleton className="h-96" />} />
          )
        }
      </Loaded>
    </>
  )
}

/** The items bought, and the other receipts of the same purchase. */
function About({ receipt }: { receipt: Receipt }) {
  const { receipts: m } = useMessages()
  const { money } = useFormat()
  const entries = useEntries(receipt.purchase_id)
  const all = useApi('GET /api/v1/receipts', { query: { purchase_id: receipt.purchase_id, page_size: 200 } })
  const [entry] = entries.data?.items ?? []
  const others = (all.data?.items ?? []).filter(({ id }) => id !== receipt.id)
  return (
    <Card title={m.about}>
      <KeyValueList
        items={[
          { label: m.what, value: entry ? <For entry={entry} /> : null },
          {
            label: m.client,
            value:
              receipt.client_id === null ? null : (
                <Link href={paths.client(receipt.client_id)}>{receipt.client_name ?? m.client}</Link>
              ),
          },
          {
            label: m.others,
            value:
              others.length === 0
                ? null
                : others.map((other) => (
                    <span key={other.id} className="block">
                      <Link href={paths.receipt(other.id)}>{receiptName(other, m)}</Link>{' '}
                      <span className="text-muted">{money(other.total, other.currency)}</span>
                    </span>
                  )),
          },
        ]}
      />
    </Card>
  )
}

function For({ entry: { kind, sale_id, sold_gift_card_id: card } }: { entry: Item<'GET /api/v1/payments'> }) {
  const { receipts: m } = useMessages()
  if (sale_id !== null) return <Link href={paths.sale(sale_id)}>{m.sale(sale_id)}</Link>
  if (card !== null) return <Link href={paths.giftCard(card)}>{m.giftCard}</Link>
  return kind === 'membership' ? m.membership : m.charge
}
