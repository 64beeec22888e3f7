import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Badge, Button, Card, Icon, PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { paths } from '../../../paths.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import type { Automation, ReadyMade } from './automation.ts'
import { AutomationList } from './AutomationList.tsx'
import { DeleteAutomation } from './DeleteAutomation.tsx'
import { TriggerDrawing } from './drawing/TriggerDrawing.tsx'
import { FIELD, ReadyMadeDrawer, useFieldLabels } from './ready-made/ReadyMadeDrawer.tsx'

/** The messages the studio sends its clients automatically, and ready-made ones to adopt. */
export default function AutomationsPage() {
  const { automations: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const go = useGo()
  const automations = useApi('GET /api/v1/marketing-automations')
  const [deleted, setDeleted] = useState<Automation | null>(null)
  return (
    <>
      <MarketingNav />
      <PageHeader title={m.title} description={m.lead}>
        <Button look="primary" icon="plus" disabledReason={denied} onPress={() => go(paths.newAutomation())}>
          {m.create}
        </Button>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <AutomationList query={automations} denied={denied} onDelete={setDeleted} />
        <ReadyMadeGallery taken={(automations.data ?? []).map(({ name }) => name)} denied={denied} />
      </div>
      {deleted ? <DeleteAutomation automation={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  )
}

interface ReadyMadeGalleryProps {
  /** The names there are. */
  taken: readonly string[]
  denied: string | null
}

/** Automations that are ready made: each is looked at before it is taken over. */
function ReadyMadeGallery({ taken, denied }: ReadyMadeGalleryProps) {
  const { ready: m } = useMessages().automations
  const ready = useApi('GET /api/v1/marketing-automations/ready-made', {}, { fresh: 300_000 })
  const [looked, setLooked] = useState<ReadyMade | null>(null)
  return (
    <section aria-label={m.title}>
      <h2 className="text-base font-semibold">{m.title}</h2>
      <p className="mb-3 text-sm text-muted">{m.lead}</p>
      <Loaded query={ready} skeleton={<Skeleton className="h-72" />}>
        {(list) => (
          <ul className="grid grid-cols-3 gap-3 narrow:grid-cols-2 phone:grid-cols-1">
            {list
              .toSorted((a, b) => Number(taken.includes(a.name)) - Number(taken.includes(b.name)))
              .map((one) => (
                <li key={one.key}>
                  <Offer one={one} isTaken={taken.includes(one.name)} onLook={() => setLooked(one)} />
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      <ReadyMadeDrawer one={looked} denied={denied} onClose={() => setLooked(null)} />
    </section>
  )
}

function Offer({ one, isTaken, onLook }: { one: ReadyMade; isTaken: boolean; onLook: () => void }) {
  const { ready: m, when } = useMessages().automations
  const words = useConditionWords({})
  const { name, description, trigger_event, steps } = one
  const letter = steps.find((step) => step.type === 'send_email')
  return (
    <Card className="flex h-full flex-col *:flex *:h-full *:flex-col">
      <div className="flex items-start gap-3">
        <TriggerDrawing event={trigger_event} size="large" />
        <div className="min-w-0">
          <h3 className="text-base font-semibold break-words">{name}</h3>
          <p className="text-xs text-pretty text-muted">{when(words.event(trigger_event, trigger_event))}</p>
        </div>
      </div>
      <p className="mt-3 text-sm text-pretty">{description}</p>
      {letter ? <Letter event={trigger_event} subject={letter.subject} body={letter.body} /> : null}
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-3">
        <Button size="small" icon="eye" label={m.lookNamed(name)} onPress={onLook}>
          {m.look}
        </Button>
        {isTaken ? <Badge tone="good">{m.taken}</Badge> : null}
      </p>
    </Card>
  )
}

interface LetterProps {
  event: string
  subject: string
  body: string
}

/** The beginning of an email as it will be sent; fields filled in for each client have a background. */
function Letter({ event, subject, body }: LetterProps) {
  const labelOf = useFieldLabels(event)
  return (
    <div className="mt-3 rounded-lg border border-line bg-sunken px-3 py-2.5">
      <p className="flex items-start gap-2 text-xs font-semibold text-ink">
        <Icon name="mail" size={14} className="mt-px text-muted" />
        <span className="min-w-0 break-words">
          <Filled text={subject} labelOf={labelOf} />
        </span>
      </p>
      <p className="mt-1 line-clamp-3 text-xs break-words text-muted">
        <Filled text={body.replaceAll(/\s*\n+\s*/g, ' ')} labelOf={labelOf} />
      </p>
    </div>
  )
}

function Filled({ text, labelOf }: { text: string; labelOf: (field: string) => string | undefined }) {
  // Every other part is the name of a field.
  const parts = text.split(FIELD)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${at} ${part}`} className="rounded-sm bg-accent-soft px-1 font-medium text-on-accent-soft">
        {labelOf(part) ?? '…'}
      </span>
    ),
  )
}
