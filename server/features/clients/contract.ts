import { z } from 'zod'
import { ownProfile } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  digits,
  email,
  emailOut,
  id,
  instantOut,
  line,
  name,
  paged,
  paging,
  pathIds,
  phone,
  queryBoolean,
  queryId,
  resource,
  stamps,
  text,
  urlOut,
} from '../../http/shapes.ts'
import { clientSorts } from './sort-values.ts'
import { mailOutlook } from '../email/outlook-values.ts'

const person = {
  full_name: name,
  email: email.nullable().optional(),
  phone: phone.nullable().optional(),
  date_of_birth: date.nullable().optional(),
  address: text.nullable().optional(),
  emergency_contact: line.max(300).nullable().optional(),
  locale: z.string().max(16).nullable().optional(),
}

export const client = resource('Client', {
  id,
  full_name: z.string(),
  email: emailOut.nullable(),
  phone: z.string().nullable(),
  date_of_birth: dateOut.nullable(),
  address: z.string().nullable(),
  emergency_contact: z.string().nullable(),
  locale: z.string().nullable(),
  guardian_id: id.nullable(),
  is_active: z.boolean(),
  has_login: z.boolean(),
  source: z.string(),
  client_since_on: dateOut.nullable(),
  ...stamps,
})

const note = resource('Note', {
  id,
  client_id: id,
  body: z.string(),
  for_instructors: z.boolean().describe('Whether instructors of the client’s classes read it, too'),
  is_health: z.boolean().describe('About health: instructors read it while the client agrees to `health_data`'),
  staff_id: id.nullable(),
  staff_name: z.string().nullable(),
  created_at: instantOut,
})

const healthNote = z.strictObject({ body: z.string().nullable(), written_at: instantOut.nullable() })

export const membershipStatus = z.enum(['pending', 'active', 'paused', 'expired', 'cancelled', 'none'])

