import type { Visit } from '../steps.ts'

/** What is done with the team and the settings, and what each page says when it is done. */
export const running: Visit[] = []
