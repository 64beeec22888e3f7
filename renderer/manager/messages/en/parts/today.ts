import { today } from '../today.ts'
import { seating } from '../seating.ts'
import { roster } from '../roster.ts'
import { welcome } from '../welcome.ts'

export const words = { today, roster, seating, welcome }

export type Today = typeof words
