import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { DEEPEST } from '../../events/emit.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Instant } from '../../lib/time.ts'
import { idsNamed } from '../conditions/named.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

function selectRules() {
  return db
    .selectFrom('auto_tag_rules as rule')
    .innerJoin('tags as tag', 'tag.id', 'rule.tag_id')
    .selectAll('rule')
    .select(['tag.name as tag_name', 'tag.color as tag_color'])
}

export const allRules = query((_: object) => selectRules().orderBy('rule.id'))
const ruleById = query((p: { id: number }) => selectRules().where('rule.id', '=', p.id))

/** Just what the API shows of a rule. */
export type RuleRow = NonNullable<(typeof ruleById)['row']>

/** A rule with its tag and how often it has fired, or 404. */
export function loadRule(reader: Reader, id: number): RuleRow {
  const row = reader.one(ruleById, { id })
  if (!row) throw notFound('rule')
  return row
}

/** The rules that an event can fire, in the order in which they do. */
export const activeRules = query((p: { trigger_event: TriggerEvent }) =>
  db
    .selectFrom('auto_tag_rules')
    .select(['id', 'tag_id', 'condition_json'])
    .where('trigger_event', '=', p.trigger_event)
    .where('is_active', '=', true)
    .orderBy('id'),
)

/** The rules that give a tag or ask about it, as a person reads them: `2 tag rules (no. 1, no. 3)`; null if there are none. */
export function rulesThatUse(reader: Reader, tagId: number): Said | null {
  const ids = reader
    .all(allRules, {})
    .filter(
      ({ tag_id, trigger_event, condition_json }) =>
        tag_id === tagId || idsNamed('tag', trigger_event, condition_json).includes(tagId),
    )
    .map(({ id }) => `no. ${id}`)
  return ids.length === 0 ? null : say('count.tag_rule', { n: ids.length, names: ids.join(', ') })
}

export const firing = query((p: { rule_id: number; event_id: number }) =>
  db.selectFrom('rule_firings').select('fired_at').where('rule_id', '=', p.rule_id).where('event_id', '=', p.event_id),
)

export const keepFiring = query((p: { rule_id: number; event_id: number; now: Instant }) =>
  db.insertInto('rule_firings').values({ rule_id: p.rule_id, event_id: p.event_id, fired_at: p.now }),
)

/** The stored events of a kind since a moment, newest first, with the names of their clients; nobody who was erased. */
export const eventsSince = query((p: { event: TriggerEvent; since: Instant; most: number }) =>
  db
    .selectFrom('events')
    .innerJoin('clients', 'clients.id', 'events.client_id')
    .select(['events.id', 'events.event', 'events.payload', 'events.depth', 'events.occurred_at'])
    .select(['clients.id as client_id', 'clients.full_name'])
    .where('events.event', '=', p.event)
    .where('events.occurred_at', '>=', p.since)
    .where('events.depth', '<', DEEPEST)
    .where('clients.erased_at', 'is', null)
    .orderBy('events.occurred_at', 'desc')
    .orderBy('events.id', 'desc')
    .limit(p.most),
)
