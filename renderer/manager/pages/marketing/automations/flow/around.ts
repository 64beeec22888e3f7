import type { Field } from '../../../../parts/conditions/condition-tree.ts'
import type { Records } from '../../../../parts/conditions/use-records.ts'
import type { MessageField, StepType, TestRun } from '../automation.ts'
import type { StepDraft } from '../step-draft.ts'
import type { Place } from '../step-list.ts'

/** A try of what is written. */
export interface Tried {
  /** The client who would get it. */
  name: string
  /** By their keys. */
  steps: ReadonlyMap<string, TestRun['steps'][number]>
  /** It was written on since, into something that can't be tried. */
  isStale: boolean
}

/** The surroundings every step of a flow needs. */
export interface Around {
  /** The fields of the event that conditions can use. */
  fields: readonly Field[]
  /** The fields messages can use. */
  messageFields: readonly MessageField[]
  records: Records
  /** True if a step makes a promo code, which messages can then name. */
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
  /** True if a step could go that way. */
  canMove: (key: string, way: 'up' | 'down') => boolean
  remove: (key: string) => void
  /** The server's error at a place, or within it. */
  faultAt: (path: string) => string | undefined
}
