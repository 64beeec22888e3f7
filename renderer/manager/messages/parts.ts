/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'es', 'fr', 'it']

/** The files of messages that are fetched together; those under `shared/` belong to every application. */
export const parts = {
  first: ['shared/index', 'shell', 'commands', 'login'],
  today: ['today', 'roster', 'welcome'],
  people: ['clients', 'clientProfile', 'memberships', 'membershipTypes', 'receipts', 'tasks'],
  appointments: ['shared/availability', 'appointments'],
  schedule: ['schedule', 'classTemplates'],
  desk: ['pointOfSale', 'products', 'sales', 'giftCards'],
  rules: ['tags', 'conditions', 'compliance'],
  flows: ['automations'],
  settings: ['health', 'license', 'rooms', 'settings'],
  team: ['payroll', 'team'],
  imports: ['import'],
  reports: ['reports'],
  copies: ['copies'],
  online: ['goingOnline'],
  assistant: ['assistant'],
}

export type Part = keyof typeof parts
