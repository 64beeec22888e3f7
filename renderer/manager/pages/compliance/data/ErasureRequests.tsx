import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, Pagination, SegmentedControl, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Named } from './named.ts'

type Request = Item<'GET /api/v1/erasure-requests'>

const PAGE_SIZE = 20

/** Who asked to be erased, what is still to do first. */
export function ErasureRequests({ onErase }: { onErase: (client: Named) => void }) {
  const { compliance } = useMessages()
  const m = compliance.data
  const [{ shown, page }, setState] = useUrlState({ shown: 'open', page: 1 })
  const isDone = shown === 'done'
  const requests = useApi(
    'GET /api/v1/erasure-requests',
    { query: { is_done: isDone ? 'true' : 'false', page, page_size: PAGE_SIZE } },
    { keep: true },
  )
  return (
    <Card
      flush
      title={m.requests}
      description={m.requestsMean}
      action={
        <SegmentedControl
          label={m.requestsShown}
          value={shown}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={[
            { id: 'open', label: m.open },
            { id: 'done', label: m.done },
          ]}
        />
      }
    >
      <Loaded query={requests}>
        {(list) => (
          <>
            <RequestTable rows={list.items} isDone={isDone} isStale={requests.isPlaceholderData} onErase={onErase} />
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

interface RequestTableProps {
  rows: readonly Request[]
  isDone: boolean
  isStale: boolean
  onErase: (client: Named) => void
}

function RequestTable({ rows, isDone, isStale, onErase }: RequestTableProps) {
  const { compliance } = useMessages()
  const m = compliance.data
  const format = useFormat()
  const denied = useDenied()('gdpr.manage')
  const [, setState] = useUrlState({ client: 0 })
  const columns: Column<Request>[] = [
    { id: 'client', header: m.client, cell: ({ client_name }) => <span className="font-medium">{client_name}</span> },
    { id: 'asked', header: m.asked, cell: ({ requested_at }) => format.dateTime(requested_at), width: '12rem' },
    {
      id: 'done',
      header: isDone ? m.erasedOn : m.toDo,
      cell: ({ client_id, client_name, done_at }) =>
        done_at ? (
          format.dateTime(done_at)
        ) : (
          <Button
            size="small"
            icon="trash"
            disabledReason={denied}
            onPress={() => onErase({ id: client_id, name: client_name })}
          >
            {m.erase}
          </Button>
        ),
      align: 'end',
      width: '12rem',
    },
  ]
  return (
    <Table
      label={m.table}
      columns={columns}
      rows={rows}
      isStale={isStale}
      onRowAction={isDone ? undefined : ({ client_id }) => setState({ client: client_id }, 'push')}
      empty={
        <EmptyState icon="success" title={isDone ? m.noneDone : m.noneOpen}>
          {isDone ? m.noneDoneMeans : m.noneOpenMeans}
        </EmptyState>
      }
    />
  )
}
