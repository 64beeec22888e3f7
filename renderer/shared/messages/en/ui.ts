import type { UiLabels } from '../../../ui/labels.ts'
import { figures } from '../../i18n/plural.ts'

const figure = figures('en')

export const ui: UiLabels = {
  close: 'Close',
  clear: 'Clear',
  cancel: 'Cancel',
  loading: 'Loading',
  optional: 'optional',
  previous: 'Previous page',
  next: 'Next page',
  more: 'More',
  actions: 'Actions',
  breadcrumbs: 'Where this page is',
  notifications: 'Messages',
  openCalendar: 'Open the calendar',
  nothingFound: 'Nothing found',
  chooseFile: 'Choose a file',
  range: (from, to, total, capped) =>
    `${figure(from)} to ${figure(to)} of ${capped ? 'more than ' : ''}${figure(total)}`,
  pages: 'Pages',
  furthest: 'Pages end here. Narrow the list down to see what is further.',
  discardTitle: 'Discard changes?',
  discardMeans: 'What you entered here has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
}

/** The second step of signing in, for accounts with a second factor. */
export const factor = {
  title: 'Enter the code',
  lead: 'Your authenticator app shows six digits; they change every half minute.',
  code: 'Code',
  recoveryTitle: 'Use a recovery code',
  recoveryLead: 'One of those you kept when you set the second factor up. Each works once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app',
  back: 'Back to signing in',
  submit: 'Sign in',
}
