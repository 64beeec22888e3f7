import type { Reader } from '../../db/writer.ts'
import { formatCount } from '../../lib/phrases.ts'
import { tagById } from '../tags/queries.ts'
import type { StepDecision } from './decide-step.ts'
import type { SkipReason } from './reason-values.ts'
import type { Step, StepOf } from './step-fields.ts'

const skipped: Record<SkipReason, string> = {
  no_consent: 'Skipped: they have not agreed to such messages.',
  no_address: 'Skipped: no e-mail address of theirs is known.',
  no_mail_server: 'Skipped: no mail server is set up.',
  one_a_day: 'Skipped: other messages of each day came first.',
  late: 'Skipped: it came more than 48 hours late.',
  no_promo_code: 'Skipped: it names a promo code, and none was made.',
  tag_gone: 'Skipped: the tag does not exist any more.',
  dropped_after_restore: 'Skipped: it was dropped after the studio was restored from a copy.',
}

/** A sentence about a step's effect, or why it would be skipped. */
export function sentenceOf(reader: Reader, step: Step, decision: StepDecision, arm: 'then' | 'else' | null): string {
  if (decision.kind === 'exit') return 'They would meet the exit condition and leave here.'
  if (decision.kind === 'skip') return skipped[decision.reason]
  const tagOf = (id: number) => reader.one(tagById, { id })?.name ?? ''
  switch (step.type) {
    case 'wait':
      return `Waits ${waited(step)}.`
    case 'send_email':
      return 'Sends a mail.'
    case 'send_push':
      return 'Tells them in their list, and on their devices.'
    case 'add_tag':
      return `Gives the tag ${tagOf(step.tag_id)}.`
    case 'remove_tag':
      return `Takes the tag ${tagOf(step.tag_id)} away.`
    case 'create_task':
      return `Leaves a task: ${step.title}.`
    case 'issue_promo_code':
      return `Makes a promo code for them, good for ${formatCount(step.valid_days, 'day')}.`
    case 'branch':
      return arm === 'then' ? 'The condition holds.' : 'The condition does not hold.'
  }
}

function waited({ days = 0, hours = 0, until_time }: StepOf<'wait'>): string {
  const parts = [days > 0 && formatCount(days, 'day'), hours > 0 && formatCount(hours, 'hour')].filter(Boolean)
  return [parts.join(' and '), until_time && `until ${until_time}`].filter(Boolean).join(', then ')
}
