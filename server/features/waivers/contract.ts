import { z } from 'zod'
import { ownSignatures } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import {
  digits,
  emailOut,
  id,
  instantOut,
  lines,
  name,
  paged,
  paging,
  pathIds,
  pathOut,
  queryBoolean,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'

const body = lines.min(1).max(50_000).describe('What is signed; a change of it makes a new version')

const waiver = resource('Waiver', {
  id,
  title: z.string(),
  body: z.string(),
  requires_before_booking: z.boolean().describe('Nobody books before signing the current version'),
  version: z.number().int(),
  is_active: z.boolean(),
  ...stamps,
})

const signature = resource('WaiverSignature', {
  id,
  waiver_id: id,
  version: z.number().int().describe('The version that was current when it was signed'),
  client_id: id,
  client_name: z.string(),
  title: z.string().describe('As it was when it was signed'),
  body: z.string().describe('The text that was signed'),
  signed_name: z.string(),
  guardian_id: id.nullable().describe('Who signed for them, as their guardian; null: they signed themselves'),
  guardian_name: z.string().nullable(),
  ip_address: z.string().nullable().describe('As the server saw it; null where a tunnel hides it'),
  signed_at: instantOut,
  pdf_url: pathOut,
  ...stamps,
})

const state = z.enum(['signed', 'outdated', 'unsigned']).describe('outdated: an earlier version was signed')

const clientWaiver = resource('ClientWaiver', {
  ...waiver.shape,
  status: state,
  signed_version: z.number().int().nullable(),
  signed_at: instantOut.nullable(),
  signed_body: z.string().nullable().describe('The text of the earlier version that was signed; null unless outdated'),
  signatures: z
    .array(signature.pick({ id: true, version: true, signed_name: true, signed_at: true, pdf_url: true }))
    .describe('Newest first'),
})

const unsignedClient = resource('UnsignedClient', {
  client_id: id,
  full_name: z.string(),
  email: emailOut.nullable(),
  phone: z.string().nullable(),
  status: state.exclude(['signed']),
  signed_version: z.number().int().nullable(),
  signed_at: instantOut.nullable(),
})

const params = pathIds('waiver_id')
const writers = { manager: 'waivers.manage' } as const

export const waiversContract = {
  'POST /api/v1/waivers': {
    area: 'What clients sign.',
    id: 'writeWaiver',
    summary: 'Write a waiver; it is version 1',
    access: writers,
    body: z.strictObject({ title: name, body, requires_before_booking: z.boolean().default(false) }),
    example: { title: 'Liability', body: 'I take part at my own risk.', requires_before_booking: true },
    status: 201,
    answer: waiver,
  },
  'GET /api/v1/waivers': {
    id: 'listWaivers',
    summary: 'Waivers',
    description: 'Ordered by id.',
    access: writers,
    query: z.strictObject({ active_only: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(waiver),
  },
  'GET /api/v1/waivers/{waiver_id}': {
    id: 'readWaiver',
    summary: 'One waiver',
    access: writers,
    params,
    status: 200,
    answer: waiver,
  },
  'PUT /api/v1/waivers/{waiver_id}': {
    id: 'changeWaiver',
    summary: 'Change a waiver',
    description: 'Another `body` makes the next version, which everybody signs anew; nothing else does.',
    access: writers,
    params,
    body: z.strictObject({ title: name, body, requires_before_booking: z.boolean(), is_active: z.boolean() }).partial(),
    example: { title: 'Liability waiver' },
    status: 200,
    answer: waiver,
  },
  'DELETE /api/v1/waivers/{waiver_id}': {
    id: 'deactivateWaiver',
    summary: 'Deactivate a waiver; what was signed stays',
    access: writers,
    params,
    status: 200,
    answer: waiver,
  },
  'GET /api/v1/waivers/{waiver_id}/signatures': {
    id: 'listSignatures',
    summary: 'Who signed a waiver, every version',
    description: 'Newest first.',
    access: { manager: 'clients.view' },
    params,
    query: z.strictObject({
      version: digits(z.number().int().min(1)).optional(),
      client_id: queryId,
      ...paging,
    }),
    status: 200,
    answer: paged(signature),
  },
  'GET /api/v1/waivers/{waiver_id}/unsigned-clients': {
    id: 'listUnsignedClients',
    summary: 'Active clients who have not signed the current version',
    description: 'Ordered by name, then id.',
    access: { manager: 'clients.view' },
    params,
    query: z.strictObject(paging),
    status: 200,
    answer: paged(unsignedClient),
  },
  'POST /api/v1/waivers/{waiver_id}/sign': {
    id: 'signWaiver',
    summary: 'Sign the current version',
    description:
      'Only a client signs, and only for themselves. Never deduplicated: signing again adds a signature. `version` is the one ' +
      'that was shown: where another is current, nothing is signed (WAIVER_CHANGED), so that nobody signs what they have not read.',
    access: { client: 'all' },
    params,
    body: z.strictObject({
      signed_name: name,
      version: z.int().min(1).optional().describe('The version that was read; absent: whichever is current'),
    }),
    example: { signed_name: 'Ana Ruiz', version: 1 },
    idempotent: false,
    accountLimits: { client: ownSignatures },
    status: 201,
    answer: signature,
    errors: ['WAIVER_INACTIVE', 'WAIVER_CHANGED'],
  },
  'GET /api/v1/clients/{client_id}/waivers': {
    id: 'listClientWaivers',
    summary: 'The active waivers, and whether a client has signed each at its current version',
    description: 'Ordered by id.',
    access: { manager: 'clients.view', instructor: 'all', client: 'own' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.array(clientWaiver),
  },
  'GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf': {
    id: 'printSignedWaiver',
    summary: 'A signed waiver to print: the text of its version with the signature',
    access: { manager: 'clients.view', instructor: 'all', client: 'own' },
    params: pathIds('client_id', 'signature_id'),
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
