import type { Visit } from '../steps.ts'

/** What is done at the desk, with sales and with memberships, and what each page says when it is done. */
export const desk: Visit[] = []
