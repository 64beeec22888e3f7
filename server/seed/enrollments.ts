import { toInstant, addDays, localDate } from '../lib/time.ts'
import type { Client } from './clients.ts'
import { DAY, iso, ZONE, type Making } from './making.ts'

/** At what time of day automations write. */
const MORNING = '10:00'

/** Told, once the event is written, under which id and with which payload. */
export type Follows = (eventId: number, payload: string) => void

/** An automation's action after a wait: an email, or a task for the team. */
interface Act {
  key: string
  type: 'send_email' | 'create_task'
}

/** A way through an automation: each act after a wait of so many days, on to the morning. */
export interface Way {
  automation: number
  acts: readonly (Act & { afterDays: number })[]
  /** True if they have come back before an act, so that the automation lets them go. */
  isBack?: (dayOfAct: number) => boolean
  /** Leaves the task of an act. */
  leaveTask?: (client: Client, at: number) => void
}

/** Enrollments of clients over the years, each step they took, and each email that was sent. */
export function keepEnrollments(making: Making) {
  const random = making.random('automations')
  const rows = making.table('automation_enrollments', [
    'id',
    'automation_id',
    'version',
    'client_id',
    'event_id',
    'payload',
    'depth',
    'status',
    'step',
    'due_at',
    'run_at',
    'end_reason',
    'enrolled_at',
    'ended_at',
  ])
  const runs = making.table('automation_step_runs', [
    'id',
    'enrollment_id',
    'automation_id',
    'step',
    'step_key',
    'type',
    'outcome',
    'reason',
    'at',
  ])
  const messages = making.table('marketing_messages', [
    'id',
    'client_id',
    'channel',
    'enrollment_id',
    'automation_id',
    'step_key',
    'sent_at',
  ])
  const first = making.days[0]!.starts
  /** Current enrollments: nobody is enrolled twice at a time. */
  const inside = new Set<string>()

  /** Writes to somebody, never twice on a day; gives when, or why not. */
  const send = (id: number, { automation }: Way, key: string, client: Client, due: number) => {
    if (client.email === null) return { at: due, reason: 'no_address' }
    if (!client.isAgreed) return { at: due, reason: 'no_consent' }
    const at = due + DAY * Math.max(0, client.writtenOn + 1 - Math.floor((due - first) / DAY))
    if (at >= making.now) return { at, reason: null }
    client.writtenOn = Math.floor((at - first) / DAY)
    messages.add(messages.next(), client.id, 'email', id, automation, key, iso(at))
    return { at, reason: null }
  }

  /** Takes a client in for what happened then. */
  return (way: Way, client: Client, happened: number): Follows => {
    const begun = happened + 800
    // Now and then the team takes somebody out.
    const isTakenOut = random() < 0.02
    return (eventId, payload) => {
      const { automation, acts, isBack, leaveTask } = way
      const who = `${automation} ${client.id}`
      if (inside.has(who)) return
      const id = rows.next()
      const run = (step: number, key: string, type: string, outcome: string, reason: string | null, at: number) =>
        runs.add(runs.next(), id, automation, String(step), key, type, outcome, reason, iso(at))
      const end = (status: string, reason: string | null, at: number) =>
        rows.add(
          id,
          automation,
          1,
          client.id,
          eventId,
          payload,
          1,
          status,
          null,
          null,
          null,
          reason,
          iso(begun),
          iso(at),
        )
      const wait = (step: number, due: number) => {
        inside.add(who)
        rows.add(
          id,
          automation,
          1,
          client.id,
          eventId,
          payload,
          1,
          'waiting',
          String(step),
          iso(due),
          iso(due),
          null,
          iso(begun),
          null,
        )
      }
      let at = begun
      for (const [n, { key, type, afterDays }] of acts.entries()) {
        run(2 * n, `w${n + 1}`, 'wait', 'done', null, at)
        const due = Date.parse(toInstant(ZONE, addDays(localDate(iso(at), ZONE), afterDays), MORNING))
        if (due >= making.now) return wait(2 * n + 1, due)
        if (isTakenOut) return end('cancelled', 'by_staff', due)
        if (isBack?.(Math.floor((due - first) / DAY))) {
          run(2 * n + 1, key, type, 'exited', null, due)
          return end('exited', 'exit_condition', due)
        }
        if (type === 'create_task') leaveTask?.(client, due)
        const { at: took, reason } =
          type === 'create_task' ? { at: due, reason: null } : send(id, way, key, client, due)
        if (took >= making.now) return wait(2 * n + 1, took)
        run(2 * n + 1, key, type, reason === null ? 'done' : 'skipped', reason, took)
        at = took
      }
      end('completed', null, at)
    }
  }
}
