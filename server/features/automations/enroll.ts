import type { Act, App } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { StoredEvent } from '../../events/payloads.ts'
import { holds } from '../../lib/conditions.ts'
import { clientById } from '../clients/queries.ts'
import type { ClientFollower } from '../clients/seam.ts'
import { loadFacts } from '../conditions/facts.ts'
import { firstPosition } from './positions.ts'
import { activeFor, endEnrollment, enrolledBefore, loadAutomation, openOf } from './queries.ts'

/**
 * Enrolls the client of an event in every automation that it starts, each in a separate transaction: once per event, and once
 * at a time. One that fails does not keep them out of the others; then this throws.
 */
export async function enrollClient(app: App, act: Act, event: StoredEvent): Promise<void> {
  const { client_id } = event
  if (client_id === null) return
  const failures: unknown[] = []
  for (const { id } of app.db.all(activeFor, { trigger_event: event.event })) {
    try {
      await app.writer.write((tx) => enroll(tx, act, id, { ...event, client_id }))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

function enroll(tx: Tx, act: Act, automation_id: number, event: StoredEvent & { client_id: number }): void {
  if (!tx.all(activeFor, { trigger_event: event.event }).some(({ id }) => id === automation_id)) return
  const { id: event_id, client_id, occurred_at, payload } = event
  if (tx.one(enrolledBefore, { automation_id, event_id, client_id })) return
  const client = tx.one(clientById, { id: client_id })
  if (!client || client.erased_at !== null || !client.is_active) return
  const { condition_json, steps, version } = loadAutomation(tx, automation_id)
  const step = firstPosition(steps)
  if (step === null || !holds(condition_json, loadFacts(tx, event, condition_json))) return
  const place = { status: 'active' as const, step, due_at: occurred_at, run_at: occurred_at }
  const enrolled = { automation_id, version, client_id, event_id, payload, depth: act.depth ?? 0, enrolled_at: act.now }
  tx.run(db.insertInto('automation_enrollments').values({ ...enrolled, ...place }))
}

/** Somebody who is a client no more leaves every automation. */
export const enrollmentsOfClient: ClientFollower = {
  ended(tx, { now }, client_id, { kind }) {
    const end_reason = kind === 'erased' ? 'client_erased' : 'client_inactive'
    for (const { id } of tx.all(openOf, { client_id })) tx.run(endEnrollment, { id, status: 'exited', end_reason, now })
  },
}
