import type { Step } from './step-fields.ts'

/** The place of a step: `2`, or `2.then.0` for the first of the branch that is the third. */
export type Position = string

/** Behind the last step, where a wait there is still to end. */
export const END: Position = 'end'

type Arm = 'then' | 'else'

/** The step at a place; undefined where there is none. */
export function stepAt(steps: readonly Step[], position: Position): Step | undefined {
  const [first = '', arm, ...rest] = position.split('.')
  const step = steps[Number(first)]
  if (arm === undefined || step === undefined) return step
  return step.type === 'branch' ? stepAt(step[arm as Arm], rest.join('.')) : undefined
}

/** Where one begins; null where there are no steps. */
export function firstPosition(steps: readonly Step[]): Position | null {
  return steps.length === 0 ? null : '0'
}

/** Returns the position after a step: the next in its list, else the one after the branch that contains it; null at the end. */
export function following(steps: readonly Step[], position: Position): Position | null {
  const parts = position.split('.')
  for (let at = parts.length - 1; at >= 0; at -= 2) {
    const next = [...parts.slice(0, at), String(Number(parts[at]) + 1)].join('.')
    if (stepAt(steps, next)) return next
  }
  return null
}

/** Where one goes on from a branch, by the way that is taken: behind it where that way has no steps. */
export function intoArm(steps: readonly Step[], position: Position, arm: Arm): Position | null {
  const inside = `${position}.${arm}.0`
  return stepAt(steps, inside) ? inside : following(steps, position)
}

/** Every step with its place, in the order in which they are read. */
export function allSteps(steps: readonly Step[], before = ''): { position: Position; step: Step }[] {
  return steps.flatMap((step, at) => {
    const position = `${before}${at}`
    if (step.type !== 'branch') return [{ position, step }]
    const [then, other] = [allSteps(step.then, `${position}.then.`), allSteps(step.else, `${position}.else.`)]
    return [{ position, step }, ...then, ...other]
  })
}
