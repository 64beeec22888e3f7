import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { Button, Callout, Card } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ClientPicker } from '../../../clients/ClientPicker.tsx'
import type { Automation, Draft, TestRun } from '../automation.ts'
import { Planned } from './Planned.tsx'

/** What an automation would do with a real client as it is written now, step by step; nothing is sent. */
export function TestRunTab({ automation, draft }: { automation: Automation; draft: Draft | null }) {
  const { run: m } = useMessages().automations
  const [clientId, setClientId] = useState<number | null>(null)
  const [result, setResult] = useState<TestRun | null>(null)
  const tryOut = useSend('POST /api/v1/marketing-automations/{automation_id}/dry-run', { invalidate: [] })
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
            disabledReason={clientId === null && m.notYet}
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
