import type { NewStep, Step } from './step-fields.ts'

/** Steps each with a key: those that came without one get the next number that nobody has. */
export function nameSteps(steps: readonly NewStep[], taken: Iterable<string> = []): Step[] {
  const keys = new Set([...taken, ...keysOf(steps)])
  let number = 0
  const fresh = () => {
    do number += 1
    while (keys.has(`s${number}`))
    keys.add(`s${number}`)
    return `s${number}`
  }
  const name = (list: readonly NewStep[]): Step[] =>
    list.map((step) => {
      const key = step.key ?? fresh()
      if (step.type !== 'branch') return { ...step, key }
      return { ...step, key, then: name(step.then), else: name(step.else) }
    })
  return name(steps)
}

function keysOf(steps: readonly NewStep[]): string[] {
  return steps.flatMap((step) => [
    ...(step.key === undefined ? [] : [step.key]),
    ...(step.type === 'branch' ? [...keysOf(step.then), ...keysOf(step.else)] : []),
  ])
}
