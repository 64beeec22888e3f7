import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, moneyOut, ofDays, paged, paging, queryId, resource } from '../../http/shapes.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const record = resource('AuditRecord', {
  name: z
    .string()
    .nullable()
    .describe('What it is called now; once it is gone, what it was called, where that is still kept'),
  is_gone: z.boolean().describe('It has been deleted since'),
})

const client = resource('AuditClient', {
  id,
  name: z.string().nullable().describe('Null once it was erased'),
  is_erased: z.boolean(),
})

const occasion = resource('AuditOccasion', {
  kind: z.enum(['class', 'appointment']),
  id,
  name: z.string(),
  starts_at: instantOut,
})

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
  record: record.nullable().describe('What it is about, where that has a name of its own'),
  client: client.nullable().describe('Whom it is about'),
  occasion: occasion.nullable().describe('The class or appointment that it is about'),
  amount: moneyOut.nullable(),
  currency: z.string().nullable(),
  names: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('What the numbers in `before` and `after` name: by field and id'),
})

export const auditContract = {
  'GET /api/v1/audit-log': {
    area: 'Who on the team changed what.',
    id: 'listAuditEntries',
    summary: 'Who on the team changed what, and when',
    description: 'Ordered by time, then id, newest first. The dates are inclusive, in the studio’s timezone.',
    access: { manager: 'audit.view' },
    query: ofDays({
      actor_id: queryId,
      entity: z.string().max(50).optional(),
      entity_id: queryId,
      action: z.string().max(100).optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(entry),
  },
} satisfies Contract
