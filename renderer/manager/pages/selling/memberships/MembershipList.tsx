import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, LinkButton, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { formatPause, type Membership } from './membership-words.ts'
import { MembershipMenu } from './MembershipMenu.tsx'
import { StateBadge } from './StateBadge.tsx'

interface MembershipListProps extends ListOf<Membership> {
  /** The rows are those of a payment that is due: each leads to it. */
  isPastDue: boolean
}

/** Memberships of several clients, each with what is left, what happens next and what can be done. */
export function MembershipList({ isPastDue, ...list }: MembershipListProps) {
  const { memberships } = useMessages()
  const m = memberships.list
  const { money } = useFormat()
  const columns: Column<Membership>[] = [
    { id: 'client', header: m.client, cell: (one) => <ClientCell membership={one} />, isCut: true, least: '8rem' },
    { id: 'type', header: m.type, cell: ({ type_name }) => type_name, hideOn: 'narrow', width: '13rem' },
    { id: 'state', header: m.state, cell: (one) => <States membership={one} />, hideOn: 'phone', width: '10rem' },
    { id: 'left', header: m.left, cell: (one) => <Left membership={one} />, align: 'end', width: '6.5rem' },
    { id: 'next', header: m.next, cell: (one) => <Next membership={one} />, hideOn: 'phone', width: '12rem' },
    {
      id: 'price',
      header: m.price,
      cell: ({ price, currency }) => money(price, currency),
      align: 'end',
      hideOn: 'laptop',
      width: '6rem',
    },
    {
      id: 'act',
      header: m.actions,
      cell: (one) => (
        <span className="flex items-center justify-end gap-1">
          {isPastDue ? (
            <span className="phone:hidden">
              <LinkButton size="small" href={paths.chargesOf(one.client_id)}>
                {m.takePayment}
              </LinkButton>
            </span>
          ) : null}
          <MembershipMenu membership={one} isOfMany />
        </span>
      ),
      align: 'end',
      width: isPastDue ? '11rem' : '4rem',
    },
  ]
  return (
    <ListCard
      label={m.title}
      columns={columns}
      {...list}
      rowHref={({ client_id }) => (isPastDue ? paths.chargesOf(client_id) : paths.membershipsOf(client_id))}
    />
  )
}

function ClientCell({ membership }: { membership: Membership }) {
  return (
    <span className="block min-w-0 py-1.5">
      <span className="block truncate font-medium">{membership.client_name}</span>
      <span className="block truncate text-xs text-muted lg:hidden">{membership.type_name}</span>
      <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-1.5 text-xs text-muted sm:hidden">
        <States membership={membership} />
        <Next membership={membership} />
      </span>
    </span>
  )
}

function States({ membership }: { membership: Membership }) {
  const { list: m } = useMessages().memberships
  return (
    <span className="flex flex-wrap gap-1">
      <StateBadge membership={membership} />
      {membership.past_due_since ? <Badge tone="bad">{m.states.past_due}</Badge> : null}
    </span>
  )
}

function Left({ membership: { credits_remaining: left } }: { membership: Membership }) {
  const { card: m } = useMessages().memberships
  const { number } = useFormat()
  return left === null ? <span className="text-muted">{m.unlimited}</span> : number(left)
}

/** The next day that changes something: the end of a pause, the renewal or the last day. */
function Next({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const { date } = useFormat()
  const { pause, renews_at, expires_at } = membership
  const text = pause
    ? formatPause(pause.until, { words, date })
    : renews_at
      ? words.card.renews(date(renews_at))
      : expires_at
        ? words.list.ends(date(expires_at))
        : ''
  return <span className="figures text-muted">{text}</span>
}
