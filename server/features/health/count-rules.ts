/** Of each finding at most one, by which its sentence is for one thing or for several. */
const COUNTS = ['queued', 'failed', 'given_up', 'minutes', 'undelivered', 'classes', 'types', 'above']

/** The count that the sentence of a finding with these values is about. */
export const countIn = (values: Readonly<Record<string, unknown>>): unknown =>
  COUNTS.map((name) => values[name]).find((value) => value !== undefined)
