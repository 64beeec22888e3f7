import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Drawer, EmptyState, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Membership } from './membership-words.ts'

type Entry = Item<'GET /api/v1/memberships/{membership_id}/credits'>

interface StatementProps {
  membership: Membership
  isOpen: boolean
  onClose: () => void
}

/** Every movement of a membership's credits, each with the balance after it. */
export function Statement({ membership, isOpen, onClose }: StatementProps) {
  const { memberships } = useMessages()
  const m = memberships.statement
  return (
    <Drawer width="large" title={m.title(membership.type_name)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <Entries membershipId={membership.id} />
    </Drawer>
  )
}

function Entries({ membershipId }: { membershipId: number }) {
  const { memberships } = useMessages()
  const m = memberships.statement
  const format = useFormat()
  const entries = useApi('GET /api/v1/memberships/{membership_id}/credits', {
    params: { membership_id: membershipId },
  })
  const signed = (n: number) => `${n > 0 ? '+' : '−'}${format.number(Math.abs(n))}`
  const columns: Column<Entry>[] = [
    { id: 'what', header: m.what, cell: (entry) => <What {...entry} /> },
    {
      id: 'when',
      header: m.when,
      cell: ({ created_at }) => format.dateTime(created_at),
      width: '11rem',
      hideOn: 'phone',
    },
    { id: 'change', header: m.change, cell: ({ credits }) => signed(credits), align: 'end', width: '5rem' },
    {
      id: 'balance',
      header: m.balance,
      cell: ({ balance_after }) => <span className="font-semibold">{format.number(balance_after)}</span>,
      align: 'end',
      width: '5rem',
    },
  ]
  return (
    <Loaded query={entries}>
      {(rows) => (
        <Table
          label={m.lead}
          columns={columns}
          rows={rows}
          empty={
            <EmptyState icon="ticket" title={m.none}>
              {m.noneHelp}
            </EmptyState>
          }
        />
      )}
    </Loaded>
  )
}

function What({ kind, reason, class_name, class_starts_at, expires_at, actor_name }: Entry) {
  const { memberships } = useMessages()
  const m = memberships.statement
  const format = useFormat()
  const about = [
    class_starts_at ? `${class_name}, ${format.dateTime(class_starts_at)}` : reason,
    expires_at && m.goodUntil(format.date(expires_at)),
    actor_name && m.by(actor_name),
  ].filter(Boolean)
  return (
    <span className="block py-1.5">
      <span className="font-medium">{m.kinds[kind]}</span>
      <span className="block text-xs text-muted">{about.join(' · ')}</span>
    </span>
  )
}
