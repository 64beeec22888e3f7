import { useState } from 'react'
import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Badge, Card, EmptyState, Icon, PageHeader, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { ComplianceNav } from '../ComplianceNav.tsx'
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
          {client ? null : <What />}
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

type Entry = Item<'GET /api/v1/gdpr/consent-log/{client_id}'>

/** Everything a client agreed to and withdrew; the newest of a kind is what counts. */
function ConsentLog({ clientId }: { clientId: number }) {
  const { compliance } = useMessages()
  const m = compliance.data
  const log = useApi('GET /api/v1/gdpr/consent-log/{client_id}', { params: { client_id: clientId } })
  const format = useFormat()
  const entries = log.data ?? []
  const newest = new Map(entries.toReversed().map(({ id, consent_type }) => [consent_type, id]))
  const columns: Column<Entry>[] = [
    {
      id: 'kind',
      header: m.kind,
      cell: ({ consent_type }) => (
        <span className="block truncate phone:py-1.5 phone:whitespace-normal">{m.kinds[consent_type]}</span>
      ),
    },
    {
      id: 'answer',
      header: m.answer,
      cell: ({ id, granted, consent_type }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={granted ? 'good' : 'plain'}>{granted ? m.granted : m.withdrawn}</Badge>
          {newest.get(consent_type) === id ? <span className="text-xs text-muted">{m.inForce}</span> : null}
        </span>
      ),
      width: '10rem',
    },
    {
      id: 'when',
      header: m.when,
      cell: ({ created_at }) => <span className="phone:text-xs">{format.dateTime(created_at)}</span>,
      width: '11rem',
    },
    {
      id: 'source',
      header: m.source,
      cell: ({ source, seen_ip_address, ip_address }) => (
        <span className="block py-1.5">
          {m.sources[source] ?? source}
          <span className="block text-xs text-muted">{seen_ip_address ?? ip_address}</span>
        </span>
      ),
      width: '8rem',
      hideOn: 'phone',
    },
  ]
  return (
    <ListCard
      title={m.consents}
      description={m.consentsMean}
      query={log}
      label={m.consentTable}
      columns={columns}
      empty={
        <EmptyState icon="check" title={m.noConsent}>
          {m.noConsentMeans}
        </EmptyState>
      }
    />
  )
}

/** Explains what the page can do, before a client is chosen. */
function What() {
  const { compliance } = useMessages()
  const m = compliance.data
  const parts = [
    { icon: 'check', title: m.consents, means: m.forConsents },
    { icon: 'import', title: m.export, means: m.forExport },
    { icon: 'trash', title: compliance.erase.title, means: m.forErasure },
  ] as const
  return (
    <ul className="mt-5 grid grid-cols-3 gap-4 border-t border-line pt-4 narrow:grid-cols-1">
      {parts.map(({ icon, title, means }) => (
        <li key={icon} className="flex items-start gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-on-accent-soft">
            <Icon name={icon} size={17} />
          </span>
          <div className="min-w-0 text-sm">
            <p className="font-medium">{title}</p>
            <p className="text-xs text-pretty text-muted">{means}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
