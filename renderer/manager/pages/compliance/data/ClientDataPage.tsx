import { useState } from 'react'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Card, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { ComplianceNav } from '../ComplianceNav.tsx'
import { ConsentLog } from './ConsentLog.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { ErasureRequests } from './ErasureRequests.tsx'
import type { Named } from './named.ts'
import { OfClient } from './OfClient.tsx'

/** A client's consents, the copy of her data and its erasure; and who asked for it. */
export default function ClientDataPage() {
  const { compliance } = useMessages()
  const m = compliance.data
  const [{ client }, setState] = useUrlState({ client: 0 })
  const [erased, erase] = useState<Named | null>(null)
  const forget = (id: number) => {
    if (id === client) setState({ client: 0 })
  }
  return (
    <>
      <ComplianceNav />
      <PageHeader title={m.title} description={m.lead} />
      <div className="flex flex-col gap-5">
        <Card>
          <ClientPicker
            label={m.choose}
            description={m.chooseHelp}
            value={client || null}
            onChange={(next) => setState({ client: next ?? 0 }, 'push')}
          />
        </Card>
        {client ? (
          <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5 narrow:grid-cols-1">
            <ConsentLog clientId={client} />
            <OfClient clientId={client} onErase={erase} />
          </div>
        ) : null}
        <ErasureRequests onErase={erase} />
      </div>
      {erased ? <EraseDialog client={erased} onClose={() => erase(null)} onErased={() => forget(erased.id)} /> : null}
    </>
  )
}
