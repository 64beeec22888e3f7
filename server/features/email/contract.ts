import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { email, emailOut, id, instantOut, line, paged, paging, pathIds, queryId, resource } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { mailOutlook } from './outlook-values.ts'

const security = z.enum(['none', 'starttls', 'tls'])

const mailSettings = resource('MailSettings', {
  configured: z.boolean(),
  host: z.string().nullable(),
  port: z.int().nullable(),
  security: security.nullable(),
  username: z.string().nullable(),
  has_password: z.boolean(),
  from_name: z.string().nullable(),
  from_email: emailOut.nullable(),
  reply_to: emailOut.nullable(),
  updated_at: instantOut.nullable(),
})

const mail = resource('Email', {
  id,
  kind: z.string(),
  client_id: id.nullable(),
  to_email: emailOut,
  to_name: z.string().nullable(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  outcome: z
    .enum(['waiting', 'sent', 'failed', 'not_needed'])
    .describe('As `status`, but one that was kept back because it was not needed any more is `not_needed`'),
  attempts: z.int(),
  next_attempt_at: instantOut.nullable().describe('When it is tried next; null unless it is queued'),
  expires_at: instantOut.nullable().describe('Later than this it is not worth sending'),
  last_error: z.string().nullable().describe('Why it has not gone out'),
  sent_at: instantOut.nullable(),
  created_at: instantOut,
})

export const emailContract = {
  'GET /api/v1/studio/email': {
    id: 'readMailSettings',
    summary: 'The mail server; its password is never shown',
    access: { manager: 'settings.view' },
    status: 200,
    answer: mailSettings,
  },
  'PUT /api/v1/studio/email': {
    id: 'changeMailSettings',
    summary: 'Set the mail server up',
    description:
      'Whoever runs the mail server reads the links that reset passwords. Without `password` the stored one is kept, as long as host, port, encryption and user name stay the same; null removes it. ' +
      '`security`: `tls` from the first byte (465), `starttls` (587), `none` for a server on the own network.',
    access: { manager: 'owner' },
    body: z.strictObject({
      host: z
        .string()
        .trim()
        .max(253)
        .regex(/^[\w.:-]+$/, say('email.expected_name_of_server_such')),
      port: z.int().min(1).max(65_535).meta({ default: 587 }),
      security: security.meta({ default: 'starttls' }),
      username: line.min(1).max(254).nullable().optional(),
      password: z.string().min(1).max(1000).nullable().optional().describe('Write-only'),
      from_name: line.max(200).nullable().optional(),
      from_email: email,
      reply_to: email.nullable().optional().describe('Where answers go; without it to the sender'),
    }),
    example: {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      username: 'studio',
      password: 'a-mail-password',
      from_name: 'Casa Yoga',
      from_email: 'bookings@example.com',
      reply_to: 'hello@example.com',
    },
    status: 200,
    answer: mailSettings,
  },
  'POST /api/v1/studio/email/test': {
    id: 'sendTestEmail',
    summary: 'Send a test mail to the caller, at once',
    access: { manager: 'owner' },
    limits: [{ name: 'mail-test', per: 'minute', max: 10 }],
    status: 200,
    answer: z.strictObject({ sent_to: z.string() }),
    errors: ['MAIL_NOT_CONFIGURED', 'MAIL_SERVER_ERROR'],
  },
  'GET /api/v1/emails': {
    area: 'The letters that left, and those that did not.',
    id: 'listEmails',
    summary: 'The outbox: what waits, what went out, what failed and why',
    description:
      'Newest first. Without a mail server everything waits. It names clients: `clients.view` is needed, too.',
    access: { manager: 'settings.view' },
    query: z.strictObject({
      status: mail.shape.status.optional(),
      trouble_days: z.coerce
        .number()
        .int()
        .min(1)
        .max(365)
        .optional()
        .describe('Those of so many days that failed, without those that were not needed any more'),
      client_id: queryId,
      ...paging,
    }),
    status: 200,
    answer: paged(mail),
  },
  'POST /api/v1/emails/{email_id}/retry': {
    id: 'retryEmail',
    summary: 'Try an email again that failed or waits',
    description: 'The answer names the client: `clients.view` is needed, too.',
    access: { manager: 'settings.manage' },
    params: pathIds('email_id'),
    status: 200,
    answer: resource('RetriedEmail', { ...mail.shape, email: mailOutlook }),
    errors: ['EMAIL_NOT_RETRYABLE'],
  },
} satisfies Contract
