import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { formatSaying } from '../../../lib/sayings/format.ts'
import { addHours } from '../../../lib/time.ts'
import { readingOf } from '../../settings/reading.ts'
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
 * Stores a proposal for the caller to confirm; nothing else changes. Refuses a change that the caller may not make, whatever the
 * model has read, and one about a missing record.
 */
export async function propose(ctx: Ctx, kind: ProposalKind, args: Record<string, unknown>): Promise<Proposal> {
  requireMay(ctx, kind.operation)
  const summary = formatSaying(kind.summary(await factsOf(ctx, args), args), readingOf(ctx.db, ctx))
  const expires_at = addHours(ctx.now, HOLDS)
  const row = { staff_id: ctx.actor.id!, kind: kind.name, input: args, created_at: ctx.now, expires_at }
  const { id } = await ctx.step((tx) => tx.run(db.insertInto('assistant_proposals').values(row)))
  return { id, summary, expires_at }
}
