import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { usePathId } from '../../../../shared/url/use-go.ts'
import {
  Button,
  Card,
  EmptyState,
  KeyValueList,
  Link,
  Meter,
  PageHeader,
  Skeleton,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { RecordPending } from '../../../parts/record/RecordPending.tsx'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { CodeCard } from './CodeCard.tsx'
import type { GiftCard } from './gift-card.ts'
import { State } from './GiftCardList.tsx'
import { useCardActions } from './use-card-actions.ts'

/** A gift card: what is left, what it paid, its code on request, and the card to print. */
export default function GiftCardPage() {
  const { giftCards: m } = useMessages()
  const gift_card_id = usePathId('giftCardId')
  const card = useApi('GET /api/v1/gift-cards/{gift_card_id}', { params: { gift_card_id } })
  const trail = [{ label: m.title, href: paths.giftCards() }]
  if (card.data) return <Shown key={gift_card_id} card={card.data} trail={trail} />
  return <RecordPending query={card} title={m.title} back={trail[0]!} skeleton={<Skeleton className="h-64" />} />
}

function Shown({ card, trail }: { card: GiftCard; trail: { label: string; href: string }[] }) {
  const { giftCards: m } = useMessages()
  useVisited(m.endingIn(card.code_last4))
  return (
    <>
      <PageHeader
        title={m.endingIn(card.code_last4)}
        trail={trail}
        beside={<State card={card} />}
        description={card.recipient_name}
      >
        <Actions card={card} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-5 narrow:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <Balance card={card} />
          <Uses card={card} />
        </div>
        <aside className="flex flex-col gap-4">
          <CodeCard card={card} />
          <Facts card={card} />
        </aside>
      </div>
    </>
  )
}

type Use = Item<'GET /api/v1/gift-cards/{gift_card_id}/uses'>

/** The payments with a card and the refunds to it, in order, with the balance after each. */
function Uses({ card: { id, currency } }: { card: GiftCard }) {
  const { giftCards } = useMessages()
  const m = giftCards.uses
  const { money, dateTime } = useFormat()
  const uses = useApi('GET /api/v1/gift-cards/{gift_card_id}/uses', { params: { gift_card_id: id } })
  const columns: Column<Use>[] = [
    {
      id: 'what',
      header: m.what,
      cell: ({ kind, created_at }) => (
        <span className="block py-1.5">
          <span className="font-medium">{m.kinds[kind]}</span>
          <span className="figures block text-xs text-muted sm:hidden">{dateTime(created_at)}</span>
        </span>
      ),
    },
    { id: 'when', header: m.when, cell: ({ created_at }) => dateTime(created_at), hideOn: 'phone', width: '13rem' },
    { id: 'change', header: m.change, cell: ({ change }) => money(change, currency), align: 'end', width: '7rem' },
    {
      id: 'left',
      header: m.left,
      cell: ({ balance_after }) => <span className="font-medium">{money(balance_after, currency)}</span>,
      align: 'end',
      width: '7rem',
    },
  ]
  return (
    <ListCard
      title={m.title}
      query={uses}
      rows={4}
      label={m.table}
      columns={columns}
      empty={
        <EmptyState icon="gift" title={m.none}>
          {m.noneHelp}
        </EmptyState>
      }
    />
  )
}

function Actions({ card }: { card: GiftCard }) {
  const { giftCards: m } = useMessages()
  const { denied, printDenied, print, isPrinting, deactivate, reactivate } = useCardActions()
  return (
    <>
      {card.is_active ? (
        <Button disabledReason={denied} onPress={() => void deactivate(card)}>
          {m.deactivate}
        </Button>
      ) : (
        <Button disabledReason={denied} onPress={() => void reactivate(card)}>
          {m.reactivate}
        </Button>
      )}
      <Button
        look="primary"
        icon="print"
        isPending={isPrinting}
        disabledReason={printDenied(card)}
        onPress={() => print(card)}
      >
        {m.print}
      </Button>
    </>
  )
}

function Balance({ card: { remaining_balance: left, initial_value: value, currency } }: { card: GiftCard }) {
  const { giftCards: m } = useMessages()
  const { money } = useFormat()
  return (
    <Card>
      <p className="flex items-baseline gap-2">
        <span className="figures text-2xl font-semibold">{money(left, currency)}</span>
        <span className="figures text-sm text-muted">{m.of(money(value, currency))}</span>
      </p>
      <Meter label={m.left} hideLabel value={left} max={value} className="mt-3" />
    </Card>
  )
}

function Facts({ card }: { card: GiftCard }) {
  const { giftCards: m, products } = useMessages()
  const { money, date } = useFormat()
  return (
    <Card title={products.details}>
      <KeyValueList
        items={[
          { label: m.value, value: money(card.initial_value, card.currency) },
          { label: m.recipient, value: card.recipient_name },
          { label: m.email, value: card.recipient_email },
          { label: m.message, value: card.message },
          { label: m.expires, value: card.expires_at ? date(card.expires_at) : m.noEnd },
          { label: m.made, value: date(card.created_at) },
          {
            label: m.buyer,
            value: card.purchaser_client_id ? <Buyer clientId={card.purchaser_client_id} /> : null,
          },
          {
            label: m.receipt,
            value:
              card.receipt_id === null ? m.free : <Link href={paths.receipt(card.receipt_id)}>{m.receiptNumber}</Link>,
          },
        ]}
      />
    </Card>
  )
}

/** The client who bought it online; a general word for roles that see no clients. */
function Buyer({ clientId }: { clientId: number }) {
  const { giftCards: m } = useMessages()
  const buyer = useApi('GET /api/v1/clients/{client_id}', { params: { client_id: clientId } })
  return <Link href={paths.client(clientId)}>{buyer.data?.full_name ?? m.buyerLink}</Link>
}
