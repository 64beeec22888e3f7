import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, PageHeader, Pagination, SearchField, SegmentedControl } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientTable } from './ClientTable.tsx'

const PAGE_SIZE = 50

export default function ClientsPage() {
  const { clients: m } = useMessages()
  const [{ search, page, shown }, setState] = useUrlState({ search: '', page: 1, shown: 'active' })
  const include_inactive = shown === 'all' ? 'true' : undefined
  const clients = useApi(
    'GET /api/v1/clients',
    { query: { search, page, page_size: PAGE_SIZE, include_inactive } },
    { keep: true },
  )
  return (
    <>
      <PageHeader
        title={m.title}
        description={clients.data && m.total(clients.data.total, clients.data.total_capped)}
      />
      <Card flush>
        <div className="flex flex-wrap gap-2 border-b border-line p-2">
          <SearchField
            label={m.search}
            value={search}
            onChange={(text) => setState({ search: text, page: 1 })}
            className="min-w-56 flex-1"
          />
          <SegmentedControl
            label={m.shown}
            value={shown}
            onChange={(next) => setState({ shown: next, page: 1 })}
            options={[
              { id: 'active', label: m.active },
              { id: 'all', label: m.all },
            ]}
          />
        </div>
        <Loaded query={clients}>
          {(list) => (
            <>
              <ClientTable
                clients={list.items}
                search={search}
                isStale={clients.isPlaceholderData}
                onClearSearch={() => setState({ search: '', page: 1 })}
              />
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
    </>
  )
}
