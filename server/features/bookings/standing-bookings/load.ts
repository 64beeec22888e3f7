import type { Ctx } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { notFound, Refusal } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { owns } from '../access.ts'
import { standingById, type StandingRow } from './queries.ts'

/** A standing booking, or 404; for a client their own (or that of the client given). */
export function loadStanding(ctx: Ctx, reader: Reader, id: number, actingFor?: number): StandingRow {
  const standing = reader.one(standingById, { id })
  if (!standing || !owns(ctx, standing.client_id, actingFor)) throw notFound('standing booking')
  return standing
}

/** The same of one that goes on; STANDING_BOOKING_ENDED otherwise. */
export function loadLive(ctx: Ctx, reader: Reader, id: number, actingFor?: number): StandingRow {
  const standing = loadStanding(ctx, reader, id, actingFor)
  if (standing.ended_at === null) return standing
  throw new Refusal('STANDING_BOOKING_ENDED', say('standing.has_ended', { when: standing.ended_at }))
}
