import type { Ctx } from '../../context.ts'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../db/writer.ts'
import { clashReasons, slotOf } from '../schedule/clashes.ts'
import { loadClass } from '../schedule/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { mayClaim, overReasons, taughtSince } from './claim-rules.ts'
import { candidacies, teachersById, templatesTaught, type RequestRow, type TeacherRow } from './queries.ts'

/** Requests as the API shows them, each with whether the caller may claim it now. */
export function presentRequests(reader: Reader, ctx: Ctx, rows: readonly RequestRow[]) {
  const needs_approval = settingsOf(reader).substitute_needs_approval
  const claimable = claimableAmong(reader, ctx, rows)
  return rows.map((row) => {
    const { template_id: _, establishment_id: __, class_status: ___, instructor_id: ____, ...shown } = row
    return {
      ...shown,
      status: standingOf(row),
      is_over: row.starts_at <= ctx.now,
      needs_approval,
      can_claim: claimable.has(row),
    }
  })
}

/** How a request stands: one that was filled counts as settled by the studio once its class is cancelled or given to another. */
function standingOf({ status, class_status, instructor_id, claimed_by }: RequestRow): RequestRow['status'] {
  const isTheirs = class_status === 'scheduled' && instructor_id === claimed_by
  return status === 'filled' && !isTheirs ? 'closed' : status
}

/** A request as the API shows it. */
export function presentRequest(reader: Reader, ctx: Ctx, row: RequestRow) {
  return presentRequests(reader, ctx, [row])[0]!
}

function claimableAmong(reader: Reader, ctx: Ctx, rows: readonly RequestRow[]): ReadonlySet<RequestRow> {
  const teacher = teacherOf(reader, ctx.caller)
  if (!teacher) return new Set()
  const open = rows.filter((row) => row.status === 'open' && overReasons(row, ctx.now).length === 0)
  const meant = meantFor(reader, ctx, open, teacher.id)
  return new Set(meant.filter((row) => obstaclesOf(reader, ctx, row, teacher).length === 0))
}

/** The active instructor whom the caller is: managers may teach, too. */
export function teacherOf(reader: Reader, caller: Caller): TeacherRow | undefined {
  const id = 'instructorId' in caller ? caller.instructorId : null
  return id === null ? undefined : reader.all(teachersById, { ids: [id] })[0]
}

/** Those of some requests that are for an instructor. */
export function meantFor(
  reader: Reader,
  { now }: Pick<Ctx, 'now'>,
  rows: readonly RequestRow[],
  instructor_id: number,
): RequestRow[] {
  const range = { instructor_id, from: taughtSince(now), until: now }
  const taught = new Set(reader.all(templatesTaught, range).map(({ template_id }) => template_id))
  const asked = reader.all(candidacies, { instructor_id, requests: rows.map(({ id }) => id) })
  const kinds = new Map(asked.map(({ request_id, kind }) => [request_id, kind]))
  return rows.filter((row) => {
    const hasTaught = taught.has(row.template_id)
    return mayClaim(row, { id: instructor_id, hasTaught, candidate: kinds.get(row.id) })
  })
}

/** The instructor's clashes with the class, as SCHEDULE_CONFLICT lists them. */
export function obstaclesOf(
  reader: Reader,
  act: Pick<Ctx, 'seams' | 'now'>,
  row: RequestRow,
  { id, name }: TeacherRow,
) {
  const cls = loadClass(reader, row.scheduled_class_id)
  const slot = slotOf({ ...cls, instructor_id: id, instructor_name: name })
  return clashReasons(reader, act, [{ ...slot, room_id: null }])
}
