import { sql } from 'kysely'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'

const waivers: PackTable = {
  name: 'waivers',
  table: 'waivers',
  about: 'The texts that clients sign, as they are now.',
}

const waiverVersions: PackTable = {
  name: 'waiver_versions',
  table: 'waiver_versions',
  about: 'Every text that was ever there to sign.',
  key: ['waiver_id', 'version'],
}

const signatures: PackTable = {
  name: 'waiver_signatures',
  table: 'waiver_signatures',
  about: 'Who signed which version, when and for whom; each is a PDF in the folder waivers, named by its ID.',
  beside: {
    ...whose,
    guardian_name: sql`(SELECT full_name FROM clients WHERE clients.id = guardian_id)`,
    pdf: sql`'waivers/' || waiver_signatures.id || '.pdf'`,
  },
  first: { ...named, Waiver: 'title', Version: 'version', 'Signed At': 'signed_at', PDF: 'pdf' },
}

const rules: PackTable = {
  name: 'auto_tag_rules',
  table: 'auto_tag_rules',
  about: 'Rules by which clients are tagged.',
  beside: { tag: sql`(SELECT name FROM tags WHERE tags.id = tag_id)` },
}

const emails: PackTable = {
  name: 'emails',
  table: 'emails',
  about: 'Which e-mails were sent to whom, without what they said: links in them open accounts.',
  omit: ['letter', 'unsubscribe_url'],
}

const notifications: PackTable = {
  name: 'notifications',
  table: 'notifications',
  about: 'What clients were told in their lists, when they read it and when it left for a device.',
  beside: whose,
}

const notificationSettings: PackTable = {
  name: 'notification_settings',
  table: 'notification_settings',
  about: 'How clients chose to be told: on their devices, by e-mail, or both.',
  key: ['client_id'],
  beside: whose,
}

const auditLog: PackTable = {
  name: 'audit_log',
  table: 'audit_entries',
  about: 'Who of the team changed what, and when.',
}

const imports: PackTable = {
  name: 'imports',
  table: 'import_jobs',
  about: 'Which files were imported.',
}

export const records: readonly PackTable[] = [
  waivers,
  waiverVersions,
  signatures,
  rules,
  emails,
  notifications,
  notificationSettings,
  auditLog,
  imports,
]
