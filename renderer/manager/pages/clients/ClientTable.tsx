import type { Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Avatar, Badge, Button, EmptyState, Table, type Column } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

type Client = Item<'GET /api/v1/clients'>

interface ClientTableProps {
  clients: Client[]
  search: string
  isStale: boolean
  onClearSearch: () => void
}

export function ClientTable({ clients, search, isStale, onClearSearch }: ClientTableProps) {
  const { clients: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
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
  const copy = (email: string) => void navigator.clipboard.writeText(email).then(() => toast.done(m.copied, email))
  return (
    <Table
      label={m.table}
      columns={columns}
      rows={clients}
      rowHref={({ id }) => paths.client(id)}
      rowActions={({ email, phone }) => [
        [
          {
            label: m.copyEmail,
            icon: 'copy',
            onAction: () => email && copy(email),
            disabledReason: !email && m.noEmail,
          },
          { label: m.writeEmail, icon: 'mail', href: `mailto:${email}`, disabledReason: !email && m.noEmail },
          { label: m.call, icon: 'phone', href: `tel:${phone}`, disabledReason: !phone && m.noPhone },
        ],
      ]}
      isStale={isStale}
      empty={search ? <NobodyFound search={search} onClear={onClearSearch} /> : <NoClients />}
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

function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { clients: m } = useMessages()
  return (
    <EmptyState icon="search" title={m.nothingTitle} action={<Button onPress={onClear}>{m.clearSearch}</Button>}>
      {m.nothing(search)}
    </EmptyState>
  )
}

function NoClients() {
  const { clients: m } = useMessages()
  return (
    <EmptyState icon="clients" title={m.emptyTitle}>
      {m.empty}
    </EmptyState>
  )
}
