import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Avatar, Button, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import type { Named } from './named.ts'

type Request = Item<'GET /api/v1/erasure-requests'>

/** The clients who asked to be erased, and what is still to do first. */
export function ErasureRequests({ onErase }: { onErase: (client: Named) => void }) {
  const { compliance } = useMessages()
  const m = compliance.data
  const format = useFormat()
  const list = useList({ shown: 'open' }, 20)
  const { shown } = list.filters
  const isDone = shown === 'done'
  const requests = useApi('GET /api/v1/erasure-requests', {
    query: { is_done: isDone ? 'true' : 'false', ...list.paging },
  })
  const denied = useDenied()('gdpr.manage')
  const [, setState] = useUrlState({ client: 0 })
  const columns: Column<Request>[] = [
    {
      id: 'client',
      header: m.client,
      cell: ({ client_name }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="phone:hidden">
            <Avatar name={client_name} />
          </span>
          <span className="truncate font-medium phone:py-1.5 phone:whitespace-normal">{client_name}</span>
        </span>
      ),
    },
    {
      id: 'asked',
      header: m.asked,
      cell: ({ requested_at }) => format.dateTime(requested_at),
      width: '12rem',
      hideOn: 'phone',
    },
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
      width: '9rem',
    },
  ]
  return (
    <ListCard
      title={m.requests}
      description={m.requestsMean}
      action={
        <ShownFilter
          label={m.requestsShown}
          value={shown}
          parts={{ open: m.open, done: m.done }}
          onChange={(next) => list.narrow({ shown: next })}
        />
      }
      query={requests}
      list={list}
      label={m.table}
      columns={columns}
      onRowAction={isDone ? undefined : ({ client_id }) => setState({ client: client_id }, 'push')}
      empty={
        <EmptyState icon="success" title={isDone ? m.noneDone : m.noneOpen}>
          {isDone ? m.noneDoneMeans : m.noneOpenMeans}
        </EmptyState>
      }
    />
  )
}
