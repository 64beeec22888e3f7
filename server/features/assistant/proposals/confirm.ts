import type { Ctx } from '../../../context.ts'
import { notFound, Refusal } from '../../../api/errors.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { requireAiPlan, requireValidLicense } from '../../licensing/require.ts'
import { readingOf } from '../../settings/reading.ts'
import { askOperation } from '../ask-operation.ts'
import { factsOf } from './facts.ts'
import { kindOf } from './kinds.ts'
import { proposalById } from './queries.ts'
import { formatSaying } from '../../../lib/sayings/format.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/**
 * Does what was proposed to the caller, as the caller and by its own operation, with all the refusals of that. PROPOSAL_CONFIRMED
 * where it was done before, PROPOSAL_LAPSED where it is too old; what was refused can be confirmed again.
 */
export async function confirmProposal(ctx: Ctx, id: number) {
  requireAiPlan(ctx)
  requireValidLicense(ctx)
  const { kind: name, input } = await ctx.step((tx) => claim(tx, ctx, id))
  const kind = kindOf(name)
  if (!kind) throw notFound('proposal')
  try {
    const summary = formatSaying(kind.summary(await factsOf(ctx, input), input), readingOf(ctx.db, ctx))
    await askOperation(ctx, kind.operation, kind.ask(input))
    return { id, summary, path: kind.path(input) }
  } catch (error) {
    await ctx.step((tx) => keepConfirmed(tx, id, null))
    throw error
  }
}

/** Takes a proposal for this request alone, so that of two that confirm it one does it. */
function claim(tx: Tx, { actor, now }: Ctx, id: number) {
  const found = tx.one(proposalById, { id, staff_id: actor.id! })
  if (!found) throw notFound('proposal')
  if (found.confirmed_at !== null) throw new Refusal('PROPOSAL_CONFIRMED', say('assistant.done_already'))
  if (found.expires_at <= now) throw new Refusal('PROPOSAL_LAPSED', say('assistant.ask_assistant_again'))
  keepConfirmed(tx, id, now)
  return found
}

function keepConfirmed(tx: Tx, id: number, confirmed_at: string | null): void {
  tx.run(db.updateTable('assistant_proposals').set({ confirmed_at }).where('id', '=', id))
}
