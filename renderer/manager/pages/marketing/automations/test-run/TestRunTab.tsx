import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Callout, Card, Icon } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ClientPicker } from '../../../clients/ClientPicker.tsx'
import type { Automation, Draft, TestRun } from '../automation.ts'
import { numberOf } from '../flow/number-of.ts'
import { stepIcons } from '../flow/step-icons.ts'
import { Message } from '../preview/Message.tsx'

/** Tries the automation, as it is written now, with a real client, step by step; nothing is sent. */
export function TestRunTab({ automation, draft }: { automation: Automation; draft: Draft | null }) {
  const { run: m } = useMessages().automations
  const [clientId, setClientId] = useState<number | null>(null)
  const [result, setResult] = useState<TestRun | null>(null)
  const tryOut = useSend('POST /api/v1/marketing-automations/{automation_id}/dry-run', { invalidate: [] })
  const denied = useDenied()('clients.view')
  const start = async () => {
    if (clientId === null) return
    const params = { automation_id: automation.id }
    setResult(await tryOut.sendOrThrow({ params, body: { client_id: clientId, ...draft } }).catch(() => null))
  }
  return (
    <div className="flex flex-col gap-4">
      <Card title={m.title} description={m.lead}>
        <div className="flex max-w-2xl flex-wrap items-end gap-2 pt-2">
          <div className="min-w-52 flex-1">
            <ClientPicker label={m.client} value={clientId} onChange={setClientId} />
          </div>
          <Button
            look="primary"
            icon="play"
            isPending={tryOut.isPending}
            disabledReason={denied ?? (clientId === null && m.notYet)}
            onPress={() => void start()}
          >
            {m.run}
          </Button>
        </div>
        {draft ? <p className="mt-2 text-xs text-muted">{m.unsaved}</p> : null}
        {tryOut.problem?.code === 'VALIDATION_ERROR' ? (
          <Callout tone="bad" live>
            {m.incomplete}
          </Callout>
        ) : (
          <ProblemCallout problem={tryOut.problem} />
        )}
      </Card>
      <div aria-live="polite" className="flex flex-col gap-4">
        {result ? <Result result={result} /> : null}
      </div>
    </div>
  )
}

const TONES = { done: 'good', skipped: 'warn', exited: 'plain' } as const

/** The time of each step, what it would do or why not, and the message as it would arrive. */
function Planned({ result: { steps, event_at, ends_at } }: { result: TestRun }) {
  const { run: m } = useMessages().automations
  const format = useFormat()
  const about = event_at === null ? m.noEvent : m.eventAt(format.dateTime(event_at))
  return (
    <Card title={m.steps} description={about} flush>
      {steps.length === 0 ? <p className="px-4 py-3 text-sm text-muted">{m.noSteps}</p> : null}
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <PlannedStep key={step.step} planned={step} />
        ))}
      </ol>
      {ends_at === null ? null : (
        <p className="figures border-t border-line px-4 py-3 text-xs text-muted">
          {m.endsAt(format.dateTime(ends_at))}
        </p>
      )}
    </Card>
  )
}

function PlannedStep({ planned }: { planned: TestRun['steps'][number] }) {
  const { run: m, flow } = useMessages().automations
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { step, type, at, outcome, detail, put_off, message } = planned
  const id = `planned-${step}`
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Icon name={stepIcons[type]} size={16} className="mt-1 text-muted" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="figures text-2xs text-muted">
            {numberOf(step)} · {flow.types[type]} · {format.dateTime(at)}
            {put_off ? ` · ${m.putOff[put_off]}` : ''}
          </p>
          <p className="text-sm break-words">{detail}</p>
        </div>
        <Badge tone={TONES[outcome]}>{m.outcomes[outcome]}</Badge>
        {message ? (
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
            {isOpen ? m.hideMessage : m.showMessage}
          </Button>
        ) : null}
      </div>
      {message ? (
        <div id={id} hidden={!isOpen} className="mt-2 max-w-90">
          {isOpen ? <Message message={message} /> : null}
        </div>
      ) : null}
    </li>
  )
}

function Result({ result }: { result: TestRun }) {
  const { run: m } = useMessages().automations
  const { client_name, would_enroll, against, steps } = result
  return (
    <>
      {would_enroll ? (
        <Callout tone="good">{m.wouldEnrol(client_name)}</Callout>
      ) : (
        <Callout tone="warn" title={m.wouldNot(client_name)}>
          <ul className="list-disc ps-4">
            {against.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
          {steps.length > 0 ? <p>{m.stillShown}</p> : null}
        </Callout>
      )}
      <Planned result={result} />
    </>
  )
}
