import { sql } from 'kysely'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'

const ofAutomation = { automation_name: sql`(SELECT name FROM automations WHERE automations.id = automation_id)` }

const automations: PackTable = {
  name: 'automations',
  table: 'automations',
  about: 'What the studio told its clients by itself: what set it off, for whom, and until when.',
}

const versions: PackTable = {
  name: 'automation_versions',
  table: 'automation_versions',
  key: ['automation_id', 'version'],
  about: 'The steps of the automations, as they were at each time.',
  beside: ofAutomation,
}

const enrollments: PackTable = {
  name: 'automation_enrollments',
  table: 'automation_enrollments',
  about: 'Who was in which automation, and how it ended.',
  omit: ['depth', 'attempts', 'last_error'],
  beside: { ...whose, ...ofAutomation },
  first: named,
}

const steps: PackTable = {
  name: 'automation_steps',
  table: 'automation_step_runs',
  about: 'What became of each step.',
}

const messages: PackTable = {
  name: 'marketing_messages',
  table: 'marketing_messages',
  about: 'What went to clients to make the studio known, and whether they came after it.',
  omit: ['unsubscribe_hash'],
  beside: whose,
  first: named,
}

export const marketing: readonly PackTable[] = [automations, versions, enrollments, steps, messages]
