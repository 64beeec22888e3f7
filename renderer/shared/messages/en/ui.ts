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
