import { useSend, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { useMessages } from '../../messages/index.ts'
import { legalWays } from '../../parts/legal.ts'

type Entry = Item<'GET /api/v1/gdpr/consent-log/{client_id}'>

/** Shows the studio's legal texts for its clients: to read, and to accept if that is still to do. */
export function LegalConsents({ log }: { log: readonly Entry[] | null }) {
  const { ownData: m } = useMessages()
  const { legal } = useStudio()
  const ways = legalWays(legal)
  if (ways.length === 0) return null
  return (
    <section>
      <h3 className="text-sm font-semibold">{m.rules}</h3>
      <ul className="mt-1 divide-y divide-line">
        {ways.map((way) => (
          <li key={way.kind} className={log ? 'py-2' : 'invisible py-2'} inert={!log}>
            <LegalLine way={way} latest={log?.find(({ consent_type }) => consent_type === way.kind)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LegalLineProps {
  way: ReturnType<typeof legalWays>[number]
  latest: Entry | undefined
}

function LegalLine({ way: { kind, ...to }, latest }: LegalLineProps) {
  const { legal: m } = useMessages()
  const format = useFormat()
  const accept = useSend('POST /api/v1/gdpr/consent', { invalidate: ['GET /api/v1/gdpr/consent-log/{client_id}'] })
  const isAccepted = latest?.granted ?? false
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 grow">
        <Link {...to} className="inline-block py-1">
          {m[kind]}
        </Link>
        <p className="text-sm text-muted">
          {isAccepted && latest ? m.accepted(format.date(format.dayOf(latest.created_at))) : m.notAccepted}
        </p>
      </div>
      {isAccepted ? null : (
        <Button
          isPending={accept.isPending}
          label={`${m.acceptDo}: ${m[kind]}`}
          onPress={() => void accept.send({ body: { consent_type: kind, granted: true } })}
        >
          {m.acceptDo}
        </Button>
      )}
    </div>
  )
}
