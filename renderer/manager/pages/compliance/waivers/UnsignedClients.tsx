import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Avatar, Badge, Card, EmptyState, Pagination, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Waiver } from './use-activation.ts'

type Unsigned = Item<'GET /api/v1/waivers/{waiver_id}/unsigned-clients'>

const PAGE_SIZE = 50

/** The active clients who have the current version still before them, with the way to reach each. */
export function UnsignedClients({ waiver }: { waiver: Waiver }) {
  const [{ page }, setState] = useUrlState({ page: 1 })
  const clients = useApi(
    'GET /api/v1/waivers/{waiver_id}/unsigned-clients',
    { params: { waiver_id: waiver.id }, query: { page, page_size: PAGE_SIZE } },
    { keep: true },
  )
  return (
    <Card flush>
      <Loaded query={clients}>
        {(list) => (
          <>
            <UnsignedTable rows={list.items} isStale={clients.isPlaceholderData} />
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              total={list.total}
              capped={list.total_capped}
              onChange={(next) => setState({ page: next }, 'push')}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function UnsignedTable({ rows, isStale }: { rows: readonly Unsigned[]; isStale: boolean }) {
  const { compliance } = useMessages()
  const m = compliance.unsigned
  const format = useFormat()
  const columns: Column<Unsigned>[] = [
    {
      id: 'client',
      header: m.client,
      cell: ({ full_name }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={full_name} />
          <span className="truncate font-medium">{full_name}</span>
        </span>
      ),
    },
    { id: 'contact', header: m.contact, cell: ({ email, phone }) => email ?? phone, hideOn: 'phone' },
    {
      id: 'state',
      header: m.state,
      cell: ({ signed_version }) =>
        signed_version === null ? <Badge>{m.never}</Badge> : <Badge tone="warn">{m.outdated(signed_version)}</Badge>,
      width: '11rem',
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
    <Table
      label={m.table}
      columns={columns}
      rows={rows}
      rowId={({ client_id }) => client_id}
      isStale={isStale}
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
