import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import type { Ctx } from '../../context.ts'
import { storedEvent } from '../../events/stored.ts'
import { holds } from '../../lib/conditions.ts'
import { Pace } from '../../lib/pace.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { factsOf } from '../conditions/facts.ts'
import { tagIdsOf } from '../tags/queries.ts'
import type { autoTagRulesContract } from './contract.ts'
import { eventsSince, loadRule } from './queries.ts'

type Asked = z.output<(typeof autoTagRulesContract)['POST /api/v1/auto-tag-rules/preview']['body']>

const PREVIEW_DAYS = 90
/** A condition may look at a client’s whole past: more events would keep a large studio busy for long. */
const MOST_EVENTS = 400

interface Met {
  full_name: string
  times: number
  last_at: Instant
}

/** Says what a rule, or an event with a condition, would have done in the last 90 days. Reads only. */
export async function previewRule(ctx: Ctx, asked: Asked) {
  requirePermission(ctx.caller, 'clients.view')
  const rule = asked.rule_id === undefined ? undefined : loadRule(ctx.db, asked.rule_id)
  const trigger_event = rule?.trigger_event ?? asked.trigger_event!
  const condition_json = rule ? rule.condition_json : (asked.condition_json ?? null)
  const since = addHours(ctx.now, -24 * PREVIEW_DAYS)
  const events = ctx.db.all(eventsSince, { event: trigger_event, since, most: MOST_EVENTS + 1 })
  const looked = events.slice(0, MOST_EVENTS)

  const met = new Map<number, Met>()
  const facts = factsOf(ctx.db, trigger_event, condition_json)
  const look = (event: (typeof looked)[number]) => {
    if (!holds(condition_json, facts(storedEvent(event)))) return
    const { full_name, occurred_at } = event
    const before = met.get(event.client_id) ?? { full_name, times: 0, last_at: occurred_at }
    met.set(event.client_id, { ...before, times: before.times + 1 })
  }
  const pace = new Pace()
  for (let at = 0; at < looked.length;) {
    const chunk = looked.slice(at, at + pace.size)
    await pace.take(async () => chunk.forEach(look))
    at += chunk.length
  }

  const clients = [...met].map(([client_id, client]) => {
    const has_tag = rule ? tagIdsOf(ctx.db, client_id).includes(rule.tag_id) : null
    return { client_id, ...client, has_tag }
  })
  return {
    trigger_event,
    condition_json,
    since,
    events_looked_at: looked.length,
    is_capped: events.length > MOST_EVENTS,
    event_count: clients.reduce((sum, { times }) => sum + times, 0),
    client_count: clients.length,
    new_client_count: rule ? clients.filter(({ has_tag }) => has_tag === false).length : null,
    clients,
  }
}
