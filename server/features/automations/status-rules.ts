export type AutomationStatus = 'draft' | 'active' | 'paused'

const next: Record<AutomationStatus, readonly AutomationStatus[]> = {
  draft: ['active'],
  active: ['paused'],
  paused: ['active'],
}

const named: Record<AutomationStatus, string> = { draft: 'a draft', active: 'active', paused: 'paused' }

/**
 * Why an automation can't go from one status to another, as a sentence; null where it can. The same one again is no step.
 * `from` null: it is made with it.
 */
export function statusRefusal(from: AutomationStatus | null, to: AutomationStatus, stepCount: number): string | null {
  if (to === 'active' && stepCount === 0) return 'It has no steps yet. Add one, then switch it on.'
  if (from === null) return to === 'paused' ? 'A new automation is a draft or active.' : null
  if (from === to || next[from].includes(to)) return null
  if (from === 'draft') return 'It is a draft and does nothing yet. Only an active one can be paused.'
  return `It is ${named[from]} and can’t be ${named[to]} any more. Create another one, or delete this one.`
}
