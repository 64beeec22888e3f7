import { z } from 'zod'
import { ownExports, ownProfile } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, ipAddress, paged, paging, pathIds, queryBoolean, resource, stamps } from '../../http/shapes.ts'

const consentType = z.enum([
  'terms',
  'privacy_policy',
  'marketing_email',
  'marketing_sms',
  'push_notifications',
  'photo_video',
  'health_data',
])

const consent = resource('Consent', {
  id,
  client_id: id,
  consent_type: consentType,
  granted: z.boolean(),
  source: z.string().describe('client, or import where a column of the file said so'),
  ip_address: z.string().nullable().describe('As the caller gave it'),
  seen_ip_address: z.string().nullable().describe('As the server saw it; null where a tunnel hides it'),
  ...stamps,
})

const erasureRequest = resource('ErasureRequest', {
  id,
  client_id: id,
  client_name: z.string(),
  requested_at: instantOut,
  done_at: instantOut.nullable(),
  ...stamps,
})

const params = pathIds('client_id')
const row = z.record(z.string(), z.unknown())

export const gdprContract = {
  'GET /api/v1/gdpr/export/{client_id}': {
    area: 'A client’s data: consents, export and erasure.',
    id: 'exportClientData',
    summary: 'Everything the studio holds on a client',
    description:
      'One JSON of lists, each in the order in which it was written; amounts are in major units. With `format=zip` an ' +
      'archive: `data.json`, each signed waiver as a PDF, and `manifest.json` with the SHA-256 of every file.',
    access: { manager: 'gdpr.manage', client: 'own' },
    params,
    query: z.strictObject({ format: z.enum(['json', 'zip']).default('json') }),
    accountLimits: { client: ownExports },
    status: 200,
    answer: z.strictObject({
      client_id: id,
      exported_at: instantOut,
      studio_name: z.string(),
      records: z.record(z.string(), z.array(row)).describe('By kind: profile, bookings, memberships, payments, …'),
    }),
    orFile: 'application/zip',
    errors: ['SERVER_BUSY'],
  },
  'POST /api/v1/gdpr/delete/{client_id}': {
    id: 'eraseClient',
    summary: 'Erase a client for good',
    description:
      'Personal data is overwritten everywhere; money and attendance stay under a pseudonym. Coming bookings and ' +
      'memberships are cancelled, sessions end. Says what was kept and why. Done again, nothing changes.',
    access: { manager: 'gdpr.manage' },
    params,
    status: 200,
    answer: z.strictObject({
      client_id: id,
      pseudonym: z.string(),
      erased_at: instantOut,
      erased: z.array(z.string()),
      kept: z.array(z.strictObject({ what: z.string(), why: z.string(), count: z.number().int() })),
    }),
    errors: ['SERVER_BUSY'],
  },
  'GET /api/v1/gdpr/consent-log/{client_id}': {
    id: 'listConsents',
    summary: 'What a client consented to and withdrew',
    description: 'Newest first; the latest row of a type counts, no row is no consent.',
    access: { manager: 'clients.view', client: 'own' },
    params,
    status: 200,
    answer: z.array(consent),
  },
  'POST /api/v1/gdpr/consent': {
    id: 'recordConsent',
    summary: 'Give or withdraw a consent',
    description: 'Only clients themselves. Adds a row to their log; nothing is ever changed in it.',
    access: { client: 'own' },
    body: z.strictObject({
      consent_type: consentType,
      granted: z.boolean(),
      ip_address: ipAddress.optional(),
    }),
    example: { consent_type: 'marketing_email', granted: true },
    accountLimits: { client: ownProfile },
    status: 201,
    answer: consent,
  },
  'POST /api/v1/clients/me/erasure-request': {
    id: 'requestOwnErasure',
    summary: 'Ask the studio to erase everything about oneself',
    description: 'A task for the owner, who erases. Asked again before it is done, it is the same request.',
    access: { client: 'own' },
    accountLimits: { client: ownProfile },
    status: 201,
    answer: erasureRequest,
  },
  'GET /api/v1/erasure-requests': {
    area: 'Clients who asked to be erased.',
    id: 'listErasureRequests',
    summary: 'Clients who asked to be erased',
    description: 'Newest first.',
    access: { manager: 'gdpr.manage' },
    query: z.strictObject({ is_done: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(erasureRequest),
  },
} satisfies Contract
