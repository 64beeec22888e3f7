import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'

function selectRequests() {
  return db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('substitute_requests as request', 'request.scheduled_class_id', 'cls.id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .innerJoin('instructors as asker', 'asker.id', 'request.asked_by')
    .innerJoin('staff as asking', 'asking.id', 'asker.user_id')
    .leftJoin('instructors as claimer', 'claimer.id', 'request.claimed_by')
    .leftJoin('staff as claiming', 'claiming.id', 'claimer.user_id')
    .leftJoin('establishments as place', 'place.id', 'cls.establishment_id')
    .selectAll('request')
    .select(['template.name as class_name', 'cls.template_id', 'cls.starts_at', 'cls.ends_at', 'cls.establishment_id'])
    .select(['cls.status as class_status', 'cls.instructor_id', 'place.name as establishment_name'])
    .select(['asking.full_name as asked_by_name', 'claiming.full_name as claimed_by_name'])
}

const requestById = query((p: { id: number }) => selectRequests().where('request.id', '=', p.id))

/** A request with what is shown of its class and of who asked and who claimed. */
export type RequestRow = NonNullable<(typeof requestById)['row']>

export function loadRequest(reader: Reader, id: number): RequestRow {
  const row = reader.one(requestById, { id })
  if (!row) throw notFound('request')
  return row
}

/** Requests of classes that begin from a moment on, by start. */
export const requestsFrom = query((p: { from: Instant }) =>
  selectRequests().where('cls.starts_at', '>=', p.from).orderBy('cls.starts_at').orderBy('request.id'),
)

export const liveRequestOfClass = query((p: { class_id: number }) =>
  db
    .selectFrom('substitute_requests')
    .select('id')
    .where('scheduled_class_id', '=', p.class_id)
    .where('status', 'in', [sql.lit('open'), sql.lit('claimed')] as never[]),
)

/** The offers of an instructor that wait for approval. */
export const claimedBy = query((p: { instructor_id: number }) =>
  db
    .selectFrom('substitute_requests')
    .select('id')
    .where('claimed_by', '=', p.instructor_id)
    .where('status', '=', sql.lit('claimed')),
)

/** Active instructors who taught such a class in a time, with their addresses. */
export const whoTaught = query((p: { template_id: number; from: Instant; until: Instant }) =>
  selectTeachers().where((eb) =>
    eb.exists(
      eb
        .selectFrom('scheduled_classes as taught')
        .select('taught.id')
        .whereRef('taught.instructor_id', '=', 'instructors.id')
        .where('taught.template_id', '=', p.template_id)
        .where('taught.status', '=', sql.lit('scheduled'))
        .where('taught.starts_at', '>=', p.from)
        .where('taught.starts_at', '<', p.until),
    ),
  ),
)

/** Active instructors by their ids. */
export const teachersById = query((p: { ids: readonly number[] }) =>
  selectTeachers().where('instructors.id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`),
)

/** All active instructors. */
export const activeTeachers = query(() => selectTeachers())

/** An instructor who can be written to. */
export type TeacherRow = NonNullable<(typeof teachersById)['row']>

function selectTeachers() {
  return db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.full_name as name', 'staff.email', 'staff.kind'])
    .where('instructors.is_active', '=', true)
    .where('staff.is_active', '=', true)
    .orderBy('instructors.id')
}

/** The kinds of classes that an instructor taught in a time. */
export const templatesTaught = query((p: { instructor_id: number; from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select('template_id')
    .distinct()
    .where('instructor_id', '=', p.instructor_id)
    .where('status', '=', sql.lit('scheduled'))
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<', p.until),
)

/** For which of some requests an instructor was named or declined. */
export const candidacies = query((p: { instructor_id: number; requests: readonly number[] }) =>
  db
    .selectFrom('substitute_candidates')
    .select(['request_id', 'kind'])
    .where('instructor_id', '=', p.instructor_id)
    .where('request_id', 'in', sql<number>`(SELECT value FROM json_each(${p.requests}))`),
)

/** The instructors who were named for a request, or declined. */
export const candidatesOf = query((p: { request_id: number }) =>
  db.selectFrom('substitute_candidates').select(['instructor_id', 'kind']).where('request_id', '=', p.request_id),
)

export const setCandidate = query((p: { request_id: number; instructor_id: number; kind: 'named' | 'declined' }) =>
  db
    .insertInto('substitute_candidates')
    .values({ request_id: p.request_id, instructor_id: p.instructor_id, kind: p.kind })
    .onConflict((conflict) => conflict.doUpdateSet({ kind: p.kind })),
)

export const saveRequest = query(
  (p: Pick<RequestRow, 'id' | 'status' | 'claimed_by' | 'claimed_at'> & { now: Instant }) =>
    db
      .updateTable('substitute_requests')
      .set({ status: p.status, claimed_by: p.claimed_by, claimed_at: p.claimed_at, updated_at: p.now })
      .where('id', '=', p.id),
)
