import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { usePhone } from '../../../shared/use-phone.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Drawer, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { NewClientForm } from './ClientForm.tsx'
import { ClientList } from './ClientList.tsx'
import { ColumnsButton } from './list/ColumnsButton.tsx'
import { useAsked } from './list/use-asked.ts'
import { ViewTabs } from './views/ViewTabs.tsx'

/** Everybody, to search and to filter, and the way to a new client. */
export default function ClientsPage() {
  const { clients: m } = useMessages()
  const list = useAsked()
  const isPhone = usePhone()
  const clients = useApi('GET /api/v1/clients', { query: list.query })
  // The line keeps its room until it is known how many there are.
  const total = clients.data ? m.total(clients.data.total, clients.data.total_capped) : '\u00a0'
  return (
    <>
      <PageHeader title={m.title} description={total}>
        <NewClient />
      </PageHeader>
      <ViewTabs asked={list.asked} columns={list.columns}>
        {isPhone ? null : <ColumnsButton columns={list.columns} onChange={list.choose} />}
      </ViewTabs>
      <ClientList list={list} query={clients} />
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
