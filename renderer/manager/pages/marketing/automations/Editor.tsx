import { useEffect } from 'react'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Card, classes, ComboBox, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isComplete, type Field, type Group } from '../../../parts/conditions/condition-tree.ts'
import { ConditionEditor } from '../../../parts/conditions/ConditionEditor.tsx'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords, type Records } from '../../../parts/conditions/use-records.ts'
import { underWay, type Automation, type Draft } from './automation.ts'
import { StepList } from './flow/StepList.tsx'
import { areComplete } from './step-draft.ts'
import { useAround } from './use-around.ts'
import { useEditorForm } from './use-editor-form.ts'
import { useFieldsOf, useTriggers } from './use-step-words.ts'

interface EditorProps {
  /** Null makes a new one. */
  automation: Automation | null
  /** Hands unsaved edits to the other parts of the page. */
  onWritten?: (isChanged: boolean, draft: Draft | null) => void
}

/** The flow from top to bottom: its trigger, its audience, its steps and its early exits. */
export function Editor({ automation, onWritten }: EditorProps) {
  const { editor: m, flow: ofFlow, name } = useMessages().automations
  const denied = useDenied()('marketing.manage')
  const records = useRecords()
  const editing = useEditorForm(automation)
  const { form, flow, setFlow, isChanged, draft, discard } = editing
  const { trigger_event } = form.values
  const fields = useFieldsOf(trigger_event)
  const around = useAround({ automation, editing, fields, records, denied })
  const isWhole =
    trigger_event !== null &&
    isComplete(flow.condition, fields) &&
    isComplete(flow.exit, fields) &&
    areComplete(flow.steps, fields)
  useEffect(() => onWritten?.(isChanged, draft), [isChanged, draft, onWritten])
  const inside = automation ? underWay(automation) : 0
  return (
    <Form form={form} className="flex flex-col gap-4 pt-1">
      {inside > 0 ? <Callout>{m.underWayKeep(inside)}</Callout> : null}
      <div className="mx-auto flex w-full max-w-4xl flex-col">
        <Card>
          <div className="flex flex-col gap-4">
            <TextField
              label={name}
              placeholder={m.namePlaceholder}
              maxLength={200}
              disabledReason={denied}
              {...form.bind('name')}
            />
            <Begins form={form} denied={denied} />
            <Question
              label={m.conditions}
              help={m.conditionsHelp}
              value={flow.condition}
              onChange={(condition) => setFlow({ condition })}
              {...{ fields, records }}
            />
            <InWords condition={flow.condition} {...{ trigger_event, fields, records }} />
          </div>
        </Card>
        <StepList steps={flow.steps} before="" label={ofFlow.label} around={around} />
        <p className="py-3 text-center text-xs text-muted">{m.end}</p>
        <Card>
          <Question
            label={m.exit}
            help={m.exitHelp}
            value={flow.exit}
            onChange={(exit) => setFlow({ exit })}
            {...{ fields, records }}
          />
        </Card>
      </div>
      <div
        className={classes(
          'flex flex-wrap items-center gap-3 border-t border-line py-3',
          isChanged && 'sticky bottom-0 z-10 bg-canvas',
        )}
      >
        <p aria-live="polite" className="me-auto text-xs text-muted">
          {isChanged ? m.unsaved : automation ? m.version(automation.version) : ''}
        </p>
        {isChanged ? (
          <Button look="quiet" onPress={discard}>
            {m.discard}
          </Button>
        ) : null}
        <FormActions
          form={form}
          submit={automation ? m.save : m.createDraft}
          disabledReason={denied ?? (trigger_event !== null && !isWhole && m.incomplete)}
        />
      </div>
    </Form>
  )
}

function Begins({ form, denied }: { form: ReturnType<typeof useEditorForm>['form']; denied: string | null }) {
  const { editor: m } = useMessages().automations
  const words = useConditionWords({})
  const triggers = useTriggers().data ?? []
  return (
    <ComboBox
      label={m.trigger}
      description={m.triggerHelp}
      placeholder={m.chooseTrigger}
      options={triggers.map((one) => ({
        id: one.trigger_event,
        label: words.title(words.event(one.trigger_event, one.label)),
      }))}
      disabledReason={denied}
      {...form.bind('trigger_event')}
    />
  )
}

interface InWordsProps extends Pick<QuestionProps, 'fields' | 'records'> {
  trigger_event: string | null
  condition: Group
}

/** The trigger and its condition in words. */
function InWords({ trigger_event, condition, fields, records }: InWordsProps) {
  const { editor: m, when } = useMessages().automations
  const words = useConditionWords(records)
  const label = useTriggers().data?.find((one) => one.trigger_event === trigger_event)?.label
  if (trigger_event === null || label === undefined) return null
  const said = words.sentence(condition, fields)
  return (
    <p className="rounded-lg bg-sunken px-3 py-2 text-sm text-pretty">
      {m.comesIn(when(words.event(trigger_event, label)), said)}
    </p>
  )
}

interface QuestionProps {
  label: string
  help: string
  value: Group
  onChange: (group: Group) => void
  fields: readonly Field[]
  records: Records
}

/** A condition of the whole automation. */
function Question({ label, help, value, onChange, fields, records }: QuestionProps) {
  const { editor: m } = useMessages().automations
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-medium phone:text-sm">{label}</legend>
      <p className="mb-2 text-xs text-muted">{fields.length > 0 ? help : m.noTrigger}</p>
      {fields.length > 0 ? <ConditionEditor {...{ value, onChange, fields, records }} /> : null}
    </fieldset>
  )
}
