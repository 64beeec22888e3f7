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

const de = {
  first: () => import('./de/parts/first.ts'),
  today: () => import('./de/parts/today.ts'),
  people: () => import('./de/parts/people.ts'),
  appointments: () => import('./de/parts/appointments.ts'),
  schedule: () => import('./de/parts/schedule.ts'),
  desk: () => import('./de/parts/desk.ts'),
  rules: () => import('./de/parts/rules.ts'),
  flows: () => import('./de/parts/flows.ts'),
  settings: () => import('./de/parts/settings.ts'),
  team: () => import('./de/parts/team.ts'),
  imports: () => import('./de/parts/imports.ts'),
  online: () => import('./de/parts/online.ts'),
  reports: () => import('./de/parts/reports.ts'),
  copies: () => import('./de/parts/copies.ts'),
  assistant: () => import('./de/parts/assistant.ts'),
} satisfies Language<Parts>

const es = {
  first: () => import('./es/parts/first.ts'),
  today: () => import('./es/parts/today.ts'),
  people: () => import('./es/parts/people.ts'),
  appointments: () => import('./es/parts/appointments.ts'),
  schedule: () => import('./es/parts/schedule.ts'),
  desk: () => import('./es/parts/desk.ts'),
  rules: () => import('./es/parts/rules.ts'),
  flows: () => import('./es/parts/flows.ts'),
  settings: () => import('./es/parts/settings.ts'),
  team: () => import('./es/parts/team.ts'),
  imports: () => import('./es/parts/imports.ts'),
  online: () => import('./es/parts/online.ts'),
  reports: () => import('./es/parts/reports.ts'),
  copies: () => import('./es/parts/copies.ts'),
  assistant: () => import('./es/parts/assistant.ts'),
} satisfies Language<Parts>

const fr = {
  first: () => import('./fr/parts/first.ts'),
  today: () => import('./fr/parts/today.ts'),
  people: () => import('./fr/parts/people.ts'),
  appointments: () => import('./fr/parts/appointments.ts'),
  schedule: () => import('./fr/parts/schedule.ts'),
  desk: () => import('./fr/parts/desk.ts'),
  rules: () => import('./fr/parts/rules.ts'),
  flows: () => import('./fr/parts/flows.ts'),
  settings: () => import('./fr/parts/settings.ts'),
  team: () => import('./fr/parts/team.ts'),
  imports: () => import('./fr/parts/imports.ts'),
  online: () => import('./fr/parts/online.ts'),
  reports: () => import('./fr/parts/reports.ts'),
  copies: () => import('./fr/parts/copies.ts'),
  assistant: () => import('./fr/parts/assistant.ts'),
} satisfies Language<Parts>

const it = {
  first: () => import('./it/parts/first.ts'),
  today: () => import('./it/parts/today.ts'),
  people: () => import('./it/parts/people.ts'),
  appointments: () => import('./it/parts/appointments.ts'),
  schedule: () => import('./it/parts/schedule.ts'),
  desk: () => import('./it/parts/desk.ts'),
  rules: () => import('./it/parts/rules.ts'),
  flows: () => import('./it/parts/flows.ts'),
  settings: () => import('./it/parts/settings.ts'),
  team: () => import('./it/parts/team.ts'),
  imports: () => import('./it/parts/imports.ts'),
  online: () => import('./it/parts/online.ts'),
  reports: () => import('./it/parts/reports.ts'),
  copies: () => import('./it/parts/copies.ts'),
  assistant: () => import('./it/parts/assistant.ts'),
} satisfies Language<Parts>

/** A line for each language; its files are fetched when somebody reads in it, a part with the first page that says it. */
export const texts = createTexts<Parts>({ en, de, es, fr, it }, 'first')

/** The words of the manager’s application, in the reader's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
