import { useState } from 'react'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Badge, Button, Card, Icon } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { TestRun } from '../automation.ts'
import { numberOf } from '../flow/number-of.ts'
import { stepIcons } from '../flow/step-icons.ts'
import { Message } from '../preview/Message.tsx'

const TONES = { done: 'good', skipped: 'warn', exited: 'plain' } as const

/** When each step would come, what it would do or why not, and the message as it would arrive. */
export function Planned({ result: { steps, event_at, ends_at } }: { result: TestRun }) {
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
