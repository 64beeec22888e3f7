import type { StepDraft } from './step-draft.ts'

/** The place of a step: `2.then.0` is the first of the branch that is the third. */
export type Place = string

/** Maximum depth of nested branches. */
export const DEEPEST = 3

/** A step with its place. */
export interface Placed {
  step: StepDraft
  place: Place
}

/** Every step with those in branches, in the order in which they are read. */
export function placed(steps: readonly StepDraft[], before = ''): Placed[] {
  return steps.flatMap((step, at) => {
    const place = `${before}${at}`
    if (step.type !== 'branch') return [{ step, place }]
    return [{ step, place }, ...placed(step.then, `${place}.then.`), ...placed(step.else, `${place}.else.`)]
  })
}

/** The step with a key, wherever it stands. */
export const stepOf = (steps: readonly StepDraft[], key: string): Placed | undefined =>
  placed(steps).find(({ step }) => step.key === key)

/** The steps with one of them changed, or taken out by null. */
export function withStep(
  steps: readonly StepDraft[],
  key: string,
  change: (step: StepDraft) => StepDraft | null,
): StepDraft[] {
  return steps.flatMap((step) => {
    if (step.key === key) return change(step) ?? []
    if (step.type !== 'branch') return step
    return { ...step, then: withStep(step.then, key, change), else: withStep(step.else, key, change) }
  })
}

/** The steps with one more at a place; last in its list where the place is beyond the end. */
export function withNew(steps: readonly StepDraft[], place: Place, step: StepDraft): StepDraft[] {
  const [at, arm, ...rest] = place.split('.')
  const index = Number(at)
  if (arm === undefined) return steps.toSpliced(index, 0, step)
  return steps.map((one, here) =>
    here === index && one.type === 'branch'
      ? { ...one, [arm]: withNew(one[arm as 'then' | 'else'], rest.join('.'), step) }
      : one,
  )
}

/** The steps with one moved a place up or down, into and out of branches as they come; the same where it can't. */
export function moved(steps: readonly StepDraft[], key: string, way: 'up' | 'down'): readonly StepDraft[] {
  const from = stepOf(steps, key)
  if (!from) return steps
  const without = withStep(steps, key, () => null)
  const depth = depthOf(from.step)
  const places = gaps(without).filter((gap) => branchesAround(gap) + depth <= DEEPEST)
  const to = places[places.indexOf(from.place) + (way === 'up' ? -1 : 1)]
  return to === undefined || !places.includes(from.place) ? steps : withNew(without, to, from.step)
}

/** Every place a step could be put, in the order in which they are read. */
function gaps(steps: readonly StepDraft[], before = ''): Place[] {
  const inside = steps.flatMap((step, at) => {
    const place = `${before}${at}`
    if (step.type !== 'branch') return [place]
    return [place, ...gaps(step.then, `${place}.then.`), ...gaps(step.else, `${place}.else.`)]
  })
  return [...inside, `${before}${steps.length}`]
}

const branchesAround = (place: Place): number =>
  place.split('.').filter((part) => part === 'then' || part === 'else').length

/** Number of branches nested from a step on; 0 if it is not a branch. */
function depthOf(step: StepDraft): number {
  return step.type === 'branch' ? 1 + Math.max(0, ...[...step.then, ...step.else].map(depthOf)) : 0
}

/** True if a branch may be added at a place. */
export const mayBranch = (place: Place): boolean => branchesAround(place) < DEEPEST
