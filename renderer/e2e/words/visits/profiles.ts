import type { Visit } from '../steps.ts'

/** What is done with clients, their waivers, tags and rules, and what each page says when it is done. */
export const profiles: Visit[] = []
