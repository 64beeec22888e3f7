import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Avatar, Badge, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import type { Waiver } from './use-activation.ts'

type Unsigned = Item<'GET /api/v1/waivers/{waiver_id}/unsigned-clients'>

/** The active clients who have the current version still before them, with the way to reach each. */
export function UnsignedClients({ waiver }: { waiver: Waiver }) {
  const { compliance } = useMessages()
  const m = compliance.unsigned
  const format = useFormat()
  const list = useList({})
  const clients = useApi('GET /api/v1/waivers/{waiver_id}/unsigned-clients', {
    params: { waiver_id: waiver.id },
    query: list.paging,
  })
  const columns: Column<Unsigned>[] = [
    {
      id: 'client',
      header: m.client,
      cell: ({ full_name }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="phone:hidden">
            <Avatar name={full_name} />
          </span>
          <span className="truncate font-medium phone:py-1.5 phone:whitespace-normal">{full_name}</span>
        </span>
      ),
    },
    { id: 'contact', header: m.contact, cell: ({ email, phone }) => email ?? phone, hideOn: 'phone' },
    {
      id: 'state',
      header: m.state,
      cell: ({ signed_version }) =>
        signed_version === null ? (
          <span className="text-muted">{m.never}</span>
        ) : (
          <Badge tone="warn">{m.outdated(signed_version)}</Badge>
        ),
      width: '8rem',
    },
    {
      id: 'last',
      header: m.last,
      cell: ({ signed_at }) => signed_at && format.date(signed_at),
      align: 'end',
      width: '9rem',
      hideOn: 'narrow',
    },
  ]
  return (
    <ListCard
      query={clients}
      list={list}
      label={m.table}
      columns={columns}
      rowId={({ client_id }) => client_id}
      rowHref={({ client_id }) => paths.client(client_id)}
      rowActions={({ email, phone }) => [
        [
          { label: m.write, icon: 'mail', href: `mailto:${email}`, disabledReason: !email && m.noEmail },
          { label: m.call, icon: 'phone', href: `tel:${phone}`, disabledReason: !phone && m.noPhone },
        ],
      ]}
      empty={
        <EmptyState icon="success" title={m.none}>
          {m.noneMeans}
        </EmptyState>
      }
    />
  )
}
