import { useState } from 'react'
import type { ConditionGroup } from '../../../../../server/lib/conditions.ts'
import { useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Trigger } from './RuleSentence.tsx'

interface PreviewProps {
  /** The rule as it is kept, whose tag is then looked at as well; null for one being written. */
  ruleId: number | null
  event: Trigger['trigger_event'] | null
  condition: ConditionGroup | null
  isComplete: boolean
}

/** What would the rule have done in the last 90 days? */
export function Preview({ ruleId, event, condition, isComplete }: PreviewProps) {
  const { tagRules: m } = useMessages()
  const preview = useSend('POST /api/v1/auto-tag-rules/preview', { invalidate: [] })
  const denied = useDenied()('clients.view')
  const asked = JSON.stringify([ruleId, event, condition])
  const [shown, setShown] = useState<{ asked: string; answer: Answer<'POST /api/v1/auto-tag-rules/preview'> } | null>(
    null,
  )
  const run = async () => {
    if (!event) return
    const body = ruleId === null ? { trigger_event: event, condition_json: condition } : { rule_id: ruleId }
    const answer = await preview.sendOrThrow({ body }).catch(() => null)
    setShown(answer && { asked, answer })
  }
  return (
    <Card title={m.preview} description={m.previewMeans}>
      <div className="flex flex-col gap-3">
        <Button
          icon={shown ? 'refresh' : 'play'}
          isPending={preview.isPending}
          disabledReason={denied ?? (event === null ? m.noEvent : !isComplete && m.incomplete)}
          onPress={() => void run()}
          className="self-start"
        >
          {shown ? m.runAgain : m.run}
        </Button>
        <ProblemCallout problem={preview.problem} />
        <div aria-live="polite">
          {shown && shown.asked !== asked ? <p className="mb-2 text-xs text-warn">{m.outdated}</p> : null}
          {shown ? <Found answer={shown.answer} /> : null}
        </div>
      </div>
    </Card>
  )
}

const MOST = 12

function Found({ answer }: { answer: Answer<'POST /api/v1/auto-tag-rules/preview'> }) {
  const { tagRules: m } = useMessages()
  const format = useFormat()
  const { clients, client_count, event_count, events_looked_at, is_capped, new_client_count } = answer
  return (
    <div className="flex flex-col gap-2">
      <p className="text-base font-semibold">{client_count > 0 ? m.would(client_count, event_count) : m.nobody}</p>
      <p className="text-xs text-muted">
        {m.looked(events_looked_at, is_capped)}{' '}
        {new_client_count !== null && client_count > 0 ? m.fresh(new_client_count) : null}
      </p>
      <ul className="divide-y divide-line">
        {clients.slice(0, MOST).map(({ client_id, full_name, times, last_at, has_tag }) => (
          <li key={client_id} className="py-1.5">
            <Link href={paths.client(client_id)} look="plain" className="font-medium">
              {full_name}
            </Link>
            <span className="figures block text-xs text-muted">
              {[m.times(times), m.last(format.date(last_at)), has_tag ? m.hasTag : ''].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {client_count > MOST ? <p className="text-xs text-muted">{m.shownOf(MOST, client_count)}</p> : null}
    </div>
  )
}
