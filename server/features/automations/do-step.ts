import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { asWritten } from '../../lib/sayings/sayings.ts'
import { addDays, localDate } from '../../lib/time.ts'
import type { Addressee } from '../marketing/allowed.ts'
import { pushableUntil } from '../marketing/rules.ts'
import { noteMessage, sendMarketingMail } from '../marketing/send.ts'
import { notify } from '../notifications/notify.ts'
import { issuePromo } from '../promo-codes/issue.ts'
import { settingsOf } from '../settings/queries.ts'
import { roleById } from '../staff/queries.ts'
import { giveTag, takeTag } from '../tags/assign.ts'
import { clientTag } from '../tags/queries.ts'
import { addTask } from '../tasks/change.ts'
import { messageValues } from './message-values.ts'
import type { Step, StepOf } from './step-fields.ts'
import { causeOf, type OpenWay } from './queries.ts'
import { writeMail, writePush } from './write-message.ts'

/** Does what a step says; `to`: whom its message goes to. Gives the id of the promo code it made, or null. */
export function doStep(tx: Tx, app: App, act: Act, way: OpenWay, step: Step, to: Addressee | undefined): number | null {
  const { client_id } = way
  if (to && (step.type === 'send_email' || step.type === 'send_push')) sendMessage(tx, app, act, way, step, to)
  if (step.type === 'add_tag') giveTag(tx, act, { client_id, tag_id: step.tag_id })
  if (step.type === 'remove_tag' && tx.one(clientTag, { client_id, tag_id: step.tag_id })) {
    takeTag(tx, act, { client_id, tag_id: step.tag_id })
  }
  if (step.type === 'create_task') leaveTask(tx, act, client_id, step)
  if (step.type !== 'issue_promo_code') return null
  const { discount_type, value, valid_days } = step
  return issuePromo(tx, act, app.ports.random, { client_id, discount_type, value, valid_days })
}

function sendMessage(
  tx: Tx,
  app: App,
  act: Act,
  way: OpenWay,
  step: StepOf<'send_email'> | StepOf<'send_push'>,
  to: Addressee,
): void {
  const promo = way.promo_code === null ? null : { code: way.promo_code, until: way.promo_until }
  const values = messageValues(tx, causeOf(way), promo, to.locale)
  const cause = { enrollment_id: way.id, automation_id: way.automation_id, step_key: step.key }
  if (step.type === 'send_email') {
    sendMarketingMail(tx, act, app, { to, content: writeMail(step, values, to.locale), cause })
    return
  }
  const message = writePush(step, values, to.locale)
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(tx)
  const expiresAt = pushableUntil(act.now, { start, end }, timezone)
  const news = { ...message, url: step.url ?? null, kind: 'marketing', expiresAt }
  notify(tx, act, { client_id: way.client_id, atNight: 'skip', ...news })
  noteMessage(tx, act, { client_id: to.id, channel: 'push', cause })
}

/** A role that is gone since leaves the task to anybody. */
function leaveTask(tx: Tx, act: Act, client_id: number, step: StepOf<'create_task'>): void {
  const { assignee_role_id, due_days, title } = step
  const today = localDate(act.now, settingsOf(tx).timezone)
  addTask(tx, act, {
    title: asWritten(title),
    client_id,
    assignee_role_id: assignee_role_id && tx.one(roleById, { id: assignee_role_id }) ? assignee_role_id : null,
    due_on: due_days === undefined ? null : addDays(today, due_days),
    source: 'automation',
  })
}
