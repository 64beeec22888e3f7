import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts, type Language } from '../../shared/i18n/texts.ts'
import type { Messages, Parts } from './en/index.ts'

const en = {
  first: () => import('./en/parts/first.ts'),
  today: () => import('./en/parts/today.ts'),
  people: () => import('./en/parts/people.ts'),
  appointments: () => import('./en/parts/appointments.ts'),
  schedule: () => import('./en/parts/schedule.ts'),
  desk: () => import('./en/parts/desk.ts'),
  rules: () => import('./en/parts/rules.ts'),
  flows: () => import('./en/parts/flows.ts'),
  settings: () => import('./en/parts/settings.ts'),
  team: () => import('./en/parts/team.ts'),
  imports: () => import('./en/parts/imports.ts'),
  online: () => import('./en/parts/online.ts'),
  reports: () => import('./en/parts/reports.ts'),
  copies: () => import('./en/parts/copies.ts'),
  assistant: () => import('./en/parts/assistant.ts'),
} satisfies Language<Parts>

/** A line for each language; its files are fetched when somebody reads in it, a part with the first page that says it. */
export const texts = createTexts<Parts>({ en }, 'first')

/** The words of the manager’s application, in the reader's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
