import type { Reader } from '../../db/writer.ts'
import { idsNamed } from '../conditions/named.ts'
import { allSteps } from './positions.ts'
import { allAutomations, type AutomationRow } from './queries.ts'
import type { Step } from './step-fields.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** The automations that give or take a tag or ask about it, as a person reads them: `1 automation (Welcome)`; null if none do. */
export function automationsThatUse(reader: Reader, tagId: number): Said | null {
  const names = reader
    .all(allAutomations, {})
    .filter((automation) => usesTag(automation, tagId))
    .map(({ name }) => name)
  return names.length === 0 ? null : say('count.automation', { n: names.length, names: names.join(', ') })
}

function usesTag({ trigger_event, condition_json, exit_condition_json, steps }: AutomationRow, tagId: number): boolean {
  const asks = (condition: AutomationRow['condition_json']) => idsNamed('tag', trigger_event, condition).includes(tagId)
  const isOf = (step: Step) =>
    ((step.type === 'add_tag' || step.type === 'remove_tag') && step.tag_id === tagId) ||
    (step.type === 'branch' && asks(step.condition_json))
  return asks(condition_json) || asks(exit_condition_json) || allSteps(steps).some(({ step }) => isOf(step))
}
