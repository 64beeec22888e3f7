import { Suspense } from 'react'
import { useSend, type Item } from '../../../api/index.ts'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Switch } from '../../../ui/choice/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { LegalConsents } from './LegalConsents.tsx'

const HealthNote = late(() => import('./HealthNote.tsx'))

type Entry = Item<'GET /api/v1/gdpr/consent-log/{client_id}'>
type Consent = Entry['consent_type']

const GROUPS = {
  reach: ['marketing_email', 'marketing_sms', 'push_notifications'],
  about: ['photo_video', 'health_data'],
} as const satisfies Record<string, readonly Consent[]>

interface ConsentsProps {
  /** Newest first: the first entry of a kind counts. Null while it is on its way: then there is the room for it. */
  log: readonly Entry[] | null
}

/** Shows the reader's consents, each to give or withdraw at once. */
export function Consents({ log }: ConsentsProps) {
  const { ownData: m } = useMessages()
  return (
    <Card title={m.consents} description={m.consentsMean}>
      <div className="flex flex-col gap-5">
        <Group title={m.reach} detail={m.reachMeans} kinds={GROUPS.reach} log={log} />
        <Group title={m.about} kinds={GROUPS.about} log={log} />
        <LegalConsents log={log} />
      </div>
    </Card>
  )
}

const isGranted = (log: ConsentsProps['log'], kind: Consent) =>
  log?.find(({ consent_type }) => consent_type === kind)?.granted ?? false

interface GroupProps extends ConsentsProps {
  title: string
  detail?: string
  kinds: readonly Consent[]
}

function Group({ title, detail, kinds, log }: GroupProps) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      {detail ? <p className="text-sm text-pretty text-muted">{detail}</p> : null}
      <ul className="mt-1 divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind} className={log ? 'py-2' : 'invisible py-2'} inert={!log}>
            <ConsentSwitch kind={kind} latest={log?.find(({ consent_type }) => consent_type === kind)} />
            {kind === 'health_data' && isGranted(log, kind) ? (
              <Suspense>
                <HealthNote />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ConsentSwitch({ kind, latest }: { kind: Consent; latest: Entry | undefined }) {
  const { ownData: m } = useMessages()
  const format = useFormat()
  const change = useSend('POST /api/v1/gdpr/consent', {
    invalidate: ['GET /api/v1/gdpr/consent-log/{client_id}'],
  })
  const granted = change.pending?.body.granted ?? latest?.granted ?? false
  const since = latest && format.date(format.dayOf(latest.created_at))
  const state = since === undefined ? m.never : latest?.granted ? m.since(since) : m.withdrawn(since)
  return (
    <Switch value={granted} onChange={(wanted) => void change.send({ body: { consent_type: kind, granted: wanted } })}>
      {m.consent[kind]}
      <span className="block text-sm text-muted">{state}</span>
    </Switch>
  )
}
