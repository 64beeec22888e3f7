import { schedule } from '../schedule.ts'
import { classTemplates } from '../classTemplates.ts'

export const words = { schedule, classTemplates }

export type Schedule = typeof words
