import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { date, id, instantOut, paged, paging, queryId, resource } from '../../http/shapes.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const entry = resource('AuditEntry', {
  id,
  at: instantOut,
  actor_kind: z.string(),
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  action: z.string().describe('Such as client.update'),
  entity: z.string(),
  entity_id: id.nullable(),
  before: fields.describe('The fields that changed, as they were; never a secret'),
  after: fields.describe('The fields that changed, as they are since'),
  request_id: z.string().nullable(),
})

export const auditContract = {
  'GET /api/v1/audit-log': {
    area: 'Who on the team changed what.',
    id: 'listAuditEntries',
    summary: 'Who on the team changed what, and when',
    description: 'Ordered by time, then id, newest first. The dates are inclusive, in the studio’s timezone.',
    access: { manager: 'audit.view' },
    query: z.strictObject({
      actor_id: queryId,
      entity: z.string().max(50).optional(),
      entity_id: queryId,
      action: z.string().max(100).optional(),
      start_date: date.optional(),
      end_date: date.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(entry),
  },
} satisfies Contract
