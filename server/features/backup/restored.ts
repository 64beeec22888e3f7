import type { Ctx } from '../../context.ts'
import { audit } from '../audit/audit.ts'
import { dropDueSteps, dueSteps } from '../automations/due-steps.ts'
import { installation, letGo } from './queries.ts'
import { heldLetters, settleHeldLetters } from '../email/held-letters.ts'
import { heldMessages, settleHeldMessages } from '../webhooks/held-messages.ts'

/** True if and when a copy took this studio's place, and what waits since. */
export function restoredState({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const state = db.one(installation, {})!
  const automation_steps = state.is_held ? dueSteps(db, now) : 0
  return { ...state, letters: heldLetters(db), automation_steps, messages: heldMessages(db) }
}

/** Sends or drops what was held since a restore; from here on the studio writes to people automatically again. */
export function settleRestored(ctx: Ctx, decision: 'go' | 'drop') {
  return ctx.write((tx) => {
    const letters = settleHeldLetters(tx, ctx, decision)
    const automation_steps = decision === 'go' ? dueSteps(tx, ctx.now) : dropDueSteps(tx, ctx.now)
    const messages = settleHeldMessages(tx, ctx, decision)
    tx.run(letGo, {})
    const settled = { letters, automation_steps, messages }
    audit(tx, ctx, 'studio.restored', { entity: 'studio', id: 1, after: { decision, ...settled } })
    return settled
  })
}
