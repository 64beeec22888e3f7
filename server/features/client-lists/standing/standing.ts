import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import type { Permission } from '../../../api/permissions.ts'
import { toMajor } from '../../../lib/money.ts'
import { addHours, daysBetween, localDate } from '../../../lib/time.ts'
import { loadClient } from '../../clients/load.ts'
import { limitsIn } from '../../membership-types/limits.ts'
import { isUsedUp } from '../../memberships/state-rules.ts'
import { statusOnDate } from '../../memberships/status-rules.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { standingContract } from './contract.ts'
import { bookedBy, clientsIn, heldBy, spentBy, tagsOf, visitsOf, visitsSince } from './queries.ts'
import { creditsOf, foremost, hasLeft, visitsAMonth } from './rules.ts'

export type Standing = z.output<(typeof standingContract)['GET /api/v1/clients/standing']['answer']>[number]
type Summary = z.output<(typeof standingContract)['GET /api/v1/clients/{client_id}/summary']['answer']>

const mayOf =
  ({ caller }: Ctx) =>
  (permission: Permission) =>
    caller.role === 'manager' && caller.permissions.has(permission)

/** How some clients stand, in the order of their ids, as far as the caller's role may see it. */
export function standingsOf(ctx: Ctx, ids: readonly number[]): Standing[] {
  if (ids.length === 0) return []
  const may = mayOf(ctx)
  const { currency } = settingsOf(ctx.db)
  const limitsOf = limitsIn(ctx.db)
  const clients = new Map(clientsIn(ctx.db, ids).map((row) => [row.id, row]))
  const held = may('memberships.view') ? heldNow(ctx, ids) : null
  const booked = may('bookings.view') ? Map.groupBy(bookedBy(ctx.db, ids, ctx.now), (row) => row.client_id) : null
  const tags = Map.groupBy(tagsOf(ctx.db, ids), (tag) => tag.client_id)
  return ids.flatMap((client_id): Standing[] => {
    const client = clients.get(client_id)
    if (!client) return []
    return [
      {
        client_id,
        ...membershipOf(held && (held.get(client_id) ?? [])),
        shared_memberships: held && sharedOf(held.get(client_id) ?? [], limitsOf),
        had_membership: held && (client.membership_states !== 0 || Boolean(client.shares)),
        last_visit_at: client.last_visit_at,
        next_class: nextOf(booked?.get(client_id)),
        owed: toMajor(client.owed_minor, currency),
        tags: (tags.get(client_id) ?? []).map(({ client_id: _, ...tag }) => tag),
        has_to_sign: Boolean(client.has_to_sign),
      },
    ]
  })
}

/** Memberships that are current or will be today, even if the stored status is not up to date. */
function heldNow(ctx: Ctx, ids: readonly number[]) {
  const today = localDate(ctx.now, settingsOf(ctx.db).timezone)
  const rows = heldBy(ctx.db, ids).flatMap((row) => {
    const status = statusOnDate({ ...row, today })
    return status === 'active' || status === 'paused' || status === 'pending'
      ? [{ ...row, status, unlimited: Boolean(row.unlimited) }]
      : []
  })
  return Map.groupBy(rows, (row) => row.client_id)
}

function membershipOf(held: NonNullable<ReturnType<ReturnType<typeof heldNow>['get']>> | null) {
  if (held === null) return { membership: null, more_memberships: null, credits: null }
  const one = foremost(held)
  return {
    membership: one
      ? {
          id: one.id,
          name: one.name,
          type: one.type,
          status: one.status,
          until: one.expires_on,
          is_past_due: one.past_due_since !== null,
          is_used_up: isUsedUp({ ...one, renews: one.next_renewal_on !== null }),
          shared_by: one.holder_name,
        }
      : null,
    more_memberships: held.filter((other) => other !== one && hasLeft(other)).length,
    credits: creditsOf(held),
  }
}

/** Those that somebody else holds. */
function sharedOf(
  held: NonNullable<ReturnType<ReturnType<typeof heldNow>['get']>>,
  limitsOf: ReturnType<typeof limitsIn>,
) {
  return held.flatMap(({ expires_on: until, unlimited, holder_id, holder_name, ...row }) => {
    if (holder_id === null || holder_name === null) return []
    const { id, name, type, status } = row
    const credits = unlimited ? null : row.credits
    return [{ id, name, type, status, until, credits, limits: limitsOf(row), holder_id, holder_name }]
  })
}

function nextOf(booked: ReturnType<typeof bookedBy> | undefined) {
  const [next] = booked ?? []
  if (!next) return null
  const { client_id: _, ...shown } = next
  return shown
}

const SPAN_DAYS = 90

/** A client in one line, as far as the caller's role may see it. */
export function summaryOf(ctx: Ctx, client_id: number): Summary {
  const client = loadClient(ctx.db, client_id)
  const may = mayOf(ctx)
  const { currency, timezone } = settingsOf(ctx.db)
  const [row] = clientsIn(ctx.db, [client_id])
  const today = localDate(ctx.now, timezone)
  const here = daysBetween(client.client_since_on ?? localDate(client.created_at, timezone), today)
  const visits = () => {
    const since = addHours(ctx.now, -24 * SPAN_DAYS)
    const { visits: lately } = ctx.db.one(visitsSince, { client_id, since, now: ctx.now })!
    return visitsAMonth(lately, here)
  }
  const spent = () => toMajor(ctx.db.one(spentBy, { client_id })?.spent_minor ?? 0, currency)
  return {
    next_class: may('bookings.view') ? nextOf(bookedBy(ctx.db, [client_id], ctx.now)) : null,
    last_visit_at: client.last_visit_at,
    visits: may('bookings.view') ? (ctx.db.one(visitsOf, { client_id })?.visits ?? 0) : null,
    visits_a_month: may('bookings.view') ? visits() : null,
    owed: toMajor(row?.owed_minor ?? 0, currency),
    spent: may('sales.view') ? spent() : null,
  }
}
