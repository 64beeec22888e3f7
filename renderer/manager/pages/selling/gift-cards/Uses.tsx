import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import type { GiftCard } from './gift-card.ts'

type Use = Item<'GET /api/v1/gift-cards/{gift_card_id}/uses'>

/** What was paid with a card and given back to it, in order, with the balance after each. */
export function Uses({ card: { id, currency } }: { card: GiftCard }) {
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
