import { schedule } from '../schedule.ts'
import { roomChoice } from '../roomChoice.ts'
import { classTemplates } from '../classTemplates.ts'
import { substitutes } from '../substitutes.ts'

export const words = { schedule, classTemplates, roomChoice, substitutes }

export type Schedule = typeof words
