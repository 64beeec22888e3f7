import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** Which column of a file goes where, and those of which nothing was made. */
export const columns = {
  lead: 'Which column fills which field. A column that is left out is not imported.',
  column: 'Column of the file',
  samples: 'In it',
  field: 'Goes to',
  leaveOut: 'Leave out',
  leftOut: (n: number) => count(n, { one: '1 column is left out', other: `${figure(n)} columns are left out` }),
  empty: 'Empty',
  goes: (column: string) => `Where “${column}” goes`,
  fieldOf: (column: string) => `Field for ${column}`,
  unknown: 'Columns that were not understood',
  unknownLead: 'They are not imported unless you say where they belong.',
  looks: 'Looks like',
  looksLike: {
    email: 'E-mail addresses',
    phone: 'Telephone numbers',
    date: 'Dates',
    money: 'Amounts of money',
    yes_no: 'Yes or no',
    number: 'Numbers',
    text: 'Words',
  },
  fits: 'Its values fit',
  showAll: (n: number) => `Show all ${figure(n)}`,
}
