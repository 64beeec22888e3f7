import { sql } from 'kysely'
import { dayOf, firstName, lastName } from '../cells.ts'
import type { PackTable, Row, Column } from './pack-table.ts'

/** The client that a row names, by the columns other products look for. */
export const whose = {
  client_name: sql`(SELECT full_name FROM clients WHERE id = client_id)`,
  client_email: sql`(SELECT coalesce(c.email, g.email) FROM clients AS c LEFT JOIN clients AS g ON g.id = c.guardian_id
    WHERE c.id = client_id)`,
}

export const named: Readonly<Record<string, Column>> = {
  'First Name': ({ client_name }) => nameOrNothing(client_name, firstName),
  'Last Name': ({ client_name }) => nameOrNothing(client_name, lastName),
  Email: 'client_email',
}

const nameOrNothing = (name: unknown, part: (name: unknown) => string) => (name === null ? null : part(name))

const wants = (consent: string) => sql`(SELECT CASE granted WHEN 1 THEN 'yes' ELSE 'no' END FROM consents
  WHERE consents.client_id = clients.id AND consent_type = ${sql.lit(consent)} ORDER BY consents.id DESC LIMIT 1)`

const clients: PackTable = {
  name: 'clients',
  table: 'clients',
  about:
    'Everybody who was ever a client. Who was erased stands here under a pseudonym. A child without an e-mail has the guardian’s.',
  omit: ['password_hash', 'token_version', 'membership_states'],
  beside: {
    guardian_name: sql`(SELECT g.full_name FROM clients AS g WHERE g.id = clients.guardian_id)`,
    guardian_email: sql`(SELECT g.email FROM clients AS g WHERE g.id = clients.guardian_id)`,
    has_login: sql`CASE WHEN password_hash IS NULL THEN 'no' ELSE 'yes' END`,
    notes: sql`(SELECT group_concat(body, char(10) ORDER BY client_notes.id) FROM client_notes WHERE client_id = clients.id)`,
    tags: sql`(SELECT group_concat(tags.name, '; ' ORDER BY tags.name) FROM client_tags
      JOIN tags ON tags.id = client_tags.tag_id WHERE client_id = clients.id)`,
    marketing_email: wants('marketing_email'),
    marketing_sms: wants('marketing_sms'),
  },
  first: {
    'First Name': ({ full_name }) => firstName(full_name),
    'Last Name': ({ full_name }) => lastName(full_name),
    Email: ({ email, guardian_email }: Row) => (email ?? guardian_email) as string | null,
    Phone: 'phone',
    Birthday: 'date_of_birth',
    'Client Since': (row, telling) => (row['client_since_on'] as string | null) ?? dayOf('created_at')(row, telling),
    Address: 'address',
    'Emergency Contact': 'emergency_contact',
    Notes: 'notes',
    Tags: 'tags',
    'Marketing Email': 'marketing_email',
    'Marketing SMS': 'marketing_sms',
  },
}

const notes: PackTable = {
  name: 'client_notes',
  table: 'client_notes',
  about: 'What the staff noted about clients, and when.',
  beside: { ...whose, staff_name: sql`(SELECT full_name FROM staff WHERE id = staff_id)` },
  first: named,
}

const tags: PackTable = { name: 'tags', table: 'tags', about: 'The tags there are.' }

const clientTags: PackTable = {
  name: 'client_tags',
  table: 'client_tags',
  about: 'Which client has which tag, and which rule gave it.',
  key: ['client_id', 'tag_id'],
  beside: { ...whose, tag: sql`(SELECT name FROM tags WHERE id = tag_id)` },
  first: named,
}

const consents: PackTable = {
  name: 'consents',
  table: 'consents',
  about: 'What clients agreed to and took back. The latest of a kind counts; none is no consent.',
  beside: whose,
  first: named,
}

const erasureRequests: PackTable = {
  name: 'erasure_requests',
  table: 'erasure_requests',
  about: 'Clients who asked to be erased.',
  beside: whose,
  first: named,
}

const tasks: PackTable = {
  name: 'tasks',
  table: 'tasks',
  about: 'What somebody of the team was to do, who saw to it and when.',
  beside: { ...whose, assignee_role: sql`(SELECT name FROM roles WHERE id = assignee_role_id)` },
  first: named,
}

export const people: readonly PackTable[] = [clients, notes, tags, clientTags, consents, erasureRequests, tasks]
