import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Badge, Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type Entry = Item<'GET /api/v1/gdpr/consent-log/{client_id}'>

const TYPES = [
  'terms',
  'privacy_policy',
  'marketing_email',
  'marketing_sms',
  'push_notifications',
  'photo_video',
  'health_data',
] as const

/** A client's consents: the latest answer of each kind; no answer is no consent. */
export function ConsentCard({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.consent
  const log = useApi('GET /api/v1/gdpr/consent-log/{client_id}', { params: { client_id: clientId } })
  return (
    <Card title={m.title} description={m.help}>
      <Loaded query={log} skeleton={<Skeleton className="h-40" />}>
        {(entries) => (
          <ul className="divide-y divide-line">
            {TYPES.map((type) => (
              <Line key={type} type={type} entry={entries.find(({ consent_type }) => consent_type === type)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function Line({ type, entry }: { type: (typeof TYPES)[number]; entry: Entry | undefined }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.consent
  const { date } = useFormat()
  const from = entry?.source === 'import' ? m.byImport : null
  const when = entry && [date(entry.created_at), from].filter(Boolean).join(', ')
  return (
    <li className="flex items-start justify-between gap-3 py-1.5 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="block">{m.consents[type]}</span>
        {when ? <span className="figures block text-2xs text-muted">{when}</span> : null}
      </span>
      {entry ? (
        <Badge tone={entry.granted ? 'good' : 'warn'}>{entry.granted ? m.given : m.withdrawn}</Badge>
      ) : (
        <span className="text-xs text-muted">{m.unknown}</span>
      )}
    </li>
  )
}
