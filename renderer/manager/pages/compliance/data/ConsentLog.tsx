import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'

type Entry = Item<'GET /api/v1/gdpr/consent-log/{client_id}'>

/** Everything a client agreed to and withdrew; the newest of a kind is what counts. */
export function ConsentLog({ clientId }: { clientId: number }) {
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
