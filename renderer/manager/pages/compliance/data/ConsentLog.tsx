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
    { id: 'kind', header: m.kind, cell: ({ consent_type }) => m.kinds[consent_type] },
    {
      id: 'answer',
      header: m.answer,
      cell: ({ id, granted, consent_type }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={granted ? 'good' : 'plain'}>{granted ? m.granted : m.withdrawn}</Badge>
          {newest.get(consent_type) === id ? <span className="text-xs text-muted">{m.inForce}</span> : null}
        </span>
      ),
      width: '11rem',
    },
    { id: 'when', header: m.when, cell: ({ created_at }) => format.dateTime(created_at), width: '11rem' },
    { id: 'source', header: m.source, cell: ({ source }) => m.sources[source] ?? source, hideOn: 'phone' },
    { id: 'address', header: m.address, cell: (one) => one.seen_ip_address ?? one.ip_address, hideOn: 'narrow' },
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
