import { implement } from '../../api/implement.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { changeAutomation, createAutomation, setStatus } from './change.ts'
import { automationsContract } from './contract.ts'
import { tryAutomation } from './dry-run.ts'
import { cancelEnrollment, enrollmentPage } from './enrollments.ts'
import { messageFieldsFor } from './message-fields.ts'
import { presentAutomation } from './present.ts'
import { allAutomations, loadAutomation } from './queries.ts'
import { readyMade } from './ready-made/index.ts'
import { deleteAutomation } from './remove.ts'
import { statsOf } from './stats.ts'

export const automationsRoutes = implement(automationsContract, {
  'GET /api/v1/marketing-automations': ({ db }) => db.all(allAutomations, {}).map((row) => presentAutomation(db, row)),
  'POST /api/v1/marketing-automations': (ctx, { body }) => createAutomation(ctx, body),
  'GET /api/v1/marketing-automations/ready-made': ({ language }) => readyMade(language),
  'GET /api/v1/marketing-automations/message-fields': () =>
    triggerEvents.map((trigger_event) => ({ trigger_event, fields: [...messageFieldsFor(trigger_event)] })),
  'GET /api/v1/marketing-automations/{automation_id}': ({ db }, { params }) =>
    presentAutomation(db, loadAutomation(db, params.automation_id)),
  'PUT /api/v1/marketing-automations/{automation_id}': (ctx, { params, body }) =>
    changeAutomation(ctx, params.automation_id, body),
  'DELETE /api/v1/marketing-automations/{automation_id}': (ctx, { params }) =>
    deleteAutomation(ctx, params.automation_id),
  'POST /api/v1/marketing-automations/{automation_id}/pause': (ctx, { params }) =>
    setStatus(ctx, params.automation_id, 'paused'),
  'POST /api/v1/marketing-automations/{automation_id}/resume': (ctx, { params }) =>
    setStatus(ctx, params.automation_id, 'active'),
  'POST /api/v1/marketing-automations/{automation_id}/dry-run': (ctx, { params, body }) =>
    tryAutomation(ctx, params.automation_id, body),
  'GET /api/v1/marketing-automations/{automation_id}/enrollments': ({ db }, { params, query }) =>
    enrollmentPage(db, params.automation_id, query),
  'GET /api/v1/marketing-automations/{automation_id}/stats': ({ db }, { params }) => statsOf(db, params.automation_id),
  'DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}': (ctx, { params }) =>
    cancelEnrollment(ctx, params.automation_id, params.enrollment_id),
})
