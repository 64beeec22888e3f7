import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Icon, Meter, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { TONES, type GiftCard, type ListedCard } from './gift-card.ts'
import { useCardActions } from './use-card-actions.ts'

export function GiftCardList(list: ListOf<ListedCard>) {
  const { giftCards: m } = useMessages()
  const { date } = useFormat()
  const { menuOf } = useCardActions()
  const columns: Column<ListedCard>[] = [
    { id: 'card', header: m.card, cell: (card) => <CardCell card={card} /> },
    { id: 'state', header: m.state, cell: (card) => <State card={card} />, hideOn: 'phone', width: '9rem' },
    {
      id: 'expires',
      header: m.expires,
      cell: ({ expires_at }) => (expires_at ? date(expires_at) : <span className="text-muted">{m.noEnd}</span>),
      hideOn: 'narrow',
      width: '9rem',
    },
    { id: 'left', header: m.left, cell: (card) => <Left card={card} />, align: 'end', width: '11rem' },
  ]
  return (
    <ListCard
      label={m.table}
      columns={columns}
      {...list}
      rowHref={({ id }) => paths.giftCard(id)}
      rowActions={menuOf}
    />
  )
}

function CardCell({ card }: { card: ListedCard }) {
  const { giftCards: m } = useMessages()
  return (
    <span className="flex items-center gap-3 py-1.5">
      <span className="relative grid h-10 w-16 shrink-0 place-items-center overflow-hidden rounded-md bg-accent text-on-accent shadow-raised">
        <span className="absolute inset-y-0 start-3 w-1 bg-current opacity-25" />
        <span className="absolute inset-x-0 top-3 h-1 bg-current opacity-25" />
        <Icon name="gift" size={18} />
      </span>
      <span className="min-w-0">
        <span className="figures block font-medium whitespace-nowrap">{m.ending(card.code_last4)}</span>
        {card.recipient_name ? <span className="block truncate text-xs text-muted">{card.recipient_name}</span> : null}
        {card.purchaser_name ? (
          <span className="block truncate text-xs text-muted">{m.boughtBy(card.purchaser_name)}</span>
        ) : null}
        <span className="mt-0.5 block sm:hidden">
          <State card={card} />
        </span>
      </span>
    </span>
  )
}

export function State({ card: { state } }: { card: GiftCard }) {
  const { giftCards: m } = useMessages()
  return <Badge tone={TONES[state]}>{m.states[state]}</Badge>
}

function Left({ card: { remaining_balance: left, initial_value: value, currency } }: { card: GiftCard }) {
  const { giftCards: m } = useMessages()
  const { money } = useFormat()
  return (
    <span className="inline-block w-full max-w-36 py-1.5">
      <span className="font-medium">{money(left, currency)}</span>{' '}
      <span className="text-xs text-muted">{m.of(money(value, currency))}</span>
      <Meter label={m.left} hideLabel value={left} max={value} className="mt-1" />
    </span>
  )
}
