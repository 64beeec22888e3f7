import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { answers, columnMapping, interval, kind } from './answers-fields.ts'
import { cells, disposition, edits, row } from './row-fields.ts'
import {
  id,
  instantOut,
  moneyOut,
  paged,
  paging,
  pathId,
  pathIds,
  queryBoolean,
  queryId,
  resource,
} from '../../http/shapes.ts'
import { mailOutlook } from '../email/outlook-values.ts'

const entity = z.enum([
  'clients',
  'instructors',
  'membership_types',
  'memberships',
  'class_schedule',
  'bookings',
  'products',
  'gift_cards',
  'sales',
])
const status = z.enum(['analysed', 'running', 'completed', 'completed_with_errors', 'failed', 'rolled_back'])
const counts = resource('ImportCounts', {
  created: z.number().int(),
  updated: z.number().int(),
  matched: z.number().int(),
  skipped: z.number().int(),
  rejected: z.number().int(),
})

const job = resource('ImportJob', {
  job_id: id,
  entity,
  status,
  is_stopped: z.boolean().describe('Stopped by somebody; it goes on with resume'),
  file_name: z.string(),
  sheet: z.string().nullable().describe('Of which sheet of a workbook; null for files without sheets'),
  product: z.string().nullable(),
  total_rows: z.number().int(),
  done_rows: z.number().int(),
  progress: z.number().describe('0 to 1, of the import or, once that was asked for, of taking it back'),
  counts,
  rollback: z
    .strictObject({
      started_at: instantOut,
      records: z.number().int().describe('How many records the import made or filled'),
      done: z.number().int(),
      progress: z.number().describe('0 to 1'),
      removed: z.number().int(),
      restored: z.number().int(),
      kept_total: z.number().int(),
    })
    .nullable()
    .describe('How far it is taken back; null where nobody asked for it'),
  error: z.string().nullable(),
  created_at: instantOut,
  started_at: instantOut.nullable(),
  finished_at: instantOut.nullable(),
})

const problem = resource('ImportProblem', {
  row: z.number().int().describe('As Excel shows it: 1 is the first row of the file'),
  column: z.string().nullable(),
  field: z.string().nullable(),
  severity: z.enum(['warning', 'error']),
  message: z.string(),
})

const analysis = resource('ImportAnalysis', {
  job_id: id,
  entity,
  product: z.string().nullable(),
  suggested_entity: entity.nullable().describe('What the list seems to be, where that is something else'),
  file: z.strictObject({
    name: z.string(),
    format: z.enum(['csv', 'xlsx', 'ods', 'html']),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    header_row: z.number().int(),
    rows: z.number().int(),
    sheet: z.string().nullable(),
    sheets: z
      .array(z.strictObject({ job_id: id, name: z.string(), rows: z.number().int() }))
      .describe(
        'The sheets of a workbook that hold a table, the proposed one (with most rows) first. Each is an import of its own: ' +
          'choose another by going on with its job_id',
      ),
  }),
  columns: z.array(
    z.strictObject({
      index: z.number().int(),
      header: z.string(),
      label: z.string(),
      samples: z.array(z.string()),
      looks_like: z
        .enum(['email', 'phone', 'date', 'money', 'yes_no', 'number', 'text'])
        .nullable()
        .describe('What its values look like, whatever its name says; null where it is empty'),
    }),
  ),
  column_mapping: columnMapping,
  unmapped_columns: z.array(z.string()),
  fields: z.array(
    z.strictObject({ field: z.string(), label: z.string(), multiple: z.boolean(), hint: z.string().nullable() }),
  ),
  answers,
  questions: z
    .array(
      z.strictObject({
        id: z.string(),
        question: z.string(),
        choices: z.array(
          z.strictObject({
            value: z.string(),
            label: z.string(),
            sample: z.string().optional().describe('Words of the file as this choice reads them'),
          }),
        ),
        examples: z.array(z.string()),
        rows: z.array(z.number().int()),
        answered: z.boolean(),
        guesses: z
          .record(z.string(), z.string())
          .optional()
          .describe('What each of the examples may be, by its name: to be shown, never taken unasked'),
      }),
    )
    .describe('An import can be confirmed once all are answered'),
  membership_types: z.array(
    z.strictObject({
      name: z.string(),
      rows: z.number().int(),
      existing_id: id.nullable(),
      left_out: z.boolean(),
      certain: z.boolean(),
      why: z.string(),
      proposal: z
        .strictObject({
          type: kind,
          price: moneyOut.nullable().describe('Null: not in the file; the type is then made inactive, without a price'),
          billing_interval: interval.nullable(),
          credits_included: z.number().int().nullable(),
          credits_per_interval: z.number().int().nullable(),
          unlimited: z.boolean(),
          validity_days: z.number().int().nullable(),
        })
        .nullable(),
    }),
  ),
  counts,
  preview: z.array(
    z.strictObject({
      row: z.number().int(),
      subject: z.string(),
      disposition,
      reason: z.string().nullable(),
      record: z.record(z.string(), z.unknown()),
      cells,
    }),
  ),
  problems: z.array(problem).describe('At most 500'),
  problems_total: z.number().int(),
})

