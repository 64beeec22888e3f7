/** True if a day is one to ask for, from 1900 to 2199: while its year is being typed it is none (0202-03-14). */
export const isWholeDay = (day: string): boolean => /^(?:19|20|21)\d\d-/.test(day)
