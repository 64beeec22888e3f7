import type { Visit } from '../steps.ts'

/** What a client sees and does on their phone, in this order. */
export const portal: Visit[] = []
