import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import type { Field } from '../../../parts/conditions/condition-tree.ts'
import type { Records } from '../../../parts/conditions/use-records.ts'
import type { DraftOf, StepDraft } from './step-draft.ts'

/** Each step as one would say it. */
export function useStepWords(records: Records, fields: readonly Field[]) {
  const { says: m } = useMessages().automations
  const format = useFormat()
  const conditions = useConditionWords(records)
  const tag = (id: number | null) => records.tag?.find((one) => one.id === id)?.label ?? '…'

  const wait = ({ days, hours, until_time }: DraftOf<'wait'>) => {
    const span = days && hours ? m.daysAndHours(days, hours) : days ? m.days(days) : hours ? m.hours(hours) : ''
    return m.wait([span, until_time ? m.until(format.clock(until_time)) : ''].filter(Boolean))
  }

  return (step: StepDraft): string => {
    switch (step.type) {
      case 'wait':
        return wait(step)
      case 'send_email':
        return m.email(brief(step.subject))
      case 'send_push':
        return m.push(brief(step.title))
      case 'add_tag':
        return m.addTag(tag(step.tag_id))
      case 'remove_tag':
        return m.removeTag(tag(step.tag_id))
      case 'create_task':
        return m.task(step.title)
      case 'issue_promo_code': {
        const { value, discount_type, valid_days } = step
        const off = discount_type === 'percentage' ? format.percent((value ?? 0) / 100) : format.money(value ?? 0)
        return m.promo(value === null ? '…' : off, valid_days)
      }
      case 'branch':
        return m.branch(conditions.sentence(step.condition, fields))
    }
  }
}

/** A text with dots for what is filled in. */
const brief = (text: string): string => text.replaceAll(/\{\{[^{}]*\}\}/g, '…')

const NONE: readonly Field[] = []
const LASTING = { fresh: 300_000 }

/** The events that can start an automation, and the fields of each. */
export const useTriggers = () => useApi('GET /api/v1/conditions/fields', {}, LASTING)

/** The fields of an event that conditions can use. */
export const useFieldsOf = (event: string | null): readonly Field[] =>
  useTriggers().data?.find(({ trigger_event }) => trigger_event === event)?.fields ?? NONE
