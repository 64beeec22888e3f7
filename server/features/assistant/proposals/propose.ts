import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { addHours } from '../../../lib/time.ts'
import { requireMay } from '../ask-operation.ts'
import { factsOf } from './facts.ts'
import type { ProposalKind } from './kinds.ts'

/** Hours after which a proposal lapses. */
const HOLDS = 24

export interface Proposal {
  id: number
  summary: string
  expires_at: string
}

/**
 * Keeps a proposal for the caller to confirm; nothing else changes. Refuses what the caller may not do, whatever the model was told,
 * and what is about something that is not there.
 */
export async function propose(ctx: Ctx, kind: ProposalKind, args: Record<string, unknown>): Promise<Proposal> {
  requireMay(ctx, kind.operation)
  const summary = kind.summary(await factsOf(ctx, args), args)
  const expires_at = addHours(ctx.now, HOLDS)
  const row = { staff_id: ctx.actor.id!, kind: kind.name, input: args, created_at: ctx.now, expires_at }
  const { id } = await ctx.step((tx) => tx.run(db.insertInto('assistant_proposals').values(row)))
  return { id, summary, expires_at }
}
