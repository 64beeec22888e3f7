import { writtenAs } from '../written-as.ts'
import { sql } from 'kysely'
import { hers, nothing, within, type Holding } from './holding.ts'
import { memberships } from './visits.ts'

export const dependants: Holding = {
  table: 'clients',
  rows: ({ id }) => sql`clients.guardian_id = ${id}`,
  exported: 'dependants',
  omit: ['password_hash', 'token_version'],
  // A dependant without a login has their guardian's contact details.
  erase: ({ id, address }) => ({
    guardian_id: null,
    email: sql`CASE WHEN password_hash IS NULL AND email IN ${writtenAs(address)} THEN NULL ELSE email END`,
    phone: sql`CASE WHEN phone = (SELECT g.phone FROM clients AS g WHERE g.id = ${id}) THEN NULL ELSE phone END`,
  }),
}

/** The client's own row: overwritten last, since other rows are found by it. */
export const ownRow: Holding = {
  table: 'clients',
  rows: ({ id }) => sql`clients.id = ${id}`,
  exported: 'profile',
  omit: ['password_hash', 'token_version'],
  erase: ({ pseudonym }) => ({
    full_name: pseudonym,
    email: null,
    phone: null,
    date_of_birth: null,
    address: null,
    emergency_contact: null,
    locale: null,
    guardian_id: null,
    password_hash: null,
    last_login_at: null,
    is_active: false,
    token_version: sql`token_version + 1`,
  }),
}

const notes: Holding = {
  table: 'client_notes',
  rows: hers('client_notes'),
  exported: 'notes',
  erase: 'delete',
}

/** Pauses that they have asked for; each has its task, so they go before those. */
const pauseRequests: Holding = {
  table: 'pause_requests',
  rows: within('membership_id', memberships),
  exported: 'pause_requests',
  omit: ['task_id'],
  erase: 'delete',
}

const tasks: Holding = {
  table: 'tasks',
  rows: hers('tasks'),
  exported: 'tasks',
  omit: [
    'place',
    'permission',
    'charge_id',
    'booking_id',
    'appointment_id',
    'amount_minor',
    'paid_for_name',
    'paid_for_at',
  ],
  erase: 'delete',
}

const tags: Holding = {
  table: 'client_tags',
  rows: hers('client_tags'),
  exported: 'tags',
  more: { columns: sql`tags.name AS tag`, joins: sql`JOIN tags ON tags.id = client_tags.tag_id` },
  erase: 'delete',
}

const consents: Holding = {
  table: 'consents',
  rows: hers('consents'),
  exported: 'consents',
  erase: () => ({ ip_address: null, seen_ip_address: null }),
  kept: {
    what: 'What was consented to and when, without network addresses',
    why: 'The studio must be able to show that it was allowed to do what it did (GDPR, article 7).',
  },
}

const signedText = {
  columns: sql`waiver_versions.body AS body`,
  joins: sql`JOIN waiver_versions ON waiver_versions.waiver_id = waiver_signatures.waiver_id
    AND waiver_versions.version = waiver_signatures.version`,
}

const signatures: Holding = {
  table: 'waiver_signatures',
  rows: hers('waiver_signatures'),
  exported: 'waiver_signatures',
  more: signedText,
  erase: ({ pseudonym }) => ({ signed_name: pseudonym, ip_address: null }),
  kept: {
    what: 'That waivers were signed: which version and when, without the name and the network address',
    why: 'Needed if a claim is made (GDPR, article 17, paragraph 3).',
  },
}

/** Waivers the client signed as a guardian: the name and the address are the guardian's own. */
const signaturesForDependants: Holding = {
  table: 'waiver_signatures',
  rows: ({ id }) => sql`waiver_signatures.guardian_id = ${id}`,
  exported: 'waivers_signed_for_dependants',
  more: signedText,
  erase: ({ pseudonym }) => ({ signed_name: pseudonym, ip_address: null }),
  kept: {
    what: 'That a guardian signed waivers for a dependant: which version and when, without the name and the network address',
    why: 'Needed if a claim is made (GDPR, article 17, paragraph 3).',
  },
}

const erasureRequests: Holding = {
  table: 'erasure_requests',
  rows: hers('erasure_requests'),
  exported: 'erasure_requests',
  erase: nothing,
}

/** The traces that an erasure still has to look for: removed when it has ended. */
export const erasuresUnderWay: Holding = {
  table: 'erasures_under_way',
  rows: hers('erasures_under_way'),
  exported: null,
  erase: 'delete',
}

const accountTokens: Holding = {
  table: 'account_tokens',
  rows: ({ id }) => sql`account_kind = 'client' AND account_id = ${id}`,
  exported: null,
  erase: 'delete',
}

/** If others use the client's email address too, a request may be theirs; each row goes within a second anyway. */
const linkRequests: Holding = {
  table: 'link_requests',
  rows: ({ email }) => sql`link_requests.email IN ${writtenAs(email)}`,
  exported: null,
  erase: 'delete',
}

/** Notifications to the client, and to a guardian about the client. */
export const notifications: Holding = {
  table: 'notifications',
  rows: ({ id }) => sql`notifications.id IN (SELECT id FROM notifications WHERE client_id = ${id}
    UNION ALL SELECT id FROM notifications WHERE about_client_id = ${id})`,
  exported: 'notifications',
  erase: 'delete',
}

/** The address at which a browser takes pushes: with it and the keys anybody could write to the client. */
const devices: Holding = {
  table: 'push_subscriptions',
  rows: hers('push_subscriptions'),
  exported: 'push_devices',
  omit: ['endpoint', 'p256dh', 'auth', 'token_version'],
  erase: 'delete',
}

const notificationSettings: Holding = {
  table: 'notification_settings',
  rows: hers('notification_settings'),
  exported: 'notification_settings',
  erase: 'delete',
}

export const personHoldings: readonly Holding[] = [
  dependants,
  notes,
  pauseRequests,
  tasks,
  tags,
  consents,
  signatures,
  signaturesForDependants,
  erasureRequests,
  erasuresUnderWay,
  accountTokens,
  linkRequests,
  notifications,
  devices,
  notificationSettings,
]
