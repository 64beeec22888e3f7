import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { usePhone } from '../../../shared/use-phone.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Checkbox, Drawer, PageHeader, Popover, TriggerButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { NewClientForm } from './ClientForm.tsx'
import { ClientList } from './ClientList.tsx'
import { ALL_COLUMNS, USUAL_COLUMNS, type ClientColumn } from './list/list-request.ts'
import { hiddenBelow } from './list/room.ts'
import { useListRequest } from './list/use-list-request.ts'
import { ViewTabs } from './views/ViewTabs.tsx'

/** Everybody, to search and to filter, and the way to a new client. */
export default function ClientsPage() {
  const { clients: m } = useMessages()
  const list = useListRequest()
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

interface ColumnsButtonProps {
  columns: readonly ClientColumn[]
  onChange: (columns: readonly ClientColumn[]) => void
}

/** Chooses the columns and their order; the name stays the first. */
function ColumnsButton({ columns, onChange }: ColumnsButtonProps) {
  const { columnsChoice: m } = useMessages().clients
  return (
    <Popover
      trigger={
        <TriggerButton size="small" icon="settings">
          {m.open}
        </TriggerButton>
      }
      label={m.open}
      placement="bottom end"
    >
      <Choice {...{ columns, onChange }} />
    </Popover>
  )
}

function Choice({ columns, onChange }: ColumnsButtonProps) {
  const { columns: names, columnsChoice: m } = useMessages().clients
  const others = ALL_COLUMNS.filter((column) => !columns.includes(column))
  const move = (at: number, by: number) => {
    const next = [...columns]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <div className="flex w-72 max-w-full flex-col">
      <h3 className="text-sm font-semibold">{m.title}</h3>
      {hiddenBelow(columns).size > 0 ? <p className="text-xs text-muted">{m.narrow}</p> : null}
      <ul className="mt-1">
        {[...columns, ...others].map((column) => {
          const at = columns.indexOf(column)
          return (
            <li key={column} className="flex min-h-9 items-center gap-1">
              {column === 'name' ? (
                <span className="flex-1 ps-6 text-sm text-muted">{m.nameStays}</span>
              ) : (
                <Checkbox
                  value={at >= 0}
                  onChange={(isOn) => onChange(isOn ? [...columns, column] : columns.filter((one) => one !== column))}
                  className="min-w-0 flex-1"
                >
                  {names[column]}
                </Checkbox>
              )}
              {at > 0 ? (
                <>
                  <Step icon="up" label={m.up(names[column])} isDisabled={at === 1} onPress={() => move(at, -1)} />
                  <Step
                    icon="down"
                    label={m.down(names[column])}
                    isDisabled={at === columns.length - 1}
                    onPress={() => move(at, 1)}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Button look="quiet" size="small" className="mt-2 self-start" onPress={() => onChange(USUAL_COLUMNS)}>
        {m.usual}
      </Button>
    </div>
  )
}

function Step(props: { icon: 'up' | 'down'; label: string; isDisabled: boolean; onPress: () => void }) {
  return <Button look="quiet" size="small" iconOnly {...props} />
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
