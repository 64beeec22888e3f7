import type { Visit } from '../steps.ts'

/** What is done with the timetable and its rosters, and what each page says when it is done. */
export const planning: Visit[] = []
