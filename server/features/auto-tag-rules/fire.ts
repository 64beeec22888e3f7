import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { StoredEvent } from '../../events/payloads.ts'
import { holds } from '../../lib/conditions.ts'
import { clientById } from '../clients/queries.ts'
import { loadFacts } from '../conditions/facts.ts'
import { giveTag } from '../tags/assign.ts'
import { activeRules, firing, keepFiring } from './queries.ts'

/**
 * Fires every rule that an event sets off, each in a separate transaction that also notes that it has fired: a rule does
 * nothing when it gets the same event again. A failing rule does not keep the others from firing; then this throws.
 */
export async function fireRules(app: App, act: Act, event: StoredEvent): Promise<void> {
  const { client_id } = event
  if (client_id === null) return
  const failures: unknown[] = []
  for (const { id } of app.db.all(activeRules, { trigger_event: event.event })) {
    try {
      await app.writer.write((tx) => fire(tx, act, id, { ...event, client_id }))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

function fire(tx: Tx, act: Act, ruleId: number, event: StoredEvent & { client_id: number }): void {
  const once = { rule_id: ruleId, event_id: event.id }
  const rule = tx.all(activeRules, { trigger_event: event.event }).find(({ id }) => id === ruleId)
  const client = tx.one(clientById, { id: event.client_id })
  if (!rule || !client || client.erased_at !== null || tx.one(firing, once)) return
  if (!holds(rule.condition_json, loadFacts(tx, event, rule.condition_json))) return
  tx.run(keepFiring, { ...once, now: act.now })
  giveTag(tx, act, { client_id: client.id, tag_id: rule.tag_id, rule_id: rule.id })
}
