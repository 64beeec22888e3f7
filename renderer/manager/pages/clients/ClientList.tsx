import type { Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Avatar, Badge, Button, EmptyState, LinkButton, type Column } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../../parts/copy/use-copy.ts'
import { ListCard, type ListOf } from '../../parts/list/ListCard.tsx'
import { paths } from '../../paths.ts'

type Client = Item<'GET /api/v1/clients'>

interface ClientListProps extends Omit<ListOf<Client>, 'empty'> {
  search: string
  isFiltered: boolean
  onClear: () => void
}

export function ClientList({ search, isFiltered, onClear, ...list }: ClientListProps) {
  const { clients: m } = useMessages()
  const format = useFormat()
  const copy = useCopy()
  const columns: Column<Client>[] = [
    { id: 'name', header: m.name, cell: (client) => <NameCell {...client} /> },
    { id: 'email', header: m.email, cell: ({ email }) => email, hideOn: 'phone' },
    { id: 'phone', header: m.phone, cell: ({ phone }) => phone, hideOn: 'narrow' },
    {
      id: 'since',
      header: m.since,
      cell: ({ client_since_on, created_at }) => format.date(client_since_on ?? created_at),
      align: 'end',
      width: '9rem',
      hideOn: 'phone',
    },
  ]
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      rowHref={({ id }) => paths.client(id)}
      rowActions={({ email, phone }) => [
        [
          {
            label: m.copyEmail,
            icon: 'copy',
            onAction: () => email && copy(email, m.copied, { isNamed: true }),
            disabledReason: !email && m.noEmail,
          },
          { label: m.writeEmail, icon: 'mail', href: `mailto:${email}`, disabledReason: !email && m.noEmail },
          { label: m.call, icon: 'phone', href: `tel:${phone}`, disabledReason: !phone && m.noPhone },
        ],
      ]}
      empty={
        search || isFiltered ? <NobodyFound search={search} isFiltered={isFiltered} onClear={onClear} /> : <NoClients />
      }
    />
  )
}

function NameCell({ full_name, is_active, has_login }: Client) {
  const { clients: m } = useMessages()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={full_name} />
      <span className="truncate font-medium">{full_name}</span>
      {is_active ? null : <Badge>{m.inactive}</Badge>}
      {is_active && !has_login ? <Badge tone="info">{m.noLogin}</Badge> : null}
    </span>
  )
}

function NobodyFound({ search, isFiltered, onClear }: { search: string; isFiltered: boolean; onClear: () => void }) {
  const { clients: m } = useMessages()
  return (
    <EmptyState
      icon="search"
      title={m.nothingTitle}
      action={<Button onPress={onClear}>{isFiltered ? m.filters.clear : m.clearSearch}</Button>}
    >
      {!isFiltered ? m.nothing(search) : search ? m.nothingBoth(search) : m.nothingFiltered}
    </EmptyState>
  )
}

function NoClients() {
  const { clients: m } = useMessages()
  return (
    <EmptyState
      icon="clients"
      title={m.emptyTitle}
      action={
        <LinkButton href={paths.import()} icon="import">
          {m.toImport}
        </LinkButton>
      }
    >
      {m.empty}
    </EmptyState>
  )
}
