import { problems, storage } from './problems.ts'
import { factor, ui } from './ui.ts'

const words = {
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  close: 'Close',
  loading: 'Loading',
  oneMoment: 'One moment…',
  offline: 'You are offline. What you see may be out of date.',
  gone: 'The studio’s server is not answering.',
  goneHere: 'Start Studio Desk again on this computer; this page then goes on by itself.',
  backOnline: 'Back online',
  skipToContent: 'Skip to the content',
  signOut: 'Sign out',
  language: 'Language',
  studioLanguage: 'The studio’s language',
  formats: {
    dates: 'Dates',
    times: 'Times',
    asStudio: 'As the studio',
    orders: { dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' },
    hours: { 24: '24 hours', 12: '12 hours' },
  },
  theme: 'Appearance',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
}

const palette = {
  title: 'Search and do',
  placeholder: 'Search pages, people and actions',
  pages: 'Pages',
  people: 'People',
  actions: 'Actions',
  nothing: (text: string) => `Nothing found for “${text}”`,
}

export const shared = { words, palette, problems, storage, ui, factor }

export type SharedMessages = typeof shared
