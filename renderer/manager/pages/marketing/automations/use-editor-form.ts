import { useMemo, useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { useUnsaved } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { fromCondition, toCondition, type Group } from '../../../parts/conditions/condition-tree.ts'
import { paths } from '../../../paths.ts'
import type { Automation, Draft, Trigger } from './automation.ts'
import { fromStep, toStep, type StepDraft } from './step-draft.ts'

/** The parts of the form besides its plain fields: trees that it has no names for. */
export interface Flow {
  condition: Group
  exit: Group
  steps: readonly StepDraft[]
}

const flowOf = (automation: Automation | null): Flow => ({
  condition: fromCondition(automation?.condition_json ?? null),
  exit: fromCondition(automation?.exit_condition_json ?? null),
  steps: (automation?.steps ?? []).map(fromStep),
})

const draftOf = (trigger_event: Trigger['trigger_event'], { condition, exit, steps }: Flow) => ({
  trigger_event,
  condition_json: toCondition(condition),
  exit_condition_json: toCondition(exit),
  steps: steps.map(toStep),
})

/** The form of an automation: name, trigger, conditions and steps, sent together. */
export function useEditorForm(automation: Automation | null) {
  const { editor: m } = useMessages().automations
  const toast = useToast()
  const go = useGo()
  const create = useSend('POST /api/v1/marketing-automations')
  const change = useSend('PUT /api/v1/marketing-automations/{automation_id}')
  const [kept, setKept] = useState(() => flowOf(automation))
  const [flow, setFlow] = useState(kept)
  const isFlowChanged = JSON.stringify(flow) !== JSON.stringify(kept)
  const letGo = useUnsaved(isFlowChanged)
  const form = useForm({
    values: {
      name: automation?.name ?? '',
      trigger_event: (automation?.trigger_event ?? null) as Trigger['trigger_event'] | null,
    },
    required: ['name', 'trigger_event'],
    submit: async ({ name, trigger_event }) => {
      if (!trigger_event) throw new Error('The form lets no automation without what begins it through')
      const body = { name, ...draftOf(trigger_event, flow) }
      if (automation) return change.sendOrThrow({ params: { automation_id: automation.id }, body })
      return create.sendOrThrow({ body })
    },
    onDone: (saved) => {
      toast.done(automation ? m.saved : m.created)
      setKept(flow)
      letGo()
      if (!automation) go(paths.automation(saved.id))
    },
  })
  const isChanged = form.isChanged || isFlowChanged
  const { trigger_event } = form.values
  // The same object as long as it says the same: it is asked about, and handed on.
  const draft = useMemo<Draft | null>(
    () => (isChanged && trigger_event !== null ? draftOf(trigger_event, flow) : null),
    [isChanged, trigger_event, flow],
  )
  return {
    form,
    flow,
    /** The unsaved edits; null if there are none. */
    draft,
    setFlow: (change: Partial<Flow> | ((before: Flow) => Partial<Flow>)) =>
      setFlow((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    isChanged,
    discard: () => {
      form.reset()
      setFlow(kept)
    },
    /** The server's error at a place of the steps, or within it where nothing deeper shows it. */
    faultAt: (path: string) => form.bind(path as never).errorMessage,
  }
}
