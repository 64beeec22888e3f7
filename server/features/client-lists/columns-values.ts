/** The columns that a list of clients can have, in the order they have unless somebody chose another. */
export const clientColumns = [
  'name',
  'membership',
  'credits',
  'last_visit',
  'next_class',
  'owed',
  'tags',
  'email',
  'phone',
  'client_since',
  'birthday',
] as const

export type ClientColumn = (typeof clientColumns)[number]
