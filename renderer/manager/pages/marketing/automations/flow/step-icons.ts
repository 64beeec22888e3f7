import type { IconName } from '../../../../../ui/index.ts'
import type { StepType } from '../automation.ts'

/** The drawing of each kind of step, in the order in which they are offered. */
export const stepIcons: Readonly<Record<StepType, IconName>> = {
  send_email: 'mail',
  send_push: 'bell',
  wait: 'clock',
  branch: 'filter',
  add_tag: 'tag',
  remove_tag: 'minus',
  issue_promo_code: 'gift',
  create_task: 'check',
}
