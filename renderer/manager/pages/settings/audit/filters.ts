/** What the log is narrowed down by, as it stands in the address; `record` is the number of one of what it is about. */
export const NO_FILTERS = { person: 0, about: '', record: 0, kind: '', from: '', to: '' }
