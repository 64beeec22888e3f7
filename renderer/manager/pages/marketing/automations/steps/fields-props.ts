import type { Around } from '../flow/around.ts'
import type { StepDraft } from '../step-draft.ts'
import type { Place } from '../step-list.ts'

/** What the fields of a step of one kind are given. */
export interface StepFieldsProps<Draft = StepDraft> {
  step: Draft
  place: Place
  around: Around
}
