import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useApi } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useCalm } from '../../../../shared/use-calm.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Field } from '../../../parts/conditions/condition-tree.ts'
import type { Records } from '../../../parts/conditions/use-records.ts'
import type { Automation, Draft, MessageField, TestRun } from './automation.ts'
import type { Around, Tried } from './flow/around.ts'
import { cardId } from './flow/StepCard.tsx'
import { newStep } from './step-draft.ts'
import { moved, placed, stepOf, withNew, withStep } from './step-list.ts'
import type { useEditorForm } from './use-editor-form.ts'
import { useStepWords } from './use-step-words.ts'

interface AroundOptions {
  automation: Automation | null
  editing: ReturnType<typeof useEditorForm>
  fields: readonly Field[]
  records: Records
  denied: string | null
}

const NONE: readonly MessageField[] = []

/** Milliseconds without a key after which what is written is tried. */
const CALM = 500

/**
 * Each step of what is written as some client would get it, by its key: the newest client there is. Null before the automation
 * was saved once, and where there is nobody.
 */
function useTried(automation: Automation | null, written: Draft | null): Tried | null {
  const clients = useApi(
    'GET /api/v1/clients',
    { query: { page_size: 1 } },
    { enabled: automation !== null, fresh: 60_000 },
  )
  const client_id = clients.data?.items[0]?.id
  const draft = useCalm(written, CALM)
  const run = useQuery({
    queryKey: ['automation preview', automation?.id, automation?.updated_at, client_id, draft],
    enabled: automation !== null && client_id !== undefined,
    queryFn: ({ signal }) =>
      call(
        'POST /api/v1/marketing-automations/{automation_id}/dry-run',
        { params: { automation_id: automation!.id }, body: { client_id: client_id!, ...draft } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  // A draft that can't be tried, such as one with a half-written field, keeps the last result.
  const [last, setLast] = useState<TestRun | null>(null)
  if (run.data && run.data !== last) setLast(run.data)
  if (!last) return null
  return {
    name: last.client_name,
    steps: new Map(last.steps.map((step) => [step.key, step])),
    isStale: run.isError,
  }
}

/** The surroundings the steps of a flow need, and the ways to change it. */
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
      // Edits made in the meantime stay.
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
