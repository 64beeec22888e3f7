import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { formatReason } from '../../lib/sayings/format.ts'
import { addDays, localDate, type Instant } from '../../lib/time.ts'
import { limitsIn } from '../membership-types/limits.ts'
import { settingsOf } from '../settings/queries.ts'
import { creditBalance, grantsOf, type CreditEntry } from './credit-rules.ts'
import { isWaiting } from './first-visit/follow-visits.ts'
import { pausedDays } from './pausing/pause-rules.ts'
import { openRequestsOf, type RequestRow } from './pausing/queries.ts'
import { type NamedMembershipRow, type PauseRow, entriesOf, pausesOf } from './queries.ts'
import { statusOnDate } from './status-rules.ts'
import { comingRenewal } from './term-rules.ts'
import { usability } from './usability-rules.ts'

/** For whom: clients do not see what the staff note down. */
export interface Viewer {
  now: Instant
  caller: { role: string }
  language: string
}

/** One membership as the API shows it. */
export function presentMembership(reader: Reader, viewer: Viewer, row: NamedMembershipRow) {
  return presentMemberships(reader, viewer, [row])[0]!
}

/** Memberships as the API shows them: with their credits, pauses and whatever keeps each from being used today. */
export function presentMemberships(reader: Reader, viewer: Viewer, rows: readonly NamedMembershipRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const entries = Map.groupBy(entriesOf(reader, ids), (entry) => entry.membership_id)
  const pauses = Map.groupBy(pausesOf(reader, ids), (pause) => pause.membership_id)
  const { timezone, past_due_days } = settingsOf(reader)
  const use = { now: viewer.now, timezone, past_due_days }
  const asked = new Map(openRequestsOf(reader, ids).map((request) => [request.membership_id, request]))
  const limitsOf = limitsIn(reader)
  return rows.map((row) => {
    const beside = { entries: entries.get(row.id), pauses: pauses.get(row.id), asked: asked.get(row.id) }
    return present(viewer, row, { ...beside, limits: limitsOf(row) }, use)
  })
}

/** Data about a membership in other tables. */
interface Beside {
  entries: readonly CreditEntry[] | undefined
  pauses: readonly PauseRow[] | undefined
  asked: RequestRow | undefined
  limits: ReturnType<ReturnType<typeof limitsIn>>
}

function present(
  viewer: Viewer,
  row: NamedMembershipRow,
  { entries = [], pauses = [], asked, limits }: Beside,
  use: Parameters<typeof usability>[1],
) {
  const today = localDate(use.now, use.timezone)
  const byDate = statusOnDate({ ...row, today })
  const open = pauses.find(({ ended_on }) => ended_on === null) ?? null
  // A planned pause whose day has come has begun, though the night's work is still to be done.
  const status = byDate === 'active' && open && open.starts_on <= today ? 'paused' : byDate
  const pause = status === 'paused' ? open : null
  const planned = status === 'active' ? open : null
  const used = pauses.reduce((sum, one) => sum + pausedDays(one), 0)
  const grants = row.unlimited ? [] : grantsOf(entries)
  const membership = { ...row, name: row.type_name, status, pause: open, grants }
  const { is_usable, unusable_reasons, days_left } = usability(membership, use)
  return {
    id: row.id,
    client_id: row.client_id,
    client_name: row.client_name,
    membership_type_id: row.membership_type_id,
    type_name: row.type_name,
    type: row.type,
    status,
    starts_at: row.starts_on,
    expires_at: row.expires_on,
    early_end: row.ended_early && status === 'expired' ? { former_expires_at: row.former_expires_on } : null,
    unlimited: row.unlimited,
    credits_remaining: row.unlimited ? null : creditBalance(entries),
    limits,
    is_usable,
    unusable_reasons: unusable_reasons.map((reason) => ({
      value: null,
      fix: null,
      ...formatReason(reason, { language: viewer.language, timezone: use.timezone }),
    })),
    days_left,
    is_waiting_for_first_visit: isWaiting({ ...row, status }, use.now),
    first_visit_at: row.first_visit_on,
    pause: pause && { starts_at: pause.starts_on, until: pause.planned_until_on },
    planned_pause: planned && { starts_at: planned.starts_on, until: planned.planned_until_on },
    asked_pause: asked && status === 'active' ? daysOf(asked) : null,
    can_pause: row.can_pause,
    self_service_pause: row.self_service_pause,
    pause_days_used: used,
    pause_days_left: row.max_pause_days === null ? null : Math.max(0, row.max_pause_days - used),
    renews_at: status === 'cancelled' || status === 'expired' ? null : comingRenewal(row),
    past_due_since: row.past_due_since,
    is_intro_offer: row.is_intro_offer,
    price: toMajor(row.price_minor, row.currency),
    currency: row.currency,
    payment_method: row.payment_method,
    notes: viewer.caller.role === 'client' ? null : row.notes,
    cancelled_at: row.cancelled_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

const daysOf = ({ starts_on, pause_days }: RequestRow) => ({
  starts_at: starts_on,
  until: addDays(starts_on, pause_days),
})
