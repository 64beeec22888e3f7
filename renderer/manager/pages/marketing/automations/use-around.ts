import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Field } from '../../../parts/conditions/condition-tree.ts'
import type { Records } from '../../../parts/conditions/use-records.ts'
import type { Automation, MessageField } from './automation.ts'
import type { Around } from './flow/around.ts'
import { cardId } from './flow/StepCard.tsx'
import { newStep } from './step-draft.ts'
import { moved, placed, stepOf, withNew, withStep } from './step-list.ts'
import type { useEditorForm } from './use-editor-form.ts'
import { useStepWords } from './use-step-words.ts'
import { useTried } from './use-tried.ts'

interface AroundOptions {
  automation: Automation | null
  editing: ReturnType<typeof useEditorForm>
  fields: readonly Field[]
  records: Records
  denied: string | null
}

const NONE: readonly MessageField[] = []

/** What the steps of a flow need from around them, and the ways to change it. */
export function useAround({ automation, editing, fields, records, denied }: AroundOptions): Around {
  const { flow: m } = useMessages().automations
  const toast = useToast()
  const known = useApi('GET /api/v1/marketing-automations/message-fields', {}, { fresh: 300_000 })
  const words = useStepWords(records, fields)
  const { form, flow, setFlow, draft, faultAt } = editing
  const tried = useTried(automation, draft)
  const [open, setOpen] = useState<string | null>(null)
  const { steps } = flow
  const put = (next: typeof steps) => setFlow({ steps: next })
  return {
    fields,
    messageFields: known.data?.find((one) => one.trigger_event === form.values.trigger_event)?.fields ?? NONE,
    records,
    hasPromo: placed(steps).some(({ step }) => step.type === 'issue_promo_code'),
    words,
    denied,
    tried,
    open,
    setOpen,
    change: (step) => put(withStep(steps, step.key, () => step)),
    add: (type, place) => {
      const key = newKey()
      put(withNew(steps, place, newStep(type, key)))
      setOpen(key)
      focusOn(key)
    },
    canMove: (key, way) => moved(steps, key, way) !== steps,
    move: (key, way) => {
      put(moved(steps, key, way))
      focusOn(key)
    },
    remove: (key) => {
      const gone = stepOf(steps, key)
      if (!gone) return
      const left = withStep(steps, key, () => null)
      put(left)
      const order = placed(left)
      const next = order.find(({ place }) => place === gone.place) ?? order.at(-1)
      if (next) focusOn(next.step.key)
      // What was written meanwhile stays.
      toast.undo(m.removed, () => setFlow((before) => ({ steps: withNew(before.steps, gone.place, gone.step) })))
    },
    faultAt,
  }
}

/** A name for a step that no other has: its statistics go by it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `s${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`
}

/** Moves to a step once it is drawn: the menu that it came from gives the focus back first. */
function focusOn(key: string): void {
  setTimeout(() => {
    const card = document.getElementById(cardId(key))
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, 50)
}
