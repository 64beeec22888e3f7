import type { Field } from '../../../../parts/conditions/condition-tree.ts'
import type { Records } from '../../../../parts/conditions/use-records.ts'
import type { MessageField, StepType, TestRun } from '../automation.ts'
import type { StepDraft } from '../step-draft.ts'
import type { Place } from '../step-list.ts'

/** A try of what is written. */
export interface Tried {
  /** Who would get it. */
  name: string
  /** By their keys. */
  steps: ReadonlyMap<string, TestRun['steps'][number]>
  /** It was written on since, into something that can't be tried. */
  isStale: boolean
}

/** What every step of a flow needs from around it. */
export interface Around {
  /** What can be asked of the event. */
  fields: readonly Field[]
  /** What messages can name. */
  messageFields: readonly MessageField[]
  records: Records
  /** Whether a step makes a promo code, which messages can then name. */
  hasPromo: boolean
  words: (step: StepDraft) => string
  denied: string | null
  /** Each step as a client would get it, by its key; none before it was tried. */
  tried: Tried | null
  /** The key of the step that is open. */
  open: string | null
  setOpen: (key: string | null) => void
  change: (step: StepDraft) => void
  add: (type: StepType, place: Place) => void
  move: (key: string, way: 'up' | 'down') => void
  /** Whether a step could go that way. */
  canMove: (key: string, way: 'up' | 'down') => boolean
  remove: (key: string) => void
  /** What the server found at a place, or within it. */
  faultAt: (path: string) => string | undefined
}
