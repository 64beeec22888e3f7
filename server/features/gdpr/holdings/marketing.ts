import { hers, nothing, within, type Holding } from './holding.ts'

const figures = 'The studio’s figures of its automations; nothing in it is about the person any more.'

export const enrollments: Holding = {
  table: 'automation_enrollments',
  rows: hers('automation_enrollments'),
  exported: 'automations',
  omit: ['depth', 'attempts', 'last_error'],
  erase: () => ({ payload: {}, last_error: null }),
  kept: { what: 'That somebody was in an automation, and when', why: figures },
}

const stepRuns: Holding = {
  table: 'automation_step_runs',
  rows: within('enrollment_id', enrollments),
  exported: 'automation_steps',
  erase: nothing,
}

const messages: Holding = {
  table: 'marketing_messages',
  rows: hers('marketing_messages'),
  exported: 'marketing_messages',
  omit: ['unsubscribe_hash'],
  erase: nothing,
  kept: {
    what: 'When marketing messages went to them, without their words',
    why: 'The studio must be able to show that it was allowed to do what it did (GDPR, article 7).',
  },
}

/** Codes that were made for the client alone: nobody else can use them. */
const ownCodes: Holding = {
  table: 'promo_codes',
  rows: hers('promo_codes'),
  exported: 'promo_codes',
  erase: () => ({ is_active: false }),
}

export const marketingHoldings: readonly Holding[] = [stepRuns, messages, enrollments, ownCodes]
