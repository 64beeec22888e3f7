/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'es', 'fr', 'it']

/** The areas of messages that are fetched together; those in `shared/messages/` belong to every application. */
export const parts = {
  first: ['shared', 'pictures', 'selling', 'shell', 'commands', 'login', 'secondFactor', 'emailOutlook'],
  today: ['today', 'roster', 'seating', 'welcome'],
  people: ['clients', 'clientProfile', 'memberships', 'membershipTypes', 'coverage', 'receipts', 'standing', 'tasks'],
  appointments: ['availability', 'appointments'],
  schedule: ['schedule', 'substitutes', 'classTemplates', 'roomChoice'],
  groups: ['categories', 'colors'],
  desk: ['pointOfSale', 'products', 'sales', 'takings', 'giftCards', 'promoCodes'],
  rules: ['tagRules', 'tags', 'conditions', 'compliance'],
  flows: ['automations'],
  settings: ['health', 'license', 'kiosks', 'rooms', 'settings'],
  team: ['payroll', 'team'],
  imports: ['imports'],
  reports: ['reports'],
  charts: ['charts'],
  copies: ['amounts', 'copies', 'restore'],
  online: ['goingOnline', 'payments'],
  assistant: ['assistant'],
  around: ['help'],
}

export type Part = keyof typeof parts
