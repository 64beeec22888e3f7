import { useApi, useSend } from '../../../../../api/index.ts'
import { useGo } from '../../../../../shared/url/use-go.ts'
import { Button, Drawer, Icon, OverlayActions } from '../../../../../ui/index.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { useMessages } from '../../../../messages/index.ts'
import { useConditionWords } from '../../../../parts/conditions/use-condition-words.ts'
import { fromCondition } from '../../../../parts/conditions/condition-tree.ts'
import { useRecords } from '../../../../parts/conditions/use-records.ts'
import { paths } from '../../../../paths.ts'
import type { ReadyMade } from '../automation.ts'
import { TriggerDrawing } from '../drawing/TriggerDrawing.tsx'
import { numberOf } from '../flow/number-of.ts'
import { stepIcons } from '../flow/step-icons.ts'
import { fromStep, type StepDraft } from '../step-draft.ts'
import { useFieldsOf, useStepWords } from '../use-step-words.ts'

interface ReadyMadeDrawerProps {
  one: ReadyMade | null
  denied: string | null
  onClose: () => void
}

/** One that is ready made, in full: its steps with their texts; then it is switched on, or made a draft to change. */
export function ReadyMadeDrawer({ one, denied, onClose }: ReadyMadeDrawerProps) {
  return (
    <Drawer title={one?.name ?? ''} isOpen={one !== null} onClose={onClose}>
      {one ? <Look one={one} denied={denied} onClose={onClose} /> : null}
    </Drawer>
  )
}

/** A field in the text of a message. */
export const FIELD = /\{\{\s*([\w.]+)\s*\}\}/g

/** The label of each message field, where it is known. */
export function useFieldLabels(event: string): (field: string) => string | undefined {
  const known = useApi('GET /api/v1/marketing-automations/message-fields', {}, { fresh: 300_000 }).data
  const fields = known?.find(({ trigger_event }) => trigger_event === event)?.fields ?? []
  // The part after the semicolon is for the author of a message.
  const labels = new Map(fields.map(({ field, label }) => [field, label.split(';')[0]]))
  return (field) => labels.get(field)
}

function Look({ one, denied, onClose }: { one: ReadyMade; denied: string | null; onClose: () => void }) {
  const { ready: m, editor, when } = useMessages().automations
  const go = useGo()
  const records = useRecords()
  const conditions = useConditionWords(records)
  const fields = useFieldsOf(one.trigger_event)
  const words = useStepWords(records, fields)
  const labelOf = useFieldLabels(one.trigger_event)
  const told = (text: string) =>
    text.replaceAll(FIELD, (mark, field: string) => (labelOf(field) ? `[${labelOf(field)}]` : mark))
  const create = useSend('POST /api/v1/marketing-automations', {
    done: ({ status }) => (status === 'active' ? m.on : m.tookOver),
  })
  const { name, description, trigger_event, condition_json, exit_condition_json, steps } = one
  const take = async (status: 'draft' | 'active') => {
    const body = { name, trigger_event, condition_json, exit_condition_json, steps, status }
    const made = await create.sendOrThrow({ body }).catch(() => null)
    if (made === null) return
    onClose()
    if (status === 'draft') go(paths.automation(made.id))
  }
  const asked = (label: string, condition: typeof condition_json) => {
    const said = conditions.sentence(fromCondition(condition), fields)
    return said ? (
      <p className="text-sm">
        <span className="text-muted">{label}</span> {said}
      </p>
    ) : null
  }
  return (
    <div className="flex flex-col gap-3">
      <ProblemCallout problem={create.problem} />
      <div className="flex items-start gap-3">
        <TriggerDrawing event={trigger_event} size="large" />
        <div className="min-w-0">
          <p className="text-sm font-medium">{when(conditions.event(trigger_event, trigger_event))}</p>
          <p className="mt-0.5 text-sm text-pretty text-muted">{description}</p>
        </div>
      </div>
      {asked(editor.conditions, condition_json)}
      <StepOutline steps={steps.map(fromStep)} before="" words={words} told={told} />
      {asked(editor.exit, exit_condition_json)}
      <OverlayActions>
        <Button disabledReason={denied} isPending={create.isPending} onPress={() => void take('draft')}>
          {m.takeOver}
        </Button>
        <Button
          look="primary"
          icon="play"
          disabledReason={denied}
          isPending={create.isPending}
          onPress={() => void take('active')}
        >
          {m.switchOn}
        </Button>
      </OverlayActions>
    </div>
  )
}

interface StepOutlineProps {
  steps: readonly StepDraft[]
  /** The places of these steps begin with it. */
  before: string
  words: (step: StepDraft) => string
  /** Replaces each field of a text by its label. */
  told: (text: string) => string
}

/** Steps to read: each in words, messages with their text, branches with their ways. */
function StepOutline({ steps, before, words, told }: StepOutlineProps) {
  const { flow: m } = useMessages().automations
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step, at) => (
        <li key={step.key} className="rounded-lg border border-line p-3">
          <p className="flex items-start gap-2 text-sm font-medium">
            <Icon name={stepIcons[step.type]} size={16} className="mt-0.5 text-muted" />
            <span className="min-w-0 break-words">
              <span className="figures text-muted">{numberOf(`${before}${at}`)}</span> {words(step)}
            </span>
          </p>
          {step.type === 'send_email' || step.type === 'send_push' ? (
            <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">{told(step.body)}</p>
          ) : null}
          {step.type === 'branch'
            ? (['then', 'else'] as const).map((way) => (
                <div key={way} className="mt-2">
                  <p className="mb-1 text-xs font-semibold text-muted">{way === 'then' ? m.yes : m.no}</p>
                  <StepOutline steps={step[way]} before={`${before}${at}.${way}.`} words={words} told={told} />
                </div>
              ))
            : null}
        </li>
      ))}
    </ol>
  )
}
