import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Drawer, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useList } from '../../parts/list/use-list.ts'
import { paths } from '../../paths.ts'
import { awayOf, ClientFilters, NO_FILTER, statusOf } from './ClientFilters.tsx'
import { NewClientForm } from './ClientForm.tsx'
import { ClientList } from './ClientList.tsx'

const NONE = { search: '', shown: 'active', status: NO_FILTER, away: NO_FILTER, tag: 0 }

/** Everybody, to search and to filter, and the way to a new client. */
export default function ClientsPage() {
  const { clients: m } = useMessages()
  const list = useList(NONE)
  const { filters } = list
  const clients = useApi('GET /api/v1/clients', {
    query: {
      search: filters.search,
      ...list.paging,
      ...(filters.shown === 'all' ? { include_inactive: 'true' } : {}),
      membership_status: statusOf(filters.status),
      inactive_days: awayOf(filters.away),
      tag_id: filters.tag || undefined,
    },
  })
  // The line keeps its room until it is known how many there are.
  const total = clients.data ? m.total(clients.data.total, clients.data.total_capped) : '\u00a0'
  const isFiltered = statusOf(filters.status) !== undefined || awayOf(filters.away) !== undefined || filters.tag > 0
  return (
    <>
      <PageHeader title={m.title} description={total}>
        <NewClient />
      </PageHeader>
      <ClientList
        query={clients}
        list={list}
        filters={<ClientFilters filters={filters} onChange={list.narrow} />}
        search={filters.search}
        isFiltered={isFiltered}
        onClear={() => list.narrow({ ...NONE, shown: filters.shown })}
      />
    </>
  )
}

function NewClient() {
  const { clients: m } = useMessages()
  const denied = useDenied()('clients.manage')
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  useHotkeys({ n: () => !denied && setOpen(true) })
  return (
    <>
      <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setOpen(true)}>
        {m.create}
      </Button>
      <Drawer title={m.form.newTitle} description={m.form.newLead} isOpen={isOpen} onClose={() => setOpen(false)}>
        <NewClientForm onClose={() => setOpen(false)} onDone={({ id }) => go(paths.client(id))} />
      </Drawer>
    </>
  )
}
