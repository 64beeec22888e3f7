import { notFound } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { changeInstructorActive, removeInstructor } from './remove.ts'
import { changeInstructor, createInstructor, createProfile, readPhoto, removePhoto, setPhoto } from './change.ts'
import { instructorsContract } from './contract.ts'
import { loadVisible } from './access.ts'
import { instructorPage, loadInstructor, presentInstructor } from './queries.ts'

export const instructorsRoutes = implement(instructorsContract, {
  'GET /api/v1/instructors/me': ({ db, caller }) => {
    const id = caller.role === 'instructor' || caller.role === 'manager' ? caller.instructorId : null
    if (id === null) throw notFound('instructor profile')
    return presentInstructor(loadInstructor(db, id), caller)
  },
  'GET /api/v1/instructors': (ctx, { query }) => instructorPage(ctx.db, ctx.caller, query),
  'POST /api/v1/instructors': (ctx, { body }) => createInstructor(ctx, body),
  'POST /api/v1/staff/{staff_id}/instructor-profile': (ctx, { params, body }) =>
    createProfile(ctx, params.staff_id, body),
  'GET /api/v1/instructors/{instructor_id}': ({ db, caller }, { params }) =>
    presentInstructor(loadVisible(db, caller, params.instructor_id), caller),
  'PUT /api/v1/instructors/{instructor_id}': (ctx, { params, body }) =>
    changeInstructor(ctx, params.instructor_id, body),
  'PATCH /api/v1/instructors/{instructor_id}/reactivate': (ctx, { params }) =>
    changeInstructorActive(ctx, params.instructor_id, true),
  'DELETE /api/v1/instructors/{instructor_id}': async (ctx, { params, query, body }) => {
    await changeInstructorActive(ctx, params.instructor_id, false, { ...query, ...body })
  },
  'DELETE /api/v1/instructors/{instructor_id}/remove': (ctx, { params }) => removeInstructor(ctx, params.instructor_id),
  'GET /api/v1/instructors/{instructor_id}/photo': (ctx, { params }) => readPhoto(ctx, params.instructor_id),
  'POST /api/v1/instructors/{instructor_id}/photo': (ctx, { params, file }) =>
    setPhoto(ctx, params.instructor_id, file),
  'DELETE /api/v1/instructors/{instructor_id}/photo': (ctx, { params }) => removePhoto(ctx, params.instructor_id),
})
