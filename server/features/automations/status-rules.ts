import { say, type Said } from '../../lib/sayings/sayings.ts'
export type AutomationStatus = 'draft' | 'active' | 'paused'

const next: Record<AutomationStatus, readonly AutomationStatus[]> = {
  draft: ['active'],
  active: ['paused'],
  paused: ['active'],
}

/**
 * Why an automation can't go from one status to another, null where it can. The same one again is no step.
 * `from` null: it is made with it.
 */
export function statusRefusal(from: AutomationStatus | null, to: AutomationStatus, stepCount: number): Said | null {
  if (to === 'active' && stepCount === 0) return say('automations.has_no_steps_yet_add_one')
  if (from === null) return to === 'paused' ? say('automations.new_is_draft_or_active') : null
  if (from === to || next[from].includes(to)) return null
  if (from === 'draft') return say('automations.draft_and_does_nothing')
  return say('automations.cannot_become', { it: from, it2: to })
}