export const clientsContract = {
  'GET /api/v1/clients': {
    area: 'Clients, with their notes, tags, charges, waivers and dependants.',
    id: 'listClients',
    summary: 'Clients, by name',
    description:
      'Ordered by name, then id. `search` finds any part of name, e-mail or phone; `membership_status` those who ' +
      'hold or share a membership in that state, “none” those who never did; `inactive_days` those who had no visit for so many days; `tag_id` those who have the tag; ' +
      '`owes` those with a charge that is due; `birthday_month` those born in that month; `unsigned_waiver` those who have to ' +
      'sign something before they book; `credits_at_most` those who book by credits alone and have no more left; `since_date` ' +
      'those who are clients since that day or later. `sort` gives another order, ties by id; who was never here counts as ' +
      'longest away. Instructors find the clients of their own classes.',
    access: { manager: 'clients.view', instructor: 'own' },
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      membership_status: membershipStatus.optional(),
      tag_id: queryId,
      inactive_days: digits(z.number().int().min(1).max(3650)).optional(),
      include_inactive: queryBoolean.optional(),
      owes: queryBoolean.optional(),
      birthday_month: digits(z.number().int().min(1).max(12)).optional(),
      unsigned_waiver: queryBoolean.optional(),
      credits_at_most: digits(z.number().int().min(0).max(100)).optional(),
      since_date: date.optional(),
      sort: z.enum(clientSorts).optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(client),
  },
  'POST /api/v1/clients': {
    id: 'addClient',
    summary: 'Add a client without a login; an invitation gives them one',
    description:
      'Only a client without a login may have a guardian (`guardian_id`), and a guardian has none: else GUARDIAN_NOT_ALLOWED.',
    access: { manager: 'clients.manage' },
    body: z.strictObject({
      ...person,
      guardian_id: id.nullable().optional(),
      client_since_on: date.nullable().optional(),
    }),
    example: { full_name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600 000 001', date_of_birth: '1991-05-14' },
    status: 201,
    answer: client,
    errors: ['EMAIL_IN_USE', 'GUARDIAN_NOT_ALLOWED'],
  },
  'GET /api/v1/clients/{client_id}': {
    id: 'readClient',
    summary: 'One client',
    access: { manager: 'clients.view', instructor: 'own', client: 'own' },
    params: pathIds('client_id'),
    status: 200,
    answer: client,
  },
  'PUT /api/v1/clients/{client_id}': {
    id: 'changeClient',
    summary: 'Change a client',
    description: 'A guardian is for clients without a login, and has none: else GUARDIAN_NOT_ALLOWED.',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    body: z
      .strictObject({ ...person, guardian_id: id.nullable().optional(), is_active: z.boolean().optional() })
      .partial(),
    example: { phone: '+34 600 000 002' },
    status: 200,
    answer: client,
    errors: ['EMAIL_IN_USE', 'GUARDIAN_NOT_ALLOWED'],
  },
  'GET /api/v1/clients/{client_id}/ending': {
    id: 'readClientEnding',
    summary: 'What deactivating or erasing a client would end, and what others share with them',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    status: 200,
    answer: resource('ClientEnding', {
      bookings: z.int().describe('Places in coming classes'),
      waiting: z.int().describe('People who wait for those places'),
      waitlist_entries: z.int(),
      standing_bookings: z.int(),
      appointments: z.int(),
      memberships: z.int().describe('Memberships that renew, those of dependants too'),
      collected: z.int().describe('Of those, collected by the payment processor'),
      dependants: z.int().describe('Dependants, who stay clients with nobody to act for them'),
      shared: z
        .array(
          z.strictObject({
            membership_id: id,
            name: z.string(),
            renews: z.boolean().describe('It renews, and so ends with its holder; else an erasure alone ends it'),
            members: z.array(z.strictObject({ client_id: id, full_name: z.string() })),
            bookings: z.int().describe('Places in coming classes that the others have booked with it'),
          }),
        )
        .describe(
          'Memberships of theirs that others use too, who may become its holder before (`PUT /memberships/{membership_id}/holder`)',
        ),
    }),
  },
  'DELETE /api/v1/clients/{client_id}': {
    id: 'deactivateClient',
    summary: 'Deactivate a client; their history stays',
    description:
      'In the same step their sessions end, coming places and appointments are given up free (those who wait move up), and memberships ' +
      'that renew are cancelled, also at the payment processor. Packs and passes that are paid stay, and so does what is owed.',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    status: 200,
    answer: client,
  },
  'PUT /api/v1/clients/me': {
    id: 'changeOwnProfile',
    summary: 'Change the own profile',
    access: { client: 'own' },
    body: z.strictObject(person).omit({ email: true }).partial(),
    example: { phone: '+34 600 000 002' },
    accountLimits: { client: ownProfile },
    status: 200,
    answer: client,
  },
  'GET /api/v1/clients/me/health-note': {
    id: 'readOwnHealthNote',
    summary: 'The own note on health, for instructors',
    access: { client: 'own' },
    status: 200,
    answer: healthNote,
  },
  'PUT /api/v1/clients/me/health-note': {
    id: 'writeOwnHealthNote',
    summary: 'Write the own note on health; null removes it',
    description: 'Instructors of the client’s classes read it while the client agrees to `health_data`.',
    access: { client: 'own' },
    body: z.strictObject({ body: text.min(1).max(1000).nullable() }),
    example: { body: 'Lower back: no deep twists, please' },
    accountLimits: { client: ownProfile },
    status: 200,
    answer: healthNote,
  },
  'POST /api/v1/clients/{client_id}/invite': {
    id: 'inviteClient',
    summary: 'An invitation link for a client without a login, to copy; it is emailed too',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.strictObject({
      invite_url: urlOut.nullable().describe('Null in a repeated answer'),
      expires_at: instantOut,
      opens_outside: z.boolean().describe('Whether clients can open it; else this computer alone'),
      email: mailOutlook,
    }),
    shownOnce: ['invite_url'],
    errors: ['CLIENT_INACTIVE', 'CLIENT_HAS_LOGIN', 'GUARDIAN_NOT_ALLOWED'],
  },
  'POST /api/v1/clients/{client_id}/reset-mail': {
    id: 'mailPasswordReset',
    summary: 'Mail a client a link for a new password; nobody else sees it',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.strictObject({ success: z.literal(true), email: mailOutlook }),
    errors: ['CLIENT_INACTIVE'],
  },
  'GET /api/v1/clients/{client_id}/notes': {
    id: 'listNotes',
    summary: 'Notes the staff keep on a client, newest first; instructors read those that are marked for them',
    access: { manager: 'clients.view', instructor: 'own' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.array(note),
  },
  'POST /api/v1/clients/{client_id}/notes': {
    id: 'addNote',
    summary: 'Add a note',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    body: z.strictObject({
      body: text.min(1),
      for_instructors: z.boolean().default(false),
      is_health: z.boolean().default(false),
    }),
    example: { body: 'Prefers the mat by the window' },
    status: 201,
    answer: note,
  },
  'DELETE /api/v1/clients/{client_id}/notes/{note_id}': {
    id: 'deleteNote',
    summary: 'Delete a note',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id', 'note_id'),
    status: 204,
  },
} satisfies Contract