const rollback = resource('ImportRollback', {
  ...job.shape,
  removed: z.number().int(),
  restored: z.number().int(),
  kept_total: z.number().int(),
  kept: z
    .array(
      z.strictObject({
        record: z.enum([
          'client',
          'membership_type',
          'membership',
          'instructor',
          'tag',
          'class_template',
          'class_series',
          'class',
          'booking',
          'product',
          'gift_card',
          'sale',
        ]),
        id,
        row: z.number().int(),
        name: z.string(),
        reason: z.string(),
      }),
    )
    .describe('At most 1,000'),
})

const access = { manager: 'migration.manage' } as const
const byJob = pathIds('job_id')

export const migrationContract = {
  'GET /api/v1/migration/templates/{type}': {
    area: 'Importing from another system.',
    id: 'readImportTemplate',
    summary: 'A CSV template: the column names of one kind of list, and an example',
    access,
    params: z.strictObject({ type: entity }),
    status: 200,
    file: 'text/csv',
  },
  'POST /api/v1/migration/analyse': {
    id: 'analyseFile',
    summary: 'Read a file and show what would become of it; nothing is imported yet',
    description:
      'CSV (any common delimiter and encoding), XLSX, ODS or an HTML table named .xls, up to 50 MiB, 200 columns, 200,000 rows and ' +
      '5 million cells; it is read within 60 seconds and 512 MB. `entity` says what the list is of.',
    access,
    query: z.strictObject({ entity }),
    upload: { maxBytes: 50 * 1024 * 1024 },
    status: 200,
    answer: analysis,
    errors: ['FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'POST /api/v1/migration/jobs/{job_id}/analyse': {
    id: 'analyseAgain',
    summary:
      'Look at an uploaded file again: with another mapping, other answers, corrected cells or as another kind of list',
    access,
    params: byJob,
    body: z.strictObject({
      entity: entity.optional(),
      column_mapping: columnMapping.optional(),
      answers: answers.optional(),
      edits: edits.optional(),
    }),
    example: { entity: 'clients', column_mapping: { full_name: 'Name', email: 'E-mail' } },
    status: 200,
    answer: analysis,
    errors: ['IMPORT_NOT_READY', 'FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'POST /api/v1/migration/confirm': {
    id: 'confirmImport',
    summary: 'Import an analysed file, in the background',
    description:
      'Refused with 409 IMPORT_NOT_READY while a question of the analysis is open; `reasons` lists them. Watch the status for progress.',
    access,
    body: z.strictObject({ job_id: id, column_mapping: columnMapping, answers: answers.optional() }),
    example: { job_id: 1, column_mapping: { full_name: 'Name', email: 'E-mail' } },
    status: 200,
    answer: job,
    errors: ['IMPORT_NOT_READY', 'FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'GET /api/v1/migration/status': {
    id: 'readImportStatus',
    summary: 'How far an import, or taking it back, is; without job_id the latest',
    access,
    query: z.strictObject({ job_id: queryId }),
    status: 200,
    answer: job,
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/migration/summary': {
    id: 'summariseImports',
    summary: 'What has been imported altogether, and the last 50 imports, newest first',
    access,
    status: 200,
    answer: z.strictObject({
      clients: z.number().int(),
      instructors: z.number().int(),
      membership_types: z.number().int(),
      memberships: z.number().int(),
      classes: z.number().int().describe('Single classes and weekly series'),
      bookings: z.number().int(),
      products: z.number().int(),
      gift_cards: z.number().int(),
      sales: z.number().int(),
      clients_to_invite: z.number().int().describe('Imported clients with an e-mail and without a login'),
      jobs: z.array(job),
    }),
  },
  'GET /api/v1/migration/jobs/{job_id}/rows': {
    id: 'listImportRows',
    summary: 'What became of every row, in the file’s order; before the import: what would become of it',
    access,
    params: byJob,
    query: z.strictObject({
      disposition: disposition.optional(),
      has_problems: queryBoolean.optional().describe('Before the import: rows with a problem, or those without'),
      ...paging,
    }),
    status: 200,
    answer: paged(row),
    errors: ['FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'GET /api/v1/migration/jobs/{job_id}/rows.csv': {
    id: 'exportImportRows',
    summary: 'Every row with its fate, its reason and its own cells, as CSV',
    access,
    params: byJob,
    status: 200,
    file: 'text/csv',
    errors: ['FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'POST /api/v1/migration/jobs/{job_id}/rejected': {
    id: 'correctRejectedRows',
    summary: 'Take the rejected rows of an import that is done as a file of their own, to be corrected and imported',
    description:
      'The rows keep their numbers, the mapping and the answers. Codes of gift cards are not kept after an import: they are empty.',
    access,
    params: byJob,
    status: 200,
    answer: analysis,
    errors: ['IMPORT_NOT_READY', 'FILE_UNREADABLE', 'SERVER_BUSY'],
  },
  'POST /api/v1/migration/jobs/{job_id}/stop': {
    id: 'stopImport',
    summary: 'Stop an import that runs, or is taken back, after the rows in hand; what is done stays',
    access,
    params: byJob,
    status: 200,
    answer: job,
    errors: ['IMPORT_NOT_READY'],
  },
  'POST /api/v1/migration/jobs/{job_id}/resume': {
    id: 'resumeImport',
    summary: 'Go on with a stopped or failed import, or with taking it back',
    access,
    params: byJob,
    status: 200,
    answer: job,
    errors: ['IMPORT_NOT_READY'],
  },
  'POST /api/v1/migration/jobs/{job_id}/rollback': {
    id: 'rollBackImport',
    summary: 'Take a whole import back; records used or edited since stay and are listed',
    description:
      'Runs in the background in small steps, like the import: the status is `running` until it is `rolled_back`, and it can be ' +
      'stopped and resumed. Up to 500 records are taken back before the answer. Asked again, it changes nothing.',
    access,
    params: byJob,
    status: 200,
    answer: rollback,
    errors: ['IMPORT_NOT_READY'],
  },
  'GET /api/v1/migration/jobs/{job_id}/rollback': {
    id: 'readRollback',
    summary: 'What of an import was taken back, and what stays and why',
    access,
    params: byJob,
    status: 200,
    answer: rollback,
  },
  'POST /api/v1/migration/invitations/send': {
    id: 'sendInvitations',
    summary: 'Invite the clients of an import to set a password, by email',
    description:
      'All of them, or those of client_ids. Who has a login, no e-mail, or an invitation that still holds is skipped.',
    access,
    body: z.strictObject({ job_id: id, client_ids: z.array(id).max(10_000).optional() }),
    example: { job_id: 1 },
    status: 200,
    answer: z.strictObject({
      queued: z.number().int(),
      skipped: z.array(z.strictObject({ client_id: id, full_name: z.string(), reason: z.string() })),
      email: mailOutlook.nullable(),
    }),
    errors: ['NOT_ONLINE', 'MAIL_NOT_CONFIGURED'],
  },
  'GET /api/v1/migration/invitations/export': {
    id: 'exportInvitations',
    summary: 'The clients of an import with a fresh invitation link each (14 days), as CSV for the owner’s own mailing',
    access,
    query: z.strictObject({ job_id: pathId }),
    status: 200,
    file: 'text/csv',
    errors: ['NOT_ONLINE'],
  },
} satisfies Contract

export type AnswersInput = z.output<typeof answers>
export type MappingInput = z.output<typeof columnMapping>
