import { HOUR, iso, type Making } from './making.ts'

/** From how many visits on somebody is a regular. */
const REGULAR_VISITS = 20

export interface Rules {
  /** Tag rules for a visit that counts; called with the id of the event once it is written. */
  onMilestone(clientId: number, visits: number, at: number): ((eventId: number) => void) | undefined
}

/** Rules that give tags automatically: a client who has come twenty times is a regular. */
export function makeRules(making: Making): Rules {
  const at = iso(making.days[0]!.starts - HOUR)
  const rules = making.table('auto_tag_rules', [
    'id',
    'tag_id',
    'trigger_event',
    'condition_json',
    'created_at',
    'updated_at',
  ])
  const often = { all: [{ field: 'count', op: 'eq', value: REGULAR_VISITS }] }
  const ruleId = rules.next()
  rules.add(ruleId, 1, 'client.visit_milestone', JSON.stringify(often), at, at)
  const firings = making.table('rule_firings', ['rule_id', 'event_id', 'fired_at'])
  const given = making.table('client_tags', ['client_id', 'tag_id', 'rule_id', 'created_at'])
  return {
    onMilestone: (clientId, visits, came) => {
      if (visits !== REGULAR_VISITS) return undefined
      return (eventId) => {
        firings.add(ruleId, eventId, iso(came + 800))
        given.add(clientId, 1, ruleId, iso(came + 800))
      }
    },
  }
}
