import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { invalid, notFound, refuseFor, Refusal } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { requireTeacher } from '../instructors/teachers.ts'
import { loadClass } from '../schedule/load.ts'
import type { ClassRow } from '../schedule/queries.ts'
import { clashReasons, slotOf } from '../schedule/clashes.ts'
import { mayClaim, overReasons, taughtSince } from './claim-rules.ts'
import type { substitutesContract } from './contract.ts'
import { enqueueSubstituteLetter } from './letters.ts'
import { meantFor, presentRequest } from './present.ts'
import {
  candidatesOf,
  liveRequestOfClass,
  loadRequest,
  setCandidate,
  teachersById,
  whoTaught,
  type RequestRow,
  type TeacherRow,
} from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Wish = z.output<
  (typeof substitutesContract)['POST /api/v1/scheduled-classes/{class_id}/substitute-requests']['body']
>

/**
 * Looks for a substitute for a class, and emails the instructors who may claim it and are free. Returns an open request if
 * there is one; only those newly named get an email about it. Refuses with CLASS_CANCELLED, CLASS_STARTED,
 * CLASS_WITHOUT_INSTRUCTOR, SUBSTITUTE_TAKEN if nobody can be named any more; 404 for another instructor's class.
 */
export function askForSubstitute(ctx: Ctx, classId: number, { note = null, instructor_ids = [], asked_by }: Wish) {
  const { caller, now } = ctx
  return ctx.write((tx) => {
    const cls = loadClass(tx, classId)
    if (caller.role === 'instructor' && cls.instructor_id !== caller.instructorId) throw notFound('class')
    if (caller.role === 'instructor' && instructor_ids.length > 0)
      throw invalid('instructor_ids', say('substitutes.leave_out'))
    if (cls.instructor_id === null)
      throw new Refusal('CLASS_WITHOUT_INSTRUCTOR', say('substitutes.nobody_teaches_yet', { name: cls.name }))
    const over = overReasons(
      { ...cls, status: 'open', class_status: cls.status, class_name: cls.name, asked_by: 0 },
      now,
    )
    if (over.length > 0) throw refuseFor(over)
    const live = tx.one(liveRequestOfClass, { class_id: classId })
    refuseTaken(tx, cls, live, { asked_by, instructor_ids })
    const id = live?.id ?? insert(tx, ctx, { classId, asked_by: cls.instructor_id, note })
    const news = instructor_ids.filter((one) => !live || meantFor(tx, ctx, [loadRequest(tx, id)], one).length === 0)
    for (const instructor_id of instructor_ids) {
      requireTeacher(tx, instructor_id)
      tx.run(setCandidate, { request_id: id, instructor_id, kind: 'named' })
    }
    const row = loadRequest(tx, id)
    tellCandidates(tx, ctx, row, live ? [] : whoTaughtLately(tx, ctx, row), news)
    return presentRequest(tx, ctx, row)
  })
}

/** Refuses naming instructors while an offer waits for approval, and a request for a class that got another instructor. */
function refuseTaken(
  tx: Tx,
  { name, instructor_id, instructor_name }: ClassRow,
  live: { id: number } | undefined,
  { asked_by, instructor_ids }: { asked_by: number | undefined; instructor_ids: readonly number[] },
): void {
  if (asked_by !== undefined && asked_by !== instructor_id)
    throw new Refusal(
      'SUBSTITUTE_TAKEN',
      say('substitutes.teaches_by_now', { instructor_name: instructor_name!, name }),
    )
  const { claimed_by_name } = live ? loadRequest(tx, live.id) : { claimed_by_name: null }
  if (instructor_ids.length > 0 && claimed_by_name !== null)
    throw new Refusal('SUBSTITUTE_TAKEN', say('substitutes.offers_to_teach', { claimed_by_name, name }))
}

function insert(
  tx: Tx,
  ctx: Ctx,
  { classId, asked_by, note }: { classId: number; asked_by: number; note: string | null },
) {
  const stamps = { created_at: ctx.now, updated_at: ctx.now }
  const { id } = tx.run(
    db.insertInto('substitute_requests').values({ scheduled_class_id: classId, asked_by, note, ...stamps }),
  )
  const after = { id, scheduled_class_id: classId, asked_by, note, status: 'open' }
  audit(tx, ctx, 'substitute.ask', { entity: 'substitute_request', id, after })
  return id
}

/** Asks everybody who may claim a request once more: its class begins at another time. */
export function askAgain(tx: Tx, act: Act, row: RequestRow): void {
  const candidates = tx.all(candidatesOf, { request_id: row.id })
  const of = (which: 'named' | 'declined') =>
    candidates.filter(({ kind }) => kind === which).map(({ instructor_id }) => instructor_id)
  const declined = of('declined')
  const asked = whoTaughtLately(tx, act, row).filter(({ id }) => !declined.includes(id))
  tellCandidates(tx, act, row, asked, of('named'))
}

/** The instructors who have taught such a class recently. */
const whoTaughtLately = (tx: Tx, { now }: Act, { template_id }: RequestRow): TeacherRow[] =>
  tx.all(whoTaught, { template_id, from: taughtSince(now), until: now })

/** Mails those whom it is for and who have nothing else then. */
function tellCandidates(
  tx: Tx,
  act: Act,
  row: RequestRow,
  taught: readonly TeacherRow[],
  named: readonly number[],
): void {
  const cls = loadClass(tx, row.scheduled_class_id)
  const others = tx.all(teachersById, { ids: named.filter((id) => !taught.some((one) => one.id === id)) })
  for (const teacher of [...taught, ...others]) {
    if (!mayClaim(row, { id: teacher.id, hasTaught: true, candidate: undefined })) continue
    const slot = slotOf({ ...cls, instructor_id: teacher.id, instructor_name: teacher.name })
    if (clashReasons(tx, act, [{ ...slot, room_id: null }]).length > 0) continue
    enqueueSubstituteLetter(tx, act, row, teacher, { template: 'substitute_asked', more: { note: row.note } })
  }
}
