import { schedule } from '../schedule.ts'
import { roomChoice } from '../roomChoice.ts'
import { classTemplates } from '../classTemplates.ts'
import { substitutes } from '../substitutes.ts'
import type { Schedule } from '../../en/parts/schedule.ts'

export const words: Schedule = { schedule, classTemplates, roomChoice, substitutes }
